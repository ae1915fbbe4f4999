/** How long the page waits for more typing before it speaks, in milliseconds. */
const pause = 900

/** Speaks to screen readers through a live region: only what is new, and only when typing rests. */
export function createAnnouncer(region: Element): (text: string) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (text) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (region.textContent !== text) region.textContent = text
    }, pause)
  }
}
