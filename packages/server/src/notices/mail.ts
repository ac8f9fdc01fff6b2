// E-mail, where SMTP_URL says how to send it. An address is used once its owner has followed the link in a first letter.
import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Mailer {
  readonly send: (to: string, subject: string, text: string) => Promise<void>
  readonly close: () => void
}

export async function openMail(url: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  return {
    send: async (to, subject, text) => {
      await transport.sendMail({ from, to, subject, text })
    },
    close: () => transport.close(),
  }
}

const sign = (key: string, guest: string, address: string): string => createHmac('sha256', key).update(`mail:${guest}:${address}`).digest('base64url')

/** Proves that whoever has it reads the letters of the address. */
export const mailToken = (key: string, guest: string, address: string): string => `${guest}.${Buffer.from(address).toString('base64url')}.${sign(key, guest, address)}`

export function readMailToken(key: string, token: string): { readonly guest: string; readonly address: string } | null {
  const [guest = '', coded = '', mark = ''] = token.split('.')
  const address = Buffer.from(coded, 'base64url').toString()
  const [given, due] = [Buffer.from(mark), Buffer.from(sign(key, guest, address))]
  return given.length === due.length && timingSafeEqual(given, due) ? { guest, address } : null
}

const confirmations: Readonly<Record<string, readonly [subject: string, text: string]>> = {
  en: ['Notices of your tables', 'Follow this link to get letters when the others wait for you. If you did not ask for it, do nothing.'],
  pl: ['Powiadomienia o twoich stołach', 'Otwórz ten odnośnik, aby dostawać listy, gdy pozostali na ciebie czekają. Jeśli to nie ty, nic nie rób.'],
  hu: ['Értesítések az asztalaidról', 'Nyisd meg ezt a linket, hogy levelet kapj, amikor a többiek rád várnak. Ha nem te kérted, ne tégy semmit.'],
  ru: ['Уведомления о ваших столах', 'Откройте эту ссылку, чтобы получать письма, когда остальные ждут вас. Если вы этого не просили, ничего не делайте.'],
}

export const confirmation = (language: string, link: string): readonly [subject: string, text: string] => {
  const [subject, text] = confirmations[language] ?? confirmations['en'] ?? ['', '']
  return [subject, `${text}\n\n${link}\n`]
}
