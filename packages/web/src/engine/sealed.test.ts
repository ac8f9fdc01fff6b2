import { expect, it } from 'vitest'
import { sealed, unsealed } from './sealed.ts'

it('a game that is kept names no card to whoever looks at its bytes, and comes back as it was', async () => {
  const text = JSON.stringify(Array.from({ length: 40 }, (_, i) => ({ answer: `keep:god-spiral-${i}` })))
  const kept = await sealed(text)
  expect(new TextDecoder('latin1').decode(kept)).not.toMatch(/god-|spiral|keep/)
  expect(kept.length).toBeLessThan(text.length / 4)
  expect(await unsealed(kept)).toBe(text)
  expect(await unsealed(text)).toBe(text)
})
