// How much one connection, guest or address may ask for: a bucket that refills.
export interface Limit {
  /** Asked for at once at most. */
  readonly most: number
  /** How many come back per second. */
  readonly perSecond: number
}

export interface Buckets {
  /** Whether one more is allowed. */
  take(key: string): boolean
}

interface Bucket {
  left: number
  at: number
}

const MOST_BUCKETS = 50_000

export function buckets({ most, perSecond }: Limit, now: () => number): Buckets {
  const known = new Map<string, Bucket>()
  return {
    take(key) {
      const at = now()
      const bucket = known.get(key) ?? { left: most, at }
      bucket.left = Math.min(most, bucket.left + ((at - bucket.at) / 1000) * perSecond)
      bucket.at = at
      known.delete(key)
      known.set(key, bucket) // the newest last, so that the oldest can go first
      const [oldest] = known.keys()
      if (known.size > MOST_BUCKETS && oldest !== undefined) known.delete(oldest)
      if (bucket.left < 1) return false
      bucket.left--
      return true
    },
  }
}

export interface Limits extends Readonly<Record<'messages' | 'requests' | 'arrivals' | 'tables' | 'tablesOfAddress' | 'talk', Limit>> {
  /** Sockets that are open at the same time. */
  readonly sockets: { readonly guest: number; readonly address: number }
  /** Messages of one connection that wait to be heard: a page says a few things at once, and whoever pours in more is let go. */
  readonly waiting: number
}

export interface Turnstile {
  /** Whether one more may come in; whoever came in goes out again. */
  enter(guest: string, address: string): boolean
  leave(guest: string, address: string): void
}

export function turnstile({ guest: mostGuest, address: mostAddress }: Limits['sockets']): Turnstile {
  const inside = new Map<string, number>()
  const count = (key: string, by: number): void => {
    const now = (inside.get(key) ?? 0) + by
    if (now > 0) inside.set(key, now)
    else inside.delete(key)
  }
  return {
    enter(guest, address) {
      if ((inside.get(`guest ${guest}`) ?? 0) >= mostGuest || (inside.get(`address ${address}`) ?? 0) >= mostAddress) return false
      count(`guest ${guest}`, 1)
      count(`address ${address}`, 1)
      return true
    },
    leave(guest, address) {
      count(`guest ${guest}`, -1)
      count(`address ${address}`, -1)
    },
  }
}

export const usualLimits: Limits = {
  /** Messages of one guest, through all connections. */
  messages: { most: 60, perSecond: 20 },
  /** Requests of one address. */
  requests: { most: 120, perSecond: 10 },
  /** New guests of one address. */
  arrivals: { most: 60, perSecond: 1 },
  /** Tables of one guest. */
  tables: { most: 20, perSecond: 1 / 60 },
  /** Tables of one address: whoever throws the cookie away is another guest at the same one. */
  tablesOfAddress: { most: 100, perSecond: 1 / 6 },
  /** Lines of talk of one guest. */
  talk: { most: 8, perSecond: 0.5 },
  sockets: { guest: 20, address: 1000 },
  waiting: 200,
}
