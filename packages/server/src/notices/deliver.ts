// Tells somebody that others wait: to every browser that wants it, and by e-mail where that is set up.
import { forgetSubscription, reachOf } from '../store/notices.ts'
import type { Notice } from '../store/due.ts'
import type { Store } from '../store/store.ts'

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface Deliver {
  /** False when the browser wants nothing any more. */
  readonly push: (to: Subscription, payload: string, topic: string) => Promise<boolean>
  /** Null where no mail can be sent. */
  readonly mail: ((to: string, subject: string, text: string) => Promise<void>) | null
  /** The address of the page, for links in letters; null while nobody said it. */
  readonly page: string | null
  readonly fault: (error: unknown) => void
}

/** Words of a letter; a browser finds its own. */
const letters: Readonly<Record<string, readonly [subject: string, text: string]>> = {
  en: ['It is your turn', 'The others wait for you at this table:'],
  pl: ['Twoja kolej', 'Pozostali czekają na ciebie przy tym stole:'],
  hu: ['Te következel', 'A többiek rád várnak ennél az asztalnál:'],
  ru: ['Ваш ход', 'Остальные ждут вас за этим столом:'],
}

export async function deliver(store: Store, { push, mail, page, fault }: Deliver, { table, guest }: Notice): Promise<void> {
  const { subscriptions, email, language, playing } = await reachOf(store, guest, table)
  if (!playing) return
  const payload = JSON.stringify({ kind: 'your-turn', table, language })
  for (const one of subscriptions)
    if (!(await push(one, payload, table.slice(0, 32)).catch((error: unknown) => (fault(error), true)))) await forgetSubscription(store, one.endpoint)
  const [subject, text] = letters[language] ?? letters['en'] ?? ['', '']
  if (email !== null && mail !== null && page !== null) await mail(email, subject, `${text}\n\n${page}/#/table/${table}\n`).catch(fault)
}
