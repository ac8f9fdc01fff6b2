import { parseFile } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { isGameFile, platesIn, withPlates } from './game-file.ts'
import { platesFor } from './seat-mark.ts'

const plain = JSON.stringify({
  format: 'tollan-game', formatVersion: 1, game: 'x', rulesVersion: 1, options: {}, commitment: '', entries: [], over: false, hash: '', digest: '',
}).replace('{', '{\n')

describe('seats in a game file', () => {
  it('come back as they were, and the kernel still reads the file', () => {
    const plates = platesFor(2, [{ name: 'Ana "A"', mark: 'owl' }])
    const text = withPlates(plain, plates)
    expect(parseFile(text).ok).toBe(true)
    expect(platesIn(text)).toEqual(plates)
  })

  it('are ignored where they are nonsense', () => {
    expect(platesIn('{}')).toEqual([])
    expect(platesIn('{"seats": 3}')).toEqual([])
    expect(platesIn('{"seats": [null, {"mark": "dragon"}, {"mark": "owl", "name": 4}]}')).toEqual([{ name: '', mark: 'owl' }])
  })

  it('never share a mark', () => {
    const marks = platesFor(5, [{ name: 'a', mark: 'owl' }, { name: 'b', mark: 'owl' }]).map(({ mark }) => mark)
    expect(new Set(marks).size).toBe(5)
  })
})

describe('a text that is opened', () => {
  it('is a game file of ours, or something else', () => {
    expect(isGameFile(plain)).toBe(true)
    for (const text of ['', 'null', '3', '{"format": "chess"}', plain.slice(0, 40)]) expect(isGameFile(text)).toBe(false)
  })
})
