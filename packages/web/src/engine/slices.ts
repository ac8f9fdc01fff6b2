// Long work in short pieces: an answer must not wait behind outcomes nobody looks at any more.

/** Long enough to get on, short enough not to be noticed. */
const SLICE_MS = 8

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done, 0))

/** Does the work piece by piece; null when it is no longer wanted. */
export async function inSlices<T>(work: Generator<void, T, void>, wanted: () => boolean, now: () => number = () => performance.now()): Promise<T | null> {
  for (let until = now() + SLICE_MS; ; ) {
    const step = work.next()
    if (step.done === true) return step.value
    if (now() < until) continue
    await nextTask()
    if (!wanted()) return null
    until = now() + SLICE_MS
  }
}
