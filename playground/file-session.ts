import {byId} from './element.ts'
import {showFile, type OpenedFile} from './file-panel.ts'
import {addedTables, proofSettings, type PageState} from './page-state.ts'

/** The file that is open, if any. */
export interface FileSession {
  /** Reads and shows a file. */
  open(file: File): void
  /** Shows the file again, after a setting has changed. */
  refresh(): void
  close(): void
  isOpen(): boolean
}

/** Largest file that is opened, in bytes. */
const largestFile = 50_000_000

/** Starts a session without a file; `change` is called when one is opened or closed. */
export function createFileSession(state: PageState, change: (isOpen: boolean) => void): FileSession {
  const panel = byId('file')
  let current: OpenedFile | undefined
  let isUnsafe = false

  async function judge(file: OpenedFile): Promise<void> {
    const answer = await state.ask({kind: 'file', name: file.name, bytes: file.bytes, tables: addedTables(state), isUnsafe})
    if (current !== file) return
    panel.hidden = false
    showFile(panel, file, answer, proofSettings(state), {
      isUnsafe,
      setUnsafe(wanted) {
        isUnsafe = wanted
        refresh()
      },
      close,
      notice: state.notice
    })
  }

  function refresh(): void {
    const file = current
    if (file !== undefined) state.run(() => judge(file))
  }

  function close(): void {
    if (current === undefined) return
    current = undefined
    panel.hidden = true
    panel.replaceChildren()
    change(false)
  }

  return {
    open(file) {
      state.run(async () => {
        if (file.size > largestFile) return state.notice(state.language.words.file.tooLarge)
        const opened = {name: file.name, bytes: new Uint8Array(await file.arrayBuffer())}
        current = opened
        isUnsafe = false
        change(true)
        await judge(opened)
        if (current === opened) document.getElementById('file-heading')?.focus()
      })
    },
    refresh,
    close,
    isOpen: () => current !== undefined
  }
}
