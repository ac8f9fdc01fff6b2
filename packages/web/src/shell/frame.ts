// Moments of the screen. Where nothing is drawn, in a hidden page or in a test without a browser, they come at once.
const isDrawn = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'visible'

/** Just before the next picture. Whoever measures here, and not while the page is half changed, has the browser lay it out once. */
export function beforePaint(work: () => void): void {
  if (isDrawn()) requestAnimationFrame(work)
  else work()
}

/** When what has changed is on the screen: the frame after it has begun. */
export const drawn = (): Promise<void> => (isDrawn() ? new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))) : Promise.resolve())

/** A busy page is not waited for longer. */
const MOST_MS = 2000

/** When nobody waits for the page. */
export const idle = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => done(), { timeout: MOST_MS })
    else setTimeout(done, MOST_MS / 4)
  })
