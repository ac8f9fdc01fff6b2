// What closes under a finger leaves the second half of a double tap to whatever comes to light there: it is not heard.
export const SECOND_TAP_MS = 400
const NEAR = 24

/** Call with the tap that closes something. */
export function ignoreSecondTap({ clientX, clientY }: MouseEvent): void {
  const ears = new AbortController()
  for (const name of ['pointerdown', 'mousedown', 'click', 'dblclick'] as const)
    addEventListener(name, (event) => {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR || (name === 'click' && event.detail === 0)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }, { capture: true, signal: ears.signal })
  setTimeout(() => ears.abort(), SECOND_TAP_MS)
}
