// A bot that sits down at a table and plays a whole game by chance: node examples/bot.mjs http://localhost:8080 TABLE NAME (Node 22 or newer)
// It takes a moment for each answer: more than twenty messages a second are refused.
const [address, table, name = 'Bot'] = process.argv.slice(2)
const joined = await fetch(`${address}/api/tables/${table}/join`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name }) })
const socket = new WebSocket(`${address}/socket?v=2`, { headers: { cookie: joined.headers.get('set-cookie') } })
const say = (message) => socket.send(JSON.stringify({ table, ...message }))
socket.onopen = () => say({ t: 'open' })
socket.onmessage = ({ data }) => {
  const { state, sight } = JSON.parse(data)
  for (const { revision, answers } of sight?.asked ?? []) if (answers.length > 0) setTimeout(say, 60, { t: 'answer', id: crypto.randomUUID(), revision, answer: answers[Math.floor(Math.random() * answers.length)] })
  if (state?.status === 'over') socket.close()
}
