import { openDesk } from '@tollan/tawantinsuyu'
import { expect, it } from 'vitest'
import { piecesOf } from '../../shell/values/box-sheet.ts'
import { unsure } from './unsure.ts'

const options = { players: 2, modules: [], settings: {} }

it('marks what the workshop asks to be checked, and nothing a book tells', () => {
  const { leaves } = openDesk()
  for (const table of ['god-cards', 'army-cards', 'weavings', 'production-buildings', 'passive-buildings', 'conquest'])
    for (const { id, row, open } of piecesOf(leaves, [table])) expect(unsure(row, options), row).toBe(open ? id : null)
  expect(['god-deck', 'potato', 'worker-3', 'new', 'nomad/priest'].map((thing) => unsure(thing, options))).toEqual([null, null, null, null, null])
})
