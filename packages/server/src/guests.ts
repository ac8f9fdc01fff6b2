// Who somebody is, without an account: a signed cookie that no script can read.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { addGuest, keyOf, type Store } from './store/store.ts'

export const COOKIE = 'tollan-guest'
const YEAR = 365 * 24 * 3600

export interface Guests {
  readonly store: Store
  readonly key: string
}

export const openGuests = async (store: Store): Promise<Guests> => ({ store, key: await keyOf(store, 'guests', () => randomBytes(32).toString('hex')) })

const signed = (key: string, id: string): string => createHmac('sha256', key).update(`guest:${id}`).digest('base64url')

/** The guest a cookie stands for, or null when it is forged or damaged. */
export function guestOf({ key }: Guests, cookie: string | undefined): string | null {
  const [id = '', mark = '', ...rest] = (cookie ?? '').split('.')
  if (rest.length > 0 || !/^[A-Za-z0-9_-]{24}$/.test(id)) return null
  const [given, due] = [Buffer.from(mark), Buffer.from(signed(key, id))]
  return given.length === due.length && timingSafeEqual(given, due) ? id : null
}

/** A new guest, and the cookie to know it by. */
export async function newGuest({ store, key }: Guests, at: number): Promise<{ readonly id: string; readonly cookie: string }> {
  const id = randomBytes(18).toString('base64url')
  await addGuest(store, id, at)
  return { id, cookie: cookieOf(key, id) }
}

export const cookieOf = (key: string, id: string): string => `${id}.${signed(key, id)}`

export const cookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR }) as const
