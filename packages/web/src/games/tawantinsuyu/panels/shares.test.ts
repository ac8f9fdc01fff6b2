import type { TableauSeat } from '@tollan/tawantinsuyu'
import { describe, expect, it } from 'vitest'
import { meansOf, othersOf, sectorsOf, shareOf } from './shares.ts'

const nothing = { statues: [], corn: 0, gold: 0, buildings: [], buildingsDown: [], army: [], armyDown: [], armyCards: [] } as unknown as TableauSeat
const means = (action: string, held: Partial<TableauSeat>): string => {
  const share = shareOf(action, false)
  return share === undefined ? '' : meansOf(share, { ...nothing, ...held }).map((token) => (token.kind === 'icon' ? `${token.text} ${token.icon}` : '')).join(', ')
}

describe('what others get of a High Priest', () => {
  it('counts what they have for it, as everybody sees it', () => {
    expect(means('worship', { statues: ['small-hook', 'large-cross'] })).toBe('2 task-build-statue')
    expect(means('offering', { corn: 2, gold: 1 })).toBe('2 corn, 1 gold')
    expect(means('produce', { buildings: ['production-03', 'passive-07'] })).toBe('1 building-production')
    expect(means('conquer', { army: ['army-1'], armyCards: ['hidden', 'hidden'] })).toBe('1 army-front-1, 2 army-back')
    expect(means('renew', { buildingsDown: ['production-03'], corn: 3 })).toBe('1 flip, 3 corn')
  })

  it('counts no corn where nothing lies face-down, and nothing where there is nothing', () => {
    expect(means('renew', { corn: 3 })).toBe('')
    for (const action of ['worship', 'offering', 'renew', 'produce', 'conquer']) expect(means(action, {})).toBe('')
  })

  it('tells of a program what its own rules say', () => {
    expect(shareOf('renew', false)?.rule).toBe('TAW-PRIEST-RENEW-03')
    expect(shareOf('renew', true)?.rule).toBe('TAW-SOLO-38')
    expect(shareOf('worship', true)?.rule).toBe('TAW-PRIEST-WORSHIP-03')
  })

  it('asks in turn order, and offers what can be reached', () => {
    expect(othersOf(2, 4)).toEqual([3, 0, 1])
    expect(sectorsOf(['move-to:section-3', 'trade:army-1', 'move-to:section-4'])).toEqual([3, 4])
  })
})
