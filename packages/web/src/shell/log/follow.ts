// Brings a line of the log into sight, and stays with it while lines around it are laid out for the first time.

/** Frames the line must have rested in before it counts as found; so many are waited for at most. */
const AT_REST = 2
const MOST_FRAMES = 30

/** Parts out of sight have only a guessed height (content-visibility): where the line lies is known when its neighbours have been drawn. */
export function follow(list: HTMLElement, line: Element): () => void {
  let [frame, rested] = [0, 0]
  const look = (left: number): void => {
    const [box, view] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
    rested = box.top >= view.top && box.bottom <= view.bottom ? rested + 1 : 0
    if (rested === 0) line.scrollIntoView({ block: 'center' })
    if (rested < AT_REST && left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  look(MOST_FRAMES)
  return () => cancelAnimationFrame(frame)
}
