import type {Explanation} from '../src/index.ts'
import {byId} from './element.ts'
import {examples} from './examples.ts'
import {addedTables, proofSettings, type PageState} from './page-state.ts'
import {createTextPanel, statusOf} from './text-panel.ts'
import type {JudgedText} from './question.ts'

/** The text that is typed, and what is shown of it. */
export interface TextSession {
  /** Judges the text as it stands now. */
  judge(): void
  /** Shows the line of the caret in full, when it has moved to another. */
  follow(caretLine: number): Promise<void>
  /** Stops and takes up showing, while a file is open. */
  pause(isPaused: boolean): void
  /** The text with every repair made; undefined when there is no text. */
  fixed(): string | undefined
}

/** Starts the session of the text field; `announce` speaks the status. */
export function createTextSession(state: PageState, announce: (text: string) => void): TextSession {
  const input = byId<HTMLTextAreaElement>('input')
  const panel = createTextPanel((lineNumber) => state.run(() => choose(lineNumber)))
  let judged: JudgedText | undefined
  let explanations = new Map<number, Explanation>()
  let chosen = 1
  /** The line that was asked for last. */
  let wanted = 1
  let lastCaretLine = 1
  let isPaused = false
  /** Whether the worker is judging, and whether the text has changed meanwhile: only the newest text is judged next. */
  let isBusy = false
  let isStale = false

  const show = (): void => {
    if (judged !== undefined) panel.show(judged, explanations, chosen, proofSettings(state))
  }

  async function judgeOnce(): Promise<void> {
    const text = input.value
    if (text === '') return showEmpty()
    const caretLine = lineAt(text, input.selectionEnd)
    const answer = await state.ask({kind: 'text', text, tables: addedTables(state), lineNumber: caretLine})
    if (isPaused) return
    judged = answer
    lastCaretLine = caretLine
    explanations = new Map(answer.explanations.map((explanation) => [explanation.lineNumber, explanation]))
    // Behind the last line end there is no line.
    const typedLine = explanations.has(caretLine) ? caretLine : caretLine - 1
    // The line that is being typed, unless there is nothing to say of it.
    chosen = explanations.get(typedLine)?.outcome.kind === 'right' ? (answer.found[0] ?? typedLine) : typedLine
    const start = performance.now()
    show()
    announce(statusOf(answer, state.language.words))
    // For tests and measurements: which text is shown, and how long that took.
    performance.clearMarks('mojilint-shown')
    performance.clearMeasures('mojilint-show')
    performance.measure('mojilint-show', {start})
    performance.mark('mojilint-shown', {detail: text})
  }

  async function showEmpty(): Promise<void> {
    judged = undefined
    const [example] = examples
    const text = await state.ask({kind: 'damage', text: example.text, tables: example.tables})
    const {explanations: [explanation]} = await state.ask({kind: 'piece', text, tables: []})
    if (explanation !== undefined && input.value === '') panel.showExample(explanation, proofSettings(state))
  }

  async function judgeUntilFresh(): Promise<void> {
    try {
      do {
        isStale = false
        await judgeOnce()
      } while (isStale && !isPaused)
    } finally {
      isBusy = false
    }
  }

  async function choose(lineNumber: number): Promise<void> {
    if (judged === undefined || lineNumber === chosen) return
    wanted = lineNumber
    if (!explanations.has(lineNumber)) for (const explanation of await state.ask({kind: 'lines', lineNumbers: [lineNumber]})) explanations.set(lineNumber, explanation)
    if (wanted !== lineNumber || !explanations.has(lineNumber)) return
    chosen = lineNumber
    show()
  }

  return {
    judge() {
      if (isPaused) return
      if (isBusy) isStale = true
      else {
        isBusy = true
        state.run(judgeUntilFresh)
      }
    },
    async follow(caretLine) {
      if (caretLine === lastCaretLine) return
      lastCaretLine = caretLine
      await choose(caretLine)
    },
    pause(paused) {
      isPaused = paused
    },
    fixed: () => judged?.fixed
  }
}

/** 1-based number of the line that holds a place of a text field, whose line ends are all LF. */
export function lineAt(text: string, codeUnit: number): number {
  let lineNumber = 1
  for (let end = text.indexOf('\n'); end >= 0 && end < codeUnit; end = text.indexOf('\n', end + 1)) lineNumber++
  return lineNumber
}
