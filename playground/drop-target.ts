/** Lets files be dropped anywhere on the page, or pasted. `isOver` is called while one hangs over it. */
export function takeFiles(open: (file: File) => void, isOver: (isOver: boolean) => void): void {
  let depth = 0
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true
  addEventListener('dragenter', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    depth++
    isOver(true)
  })
  addEventListener('dragover', (event) => {
    if (hasFiles(event)) event.preventDefault()
  })
  addEventListener('dragleave', (event) => {
    if (!hasFiles(event)) return
    depth = Math.max(0, depth - 1)
    if (depth === 0) isOver(false)
  })
  addEventListener('drop', (event) => {
    depth = 0
    isOver(false)
    const file = event.dataTransfer?.files[0]
    // Dropped text goes where the browser puts it.
    if (file === undefined) return
    event.preventDefault()
    open(file)
  })
  addEventListener('paste', (event) => {
    const file = event.clipboardData?.files[0]
    // What some programs copy is both text and a picture of it.
    if (file === undefined || event.clipboardData?.types.includes('text/plain') === true) return
    event.preventDefault()
    open(file)
  })
}
