import { describe, expect, it } from 'vitest'
import { bound } from './binding.ts'

const shown = (language: string, text: string): string => bound(language, text).replaceAll('\u00a0', '~')

describe('spaces no line may break at', () => {
  it('stand between a number and what it counts', () => {
    expect(shown('en', 'Pay 3 cocoa for 1 step')).toBe('Pay 3~cocoa for 1~step')
    expect(shown('hu', 'a 2. munkás 3 fát kap')).toBe('a 2. munkás 3~fát kap')
    expect(shown('en', '5 × 3, 2 + 1 = 3')).toBe('5 × 3, 2 + 1 = 3')
  })

  it('stand behind words of one letter in Polish and Russian only', () => {
    expect(shown('pl', 'Robotnik w Lesie i w Pałacu o sile 2 (z płytką)')).toBe('Robotnik w~Lesie i~w~Pałacu o~sile 2 (z~płytką)')
    expect(shown('ru', 'Работник в Лесу и у Дворца, с силой 4')).toBe('Работник в~Лесу и~у~Дворца, с~силой 4')
    expect(shown('hu', 'A munkás a Palotába lép')).toBe('A munkás a Palotába lép')
    expect(shown('en', 'a worker')).toBe('a worker')
  })

  it('leave the length of a text as it is', () => {
    const text = 'W 3 rundach i w 2 turach'
    expect(bound('pl', text)).toHaveLength(text.length)
  })
})
