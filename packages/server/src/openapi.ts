// The requests of the server, described for programs (OpenAPI). A test holds this against the routes there are.
import { levels, PROTOCOL } from '@tollan/protocol'

type Described = readonly [what: string, body?: object | undefined, answer?: object]

const text = (description: string): object => ({ type: 'string', description })
const object = (properties: Readonly<Record<string, object>>, required: readonly string[] = []): object => ({ type: 'object', properties, required })
const name = { type: 'string', minLength: 1, maxLength: 24 }
const seat = { type: 'integer', minimum: 0, maximum: 9 }
const zone = { type: 'integer', minimum: -840, maximum: 840, description: 'minutes before Greenwich' }
const symbol = { type: 'string', pattern: '^[a-z]{1,20}$' }
const language = { enum: ['en', 'pl', 'hu', 'ru'] }
const clock = {
  oneOf: [
    object({ kind: { const: 'none' } }, ['kind']),
    object({ kind: { const: 'live' }, step: { type: 'integer' }, bank: { type: 'integer' } }, ['kind', 'step', 'bank']),
    object({ kind: { const: 'turns' }, turn: { type: 'integer' }, holiday: { type: 'integer' } }, ['kind', 'turn', 'holiday']),
  ],
  description: 'times in seconds',
}
const tables = object({ tables: { type: 'array', items: object({ id: text('of the table'), game: text(''), status: text(''), awaited: { type: 'boolean' }, due: { type: ['integer', 'null'] } }) } })

/** By method and path. */
export const described: Readonly<Record<string, Described>> = {
  'GET /api/me': ['Who one is; whoever has no cookie yet gets one', undefined, object({ name: { type: ['string', 'null'] } })],
  'PUT /api/me': ['Another name', object({ name }, ['name']), object({ name })],
  'DELETE /api/me': ['Takes away everything that is kept about oneself'],
  'GET /api/me/data': ['Everything that is kept about oneself'],
  'POST /api/device': ['A link for another device: good once, for ten minutes', undefined, object({ token: text('for /device/TOKEN') })],
  'POST /api/device/:token': ['Makes this browser that of whoever made the link'],
  'GET /api/code': ['A link as a QR code: ?text=LINK'],
  'GET /api/notices': ['How one can be told that others wait', undefined, object({ key: text('public key for Web Push'), mail: { type: 'boolean' } })],
  'POST /api/notices': ['Subscribes a browser', object({ endpoint: text('of the push service'), keys: object({ p256dh: text(''), auth: text('') }), language }, ['endpoint', 'keys', 'language'])],
  'DELETE /api/notices': ['Unsubscribes a browser: ?endpoint=ADDRESS'],
  'POST /api/mail': ['Asks for letters; the first one holds a link that confirms the address', object({ address: { type: 'string', format: 'email' }, language }, ['address', 'language'])],
  'DELETE /api/mail': ['No letters any more'],
  'GET /api/mail/:token': ['Confirms an address'],
  'GET /api/lobby': ['Tables everybody may find', undefined, tables],
  'GET /api/tables': ['Tables of one\'s own, and where the others wait', undefined, tables],
  'POST /api/tables': ['Opens a table', object({ game: text(''), options: object({ players: { type: 'integer' } }, ['players']), listed: { type: 'boolean' }, talk: { type: 'boolean' }, clock, name, symbol, zone, sheet: text('what the corrected values in options.data are called') }, ['game', 'options', 'listed', 'talk', 'clock', 'name']), object({ id: text('of the table') })],
  'POST /api/tables/:id/join': ['Sits down, or changes seat, name or symbol', object({ name, seat, symbol, zone }, ['name']), object({ seat })],
  'POST /api/tables/:id/thinker': ['Puts a player that thinks on a free seat, or with null takes it away; only whoever made the table', object({ seat, level: { enum: [...levels, null] }, style: text('what it likes: a style of the game') }, ['seat', 'level'])],
  'POST /api/tables/:id/leave': ['Leaves before the game begins'],
  'POST /api/tables/:id/start': ['Begins the game'],
  'POST /api/tables/:id/rematch': ['The same people again', undefined, object({ id: text('of the new table') })],
  'GET /api/tables/:id/file': ['The game as a file, once it is over'],
  'GET /api/openapi.json': ['This description'],
  'GET /healthz': ['Whether the process lives'],
  'GET /readyz': ['Whether it can serve'],
  'GET /metrics': ['Figures for Prometheus; not through a proxy'],
}

const refusal = object({ code: text('for programs'), message: text('for people'), rule: text('of the game'), why: object({}) }, ['code', 'message'])

function operationOf(path: string, [what, body, answer]: Described): object {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, called]) => ({ name: called, in: 'path', required: true, schema: { type: 'string' } }))
  const json = (schema: object): object => ({ content: { 'application/json': { schema } } })
  return {
    summary: what,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined ? {} : { requestBody: { required: true, ...json(body) } }),
    responses: { 200: { description: 'done', ...(answer === undefined ? {} : json(answer)) }, default: { description: 'refused', ...json(refusal) } },
  }
}

export function openapi(): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [route, entry] of Object.entries(described)) {
    const [method = '', path = ''] = route.split(' ')
    const shown = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[shown] = { ...paths[shown], [method.toLowerCase()]: operationOf(path, entry) }
  }
  return { openapi: '3.1.0', info: { title: 'Tollan', version: String(PROTOCOL), description: 'Tables on the network. The game itself is played over /socket: see docs/protocol.md.' }, paths }
}
