// Plain requests about oneself: name, other devices, notices, everything that is kept, and its end.
import { mailing, renaming, subscribing } from '@tollan/protocol'
import type { FastifyInstance } from 'fastify'
import { answer, type Edge } from './edge.ts'
import { COOKIE, cookieOf, cookieOptions, type Guests } from './guests.ts'
import { buckets } from './limits.ts'
import { confirmation, type Mailer, mailToken, readMailToken } from './notices/mail.ts'
import { isPushService } from './notices/push.ts'
import { refuse } from './refused.ts'
import { dataOf, deviceLink, forgetGuest, useDeviceLink } from './store/guest-data.ts'
import { forgetSubscription, setEmail, subscribe } from './store/notices.ts'
import { guestName, nameGuest } from './store/store.ts'
import { hear, type Tables } from './tables/tables.ts'

/** How people can be told that others wait. */
export interface Reach {
  /** What a browser must know to subscribe. */
  readonly pushKey: string
  readonly mail: Mailer | null
  /** The address of the page, for links in letters. */
  readonly page: string | null
}

/** Letters to an address that may be anybody's. */
const LETTERS = { most: 3, perSecond: 1 / 1200 }
const LONGEST_CODE = 300

export function guestRoutes(inside: FastifyInstance, tables: Tables, guests: Guests, { guest, read }: Edge, { pushKey, mail, page }: Reach): void {
  const { store, now } = tables
  const letters = buckets(LETTERS, now)
  inside.get('/me', async (request, reply) => {
    const who = await guest(request, reply)
    if (who !== null) await reply.send({ name: await guestName(store, who) })
  })
  inside.put('/me', async (request, reply) => {
    const who = await guest(request, reply)
    const wish = who === null ? null : await read(renaming, request, reply)
    if (who === null || wish === null) return
    await nameGuest(store, who, wish.name)
    await reply.send({ name: wish.name })
  })
  inside.delete('/me', async (request, reply) => {
    const who = await guest(request, reply)
    if (who === null) return
    const held = await forgetGuest(store, who, now())
    for (const table of held) if (tables.live.has(table)) await hear(tables, table)
    await reply.clearCookie(COOKIE, { path: '/' }).send({})
  })
  inside.get('/me/data', async (request, reply) => {
    const who = await guest(request, reply)
    if (who !== null) await reply.header('content-disposition', 'attachment; filename="tollan.json"').send(await dataOf(store, who))
  })
  inside.post('/device', async (request, reply) => {
    const who = await guest(request, reply)
    if (who !== null) await reply.send({ token: await deviceLink(store, who, now()) })
  })
  inside.post<{ readonly Params: { readonly token: string } }>('/device/:token', async (request, reply) => {
    const who = await useDeviceLink(store, request.params.token, now())
    if (who === null) return answer(reply, refuse('no-table', 'this link was used, or is too old'))
    await reply.setCookie(COOKIE, cookieOf(guests.key, who), cookieOptions(request.protocol === 'https')).send({ name: await guestName(store, who) })
  })
  inside.get<{ readonly Querystring: { readonly text?: string } }>('/code', async (request, reply) => {
    const { text = '' } = request.query
    if (text === '' || text.length > LONGEST_CODE) return answer(reply, refuse('bad-message', 'text: one link'))
    const { renderSVG } = await import('uqr')
    await reply.type('image/svg+xml').send(renderSVG(text, { ecc: 'M', border: 2 }))
  })
  inside.get('/notices', async (request, reply) => {
    const who = await guest(request, reply)
    if (who !== null) await reply.send({ key: pushKey, mail: mail !== null && page !== null })
  })
  inside.post('/notices', async (request, reply) => {
    const who = await guest(request, reply)
    const wish = who === null ? null : await read(subscribing, request, reply)
    if (who === null || wish === null) return
    if (!isPushService(wish.endpoint)) return answer(reply, refuse('bad-message', 'endpoint: no service of a browser is known there'))
    const done = await subscribe(store, who, wish.endpoint, JSON.stringify(wish.keys), wish.language)
    await answer(reply, done ? { ok: true } : refuse('too-many', 'too many browsers of one person'))
  })
  inside.delete<{ readonly Querystring: { readonly endpoint?: string } }>('/notices', async (request, reply) => {
    const who = await guest(request, reply)
    if (who === null) return
    await forgetSubscription(store, request.query.endpoint ?? '', who)
    await reply.send({})
  })
  inside.post('/mail', async (request, reply) => {
    const who = await guest(request, reply)
    const wish = who === null ? null : await read(mailing, request, reply)
    if (who === null || wish === null) return
    if (mail === null || page === null) return answer(reply, refuse('no-mail', 'this server sends no letters'))
    if (!letters.take(who) || !letters.take(`to:${wish.address}`)) return answer(reply, refuse('too-fast', 'so many letters are not sent'))
    await setEmail(store, who, null, wish.language)
    await mail.send(wish.address, ...confirmation(wish.language, `${page}/api/mail/${mailToken(guests.key, who, wish.address)}`))
    await reply.send({})
  })
  inside.delete('/mail', async (request, reply) => {
    const who = await guest(request, reply)
    if (who === null) return
    await setEmail(store, who, null)
    await reply.send({})
  })
  inside.get<{ readonly Params: { readonly token: string } }>('/mail/:token', async (request, reply) => {
    const proved = readMailToken(guests.key, request.params.token)
    if (proved === null) return answer(reply, refuse('bad-message', 'this link is damaged'))
    await setEmail(store, proved.guest, proved.address)
    await reply.redirect('/')
  })
}
