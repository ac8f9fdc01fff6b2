// Lists that change while somebody looks at them.
const LOOK_MS = 10_000

/** Looks now, every so often and when the page comes back to the front; the end of it. */
export function againAndAgain(look: () => Promise<void>): () => void {
  const seen = (): void => void (document.visibilityState === 'visible' && look())
  void look()
  document.addEventListener('visibilitychange', seen)
  const timer = setInterval(seen, LOOK_MS)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
