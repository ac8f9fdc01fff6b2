// One tab plays a game, others look on. The lock says who plays; the store refuses whoever lost it in between.
const CHANNEL = 'tollan-games'

const lockOf = (id: string): string => `tollan-game-${id}`

/** Lets go of a game. */
export type Release = () => void

/**
 * Holds a game for this tab; null when another tab has it and it is not to be taken away. `lost` tells that another tab took it.
 * Without locks (pages that are not secure) every tab may begin, and the store refuses all but the last.
 */
export function holdGame(id: string, take: boolean, lost: () => void): Promise<Release | null> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks === undefined) return Promise.resolve(() => {})
  return new Promise((done) => {
    let mine = true
    locks
      .request(lockOf(id), take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) return done(null)
        return new Promise<void>((release) => {
          done(() => {
            mine = false
            release()
          })
        })
      })
      .catch(() => {
        if (mine) lost()
      })
  })
}

/** Tells other tabs that a game has changed. */
export function tellChanged(id: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(id)
  channel.close()
}

/** Hears from other tabs that a game has changed. */
export function onChanged(heard: (id: string) => void): Release {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') heard(data)
  }
  return () => channel.close()
}
