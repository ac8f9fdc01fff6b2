import { describe, expect, it } from 'vitest'
import { phrase } from '../../i18n/message.ts'
import { en } from './i18n/en.ts'
import { hu } from './i18n/hu.ts'
import { pl } from './i18n/pl.ts'
import { ru } from './i18n/ru.ts'
import { pointsIn, withMinus } from './point-numbers.ts'

const catalogues = { en, pl, hu, ru }
const less = (language: keyof typeof catalogues, points: number, digits: 0 | 1 = 1): string => phrase(language, catalogues[language]['hint.less'], pointsIn(language, points, digits))

describe('points that are spoken of', () => {
  it('take the form of the number that is seen', () => {
    expect(less('en', 0.96)).toBe('1 point worse than the best turn')
    expect(less('pl', 4)).toBe('O 4 punkty gorszy od najlepszego')
    expect(less('pl', 13.74)).toBe('O 13,7 punktu gorszy od najlepszego')
    expect(less('pl', 12.4, 0)).toBe('O 12 punktów gorszy od najlepszego')
    expect(less('hu', 2.5)).toBe('2,5 ponttal gyengébb a legjobb körnél')
    expect(less('ru', 21)).toBe('На 21 очко хуже лучшего хода')
    expect(less('ru', 1.5)).toBe('На 1,5 очка хуже лучшего хода')
  })

  it('are counted in plans', () => {
    const plan = (n: number): string => phrase('ru', ru['thinking.plan'], { steps: 'x', n })
    expect([161, 162, 165].map(plan)).toEqual(['План: x. Рассчитывает набрать 161 очко.', 'План: x. Рассчитывает набрать 162 очка.', 'План: x. Рассчитывает набрать 165 очков.'])
  })

  it('have a true minus', () => {
    expect(withMinus('-4')).toBe('−4')
    expect(pointsIn('ru', -35.84, 1)).toEqual({ n: -35.8, points: '−35,8' })
  })
})
