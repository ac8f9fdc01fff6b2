import { packed } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { teotihuacan } from '../index.ts'
import { packCost } from '../rules.ts'
import { createWords, type Words } from './describe.ts'
import { polish } from './pl.ts'

const words = createWords(polish)
const { name, effect } = words.names

function wordsWith(modules: readonly string[], players = 2): Words {
  const result = teotihuacan.compile({ players, modules })
  if (!result.ok) throw new Error(result.message)
  return createWords(polish, result.rules)
}

const told = (type: string, details: Readonly<Record<string, string | number>>, seat = 0, rule = 'X-1'): string =>
  words.event({ type, rule, seat, ...details })

describe('Polish words', () => {
  it.each([
    [1, '1 kakao', '1 drewno', '1 kamień', '1 złoto', '1 obsydian', '1 dowolny zasób'],
    [2, '2 kakao', '2 drewna', '2 kamienie', '2 złota', '2 obsydiany', '2 dowolne zasoby'],
    [5, '5 kakao', '5 drewna', '5 kamieni', '5 złota', '5 obsydianów', '5 dowolnych zasobów'],
    [22, '22 kakao', '22 drewna', '22 kamienie', '22 złota', '22 obsydiany', '22 dowolne zasoby'],
  ])('inflects goods with %i', (n, ...expected) => {
    const goods = ['cocoa', 'wood', 'stone', 'gold', 'obsidian', 'any-resource'] as const
    expect(goods.map((what) => polish.phrases.amounts({ [what]: n }))).toEqual(expected)
    expect(told('gain', { what: 'stone', n })).toBe(`Gracz 1 otrzymuje ${expected[2]}`)
    expect(words.answer(`pay:${n}-stone`)).toBe(`Wydaj ${expected[2]}`)
  })

  it.each([
    [1, '1 stopień', '1 pole', '1 wzmocnienie', '1 Planszę Akcji', '1 robotnika', '1 pasujący symbol'],
    [2, '2 stopnie', '2 pola', '2 wzmocnienia', '2 Plansze Akcji', '2 robotników', '2 pasujące symbole'],
    [5, '5 stopni', '5 pól', '5 wzmocnień', '5 Plansz Akcji', '5 robotników', '5 pasujących symboli'],
    [22, '22 stopnie', '22 pola', '22 wzmocnienia', '22 Plansze Akcji', '22 robotników', '22 pasujące symbole'],
  ])('inflects counted words with %i', (n, steps, spaces, powerUps, boards, workers, icons) => {
    const { effect: phrase } = polish.phrases
    expect(phrase({ do: 'temple', which: 'red', n }, String)).toBe(`awans o ${steps} na torze czerwonej Świątyni`)
    expect(phrase({ do: 'avenue', n }, String)).toBe(`awans o ${spaces} na torze Alei Umarłych`)
    expect(phrase({ do: 'power-up', n, scope: 'unlocked' }, String)).toBe(powerUps)
    expect(phrase({ do: 'procedure', name: 'step-back', n }, String)).toBe(`cofnięcie robotnika najwyżej o ${boards}`)
    expect(told('counted', { n })).toBe(`Gracz 1 ma teraz ${n === 1 ? 'policzonego' : 'policzonych'} ${workers}`)
    expect(told('icons-match', { n })).toBe(`Gracz 1: ${icons}`)
  })

  it('puts names into cases', () => {
    expect(told('move', { worker: 'worker-0-1', board: 'stone-quarry', power: 2 })).toBe('Gracz 1 przemieszcza robotnika o sile 2 do Kamieniołomu')
    expect(told('place-worker', { worker: 'common-0', board: 'construction' })).toBe('Gracz 1 umieszcza wspólnego robotnika na Placu Budowy')
    expect(told('technology', { tile: 'tech-07' })).toBe('Gracz 1 rozwija Technologię 7')
    expect(told('starting-tile', { tile: 'start-07' })).toBe('Gracz 1 zatrzymuje płytkę Startową 7 (Pracownia Alchemiczna, Plac Budowy)')
    expect(told('temple-step', { temple: 'green', step: 3 })).toBe('Gracz 1 awansuje na stopień 3 zielonej Świątyni')
    expect(told('worship', { space: 'palace-middle' })).toBe('Gracz 1 odprawia Rytuał na środkowej płytce Pałacu')
    expect(told('worship', { space: 'forest-worship' })).toBe('Gracz 1 odprawia Rytuał w Lesie')
    expect(told('bumped', { space: 'palace-left' })).toBe('Gracz 1: robotnik opuszcza lewą płytkę Pałacu')
    expect(told('claim', { space: 'palace-right' })).toBe('Gracz 1 kładzie znacznik własności obok prawej płytki Pałacu')
    expect(told('warrior-pushed', { from: 'teotihuacan', to: 'region-3' })).toBe('Gracz 1: Wojownik przechodzi z Teotihuacan do regionu 3')
    expect(words.answer('to:nobles')).toBe('Do Posiadłości Arystokratów')
    expect(wordsWith(['m6', 'm9']).answer('to:nobles')).toBe('Na Planszę Podboju')
  })

  it('has a case for every board', () => {
    for (const board of Object.values(polish.glossary.boards)) {
      const words = createWords({ ...polish, glossary: { ...polish.glossary, boards: { forest: board } } })
      expect(words.answer('to:forest')).not.toBe(`Na Planszę ${board}`)
      expect(words.answer('place-on:forest')).not.toBe(`Na Planszy ${board}`)
    }
  })

  it('phrases tiles from their effects', () => {
    expect(name('disc-cocoa-4-a')).toBe('4 kakao')
    expect(name('disc-temple-any-b')).toBe('awans o 1 stopień na torze dowolnej Świątyni')
    expect(name('mask-3-a')).toBe('Maska 3')
    expect(name('bonus-technologies')).toBe('5 PZ za każdą Technologię')
    expect(effect('royal-a-04')).toBe('po 2 PZ za każdą posiadaną Technologię (najwyżej tyle razy, ile wynosi siła robotnika)')
    expect(effect('royal-b-02')).toBe('najwyżej tyle razy, ile wynosi siła robotnika: za 1 kakao otrzymujesz 1 drewno i 1 kamień')
    expect(effect('royal-c-01')).toBe('tyle kakao, ile wynosi siła robotnika plus 1')
    expect(effect('tech-15')).toBe(
      '1 dodatkowy robotnik w Akcji Głównej na Placu Budowy i koszt niższy o 1 kamień lub drewno raz na Akcję Główną na Placu Budowy',
    )
    expect(effect('start-07')).toBe('darmowa Technologia i 2 dowolne zasoby')
    expect(words.answer('take:disc-cocoa-4-a')).toBe('Pozyskaj płytkę Odkryć „4 kakao” (koszt: 1 złoto)')
    expect(words.answer('gain:2-wood+1-gold')).toBe('Weź 2 drewna i 1 złoto')
    expect(words.answer('reward:ascend-temple-2')).toBe('Awans o 2 stopnie na torach dowolnych Świątyń (koszt: 3 kakao)')
    expect(wordsWith(['m6']).names.name('tech-1-half')).toBe('Technologia 1½')
    expect(wordsWith(['m6', 'm9']).names.effect('region-1')).toBe('1 PZ, 1 obsydian i 1 kakao')
  })

  it('phrases packed prices', () => {
    expect(words.reason('build-cost', packCost({ stone: 2, wood: 1 }))).toBe('Nie stać cię na ten poziom; koszt: 1 drewno i 2 kamienie')
    expect(words.reason('tile-would-block-action', packed(1, 1))).toContain('koszt: 1 drewno')
    expect(words.reason('fee-needs-cocoa', 3, 1)).toBe('Akcja Główna: koszt to 3 kakao, a masz 1')
    expect(words.reason('too-far', 3, 5)).toBe('Ta Plansza jest oddalona o 5 Plansz Akcji; robotnik przemieszcza się najwyżej o 3')
  })
})
