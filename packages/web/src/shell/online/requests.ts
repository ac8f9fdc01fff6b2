// Plain requests to the server: who one is, and tables before they begin.
import type { Joining, Listed, Mailing, NewTable, Refusal, Subscribing, Thinker } from '@tollan/protocol'

export type Reply<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & Refusal)

const unreachable: { readonly ok: false } & Refusal = { ok: false, code: 'unreachable', message: 'the server cannot be reached' }

async function send<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(`/api${path}`, {
      method, ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const said: unknown = await response.json()
    return response.ok ? ({ ok: true, ...(said as T) } as Reply<T>) : { ok: false, ...(said as Refusal) }
  } catch {
    return unreachable
  }
}

/** The first request makes a guest of whoever is none yet: one beside it would make another, and a table would belong to nobody. */
let known = false
let first: Promise<unknown> | null = null

function ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  if (known) return send(method, path, body)
  if (first !== null) return first.then(() => ask<T>(method, path, body))
  const reply = send<T>(method, path, body)
  first = reply.then((said) => {
    first = null
    known = said.ok || said.code !== unreachable.code
  })
  return reply
}

/** Minutes of this clock before that of Greenwich. */
export const zone = (): number => -new Date().getTimezoneOffset()

export const whoAmI = (): Promise<Reply<{ readonly name: string | null }>> => ask('GET', '/me')
export const rename = (name: string): Promise<Reply<object>> => ask('PUT', '/me', { name })
export const createTable = (table: NewTable): Promise<Reply<{ readonly id: string }>> => ask('POST', '/tables', table)
export const joinTable = (id: string, joining: Joining): Promise<Reply<{ readonly seat: number }>> => ask('POST', `/tables/${id}/join`, joining)
export const setThinker = (id: string, thinker: Thinker): Promise<Reply<object>> => ask('POST', `/tables/${id}/thinker`, thinker)
export const leaveTable = (id: string): Promise<Reply<object>> => ask('POST', `/tables/${id}/leave`)
export const startTable = (id: string): Promise<Reply<object>> => ask('POST', `/tables/${id}/start`)
export const rematch = (id: string): Promise<Reply<{ readonly id: string }>> => ask('POST', `/tables/${id}/rematch`)
export const myTables = (): Promise<Reply<{ readonly tables: readonly Listed[] }>> => ask('GET', '/tables')
export const lobby = (): Promise<Reply<{ readonly tables: readonly Listed[] }>> => ask('GET', '/lobby')

export const deviceLink = (): Promise<Reply<{ readonly token: string }>> => ask('POST', '/device')
export const useDeviceLink = (token: string): Promise<Reply<object>> => ask('POST', `/device/${token}`)
export const forgetMe = (): Promise<Reply<object>> => ask('DELETE', '/me')
export const noticeWays = (): Promise<Reply<{ readonly key: string; readonly mail: boolean }>> => ask('GET', '/notices')
export const subscribe = (wish: Subscribing): Promise<Reply<object>> => ask('POST', '/notices', wish)
export const unsubscribe = (endpoint: string): Promise<Reply<object>> => ask('DELETE', `/notices?endpoint=${encodeURIComponent(endpoint)}`)
export const confirmMail = (wish: Mailing): Promise<Reply<object>> => ask('POST', '/mail', wish)

/** Where everything that is kept about oneself can be fetched. */
export const DATA = '/api/me/data'
/** A picture of a link, for the camera of another device. */
export const codeOf = (link: string): string => `/api/code?text=${encodeURIComponent(link)}`

/** The file of a finished game. */
export async function fileOf(id: string): Promise<string> {
  const response = await fetch(`/api/tables/${id}/file`)
  if (!response.ok) throw new Error(((await response.json()) as Refusal).code)
  return response.text()
}
