// The pyramid for five players.
import { fields, leaf } from '@tollan/kernel/data'
import { pyramidSlots } from '../../content/pyramid.ts'
import type { Source } from '../../content/vocabulary.ts'
import { dataTable } from '../../data-tables.ts'

export const fivePyramidSource: Source = 'reconstructed'

const level1 = pyramidSlots.flatMap((slot) => (slot.level === 1 ? [slot.id] : []))

const slotList = leaf((value) =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((id) => typeof id === 'string' && level1.includes(id))
    ? null
    : `must be a list of different slots of level 1: ${level1.join(', ')}`,
)

/** TEO-5P-05. */
export const fivePyramidTable = dataTable({
  name: 'five-players-pyramid',
  source: fivePyramidSource,
  rows: { slots: ['p1-r0c1', 'p1-r1c3', 'p1-r2c0', 'p1-r3c2'] as readonly string[] },
  shape: fields({ slots: slotList }),
})
