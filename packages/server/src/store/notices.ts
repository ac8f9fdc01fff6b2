// How somebody can be told that others wait.
import type { Store } from './store.ts'

export interface Reach {
  readonly subscriptions: readonly { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }[]
  readonly email: string | null
  readonly language: string
  /** Whether there is still something to be told. */
  readonly playing: boolean
}

export async function reachOf({ db }: Store, guest: string, table: string): Promise<Reach> {
  const [who, rows, game] = await Promise.all([
    db.selectFrom('guests').select(['email', 'language']).where('id', '=', guest).executeTakeFirst(),
    db.selectFrom('subscriptions').select(['endpoint', 'keys']).where('guest', '=', guest).execute(),
    db.selectFrom('tables').select('status').where('id', '=', table).executeTakeFirst(),
  ])
  const subscriptions = rows.map(({ endpoint, keys }) => ({ endpoint, keys: JSON.parse(keys) as { p256dh: string; auth: string } }))
  return { subscriptions, email: who?.email ?? null, language: who?.language ?? 'en', playing: game?.status === 'playing' }
}

const MOST_BROWSERS = 10

/** False when somebody has too many browsers already. */
export async function subscribe({ db }: Store, guest: string, endpoint: string, keys: string, language: string): Promise<boolean> {
  const known = await db.selectFrom('subscriptions').select('endpoint').where('guest', '=', guest).execute()
  if (known.length >= MOST_BROWSERS && known.every((one) => one.endpoint !== endpoint)) return false
  await db.insertInto('subscriptions').values({ endpoint, guest, keys }).onConflict((c) => c.column('endpoint').doUpdateSet({ guest, keys })).execute()
  await db.updateTable('guests').set({ language }).where('id', '=', guest).execute()
  return true
}

export const forgetSubscription = async ({ db }: Store, endpoint: string, guest?: string): Promise<void> => {
  const query = db.deleteFrom('subscriptions').where('endpoint', '=', endpoint)
  await (guest === undefined ? query : query.where('guest', '=', guest)).execute()
}

export const setEmail = async ({ db }: Store, guest: string, email: string | null, language?: string): Promise<void> => {
  await db.updateTable('guests').set({ email, ...(language === undefined ? {} : { language }) }).where('id', '=', guest).execute()
}
