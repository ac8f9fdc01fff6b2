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
