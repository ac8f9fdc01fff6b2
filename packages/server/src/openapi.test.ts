import { joining, mailing, newTable, renaming, subscribing, thinker } from '@tollan/protocol'
import { expect, test } from 'vitest'
import { described, openapi } from './openapi.ts'
import { openHouse } from './testing/house.ts'

test('every request there is is described, and nothing else', async () => {
  const routes: string[] = []
  const house = await openHouse({ onRoute: (route) => void routes.push(route) })
  const own = routes.filter((route) => !route.startsWith('HEAD') && !route.includes('*') && !route.endsWith('/socket'))
  expect([...new Set(own)].sort()).toEqual(Object.keys(described).sort())
  expect(await (await fetch(`${house.server.address}/api/openapi.json`)).json()).toEqual(JSON.parse(JSON.stringify(openapi())))
  await house.close()
})

interface Shape {
  readonly properties: Readonly<Record<string, object>>
  readonly required: readonly string[]
}

test('what a request must and may hold is described as it is checked', () => {
  const bodies = { 'POST /api/tables': newTable, 'POST /api/tables/:id/join': joining, 'POST /api/tables/:id/thinker': thinker, 'PUT /api/me': renaming, 'POST /api/notices': subscribing, 'POST /api/mail': mailing }
  const shapes = Object.entries(described).flatMap(([route, [, body]]) => (body === undefined ? [] : [[route, body as Shape] as const]))
  expect(shapes.map(([route]) => route).toSorted()).toEqual(Object.keys(bodies).toSorted())
  for (const [route, { properties, required }] of shapes) {
    const entries = Object.entries(bodies[route as keyof typeof bodies].entries)
    expect(Object.keys(properties).toSorted(), route).toEqual(entries.map(([name]) => name).toSorted())
    expect(required.toSorted(), route).toEqual(entries.flatMap(([name, { type }]) => (type === 'optional' ? [] : [name])).toSorted())
  }
})
