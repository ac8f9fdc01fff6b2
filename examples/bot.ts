// A bot that sits down at a table and plays a whole game by chance: node examples/bot.ts http://localhost:8080 TABLE NAME
import { WebSocket } from 'ws'

const [address = 'http://localhost:8080', table = '', name = 'Bot'] = process.argv.slice(2)
const cookie = (await fetch(`${address}/api/me`)).headers.get('set-cookie')?.split(';')[0] ?? ''
const headers = { cookie, 'content-type': 'application/json' }
const { seat } = (await (await fetch(`${address}/api/tables/${table}/join`, { method: 'POST', headers, body: JSON.stringify({ name }) })).json()) as { seat: number }
const socket = new WebSocket(`${address.replace('http', 'ws')}/socket?v=2`, { headers })
const say = (message: object): void => socket.send(JSON.stringify(message))
socket.on('open', () => say({ t: 'open', table }))
socket.on('message', (data) => {
  const heard = JSON.parse(String(data)) as { t: string; state?: { status: string }; sight?: { asked: { seat: number; revision: number; answers: string[] }[] } }
  if (heard.state?.status === 'over') socket.close()
  const open = heard.sight?.asked.find((one) => one.seat === seat)
  const answer = open?.answers[Math.floor(Math.random() * open.answers.length)]
  if (open !== undefined && answer !== undefined)
    say({ t: 'answer', id: crypto.randomUUID(), table, revision: open.revision, answer, manner: { forced: true, confirm: 'never' } })
})
