// Acts of many tables that come at the same moment are written together: they wait for the disk once.
/** Groups begin at least so far apart: whoever plays does not notice it, and the disk is asked a quarter as often. */
const APART_MS = 4

export interface Together<T> {
  /** Written, with whatever else is there when the writing begins. */
  write(item: T): Promise<boolean>
  /** Everything that was given has been written. */
  settled(): Promise<void>
}

interface Waiting<T> {
  readonly item: T
  readonly done: (written: boolean) => void
  readonly failed: (error: unknown) => void
}

/** `all` writes every item or none, and says of each whether it was new. */
export function together<T>(all: (items: readonly T[]) => Promise<readonly boolean[]>): Together<T> {
  let waiting: Waiting<T>[] = []
  let writing: Promise<void> | null = null
  let begun = -Infinity
  const flush = async (): Promise<void> => {
    const wait = begun + APART_MS - performance.now()
    await new Promise<void>((next) => void (wait > 0 ? setTimeout(next, wait) : setImmediate(next))) // whoever speaks in this moment comes along
    begun = performance.now()
    const group = waiting
    waiting = []
    try {
      const written = await all(group.map(({ item }) => item))
      group.forEach(({ done }, i) => done(written[i] ?? false))
    } catch (error) {
      for (const { failed } of group) failed(error)
    }
    writing = waiting.length === 0 ? null : flush()
  }
  return {
    write: (item) =>
      new Promise((done, failed) => {
        waiting.push({ item, done, failed })
        writing ??= flush()
      }),
    async settled() {
      while (writing !== null) await writing
    },
  }
}
