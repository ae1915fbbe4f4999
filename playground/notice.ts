/** Tells the user what a command did, in sight and to screen readers; the text goes after a while. */
export function createNotice(region: HTMLElement): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    region.textContent = text
    region.hidden = text === ''
    clearTimeout(timer)
    timer = setTimeout(() => {
      region.textContent = ''
      region.hidden = true
    }, 6000)
  }
}
