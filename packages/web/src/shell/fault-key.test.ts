// Errors reach people by their code: no sentence of the engine or of a thrown error stands on the page.
import { readdirSync, readFileSync } from 'node:fs'
import { fail } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { faultKey, ownWords } from './fault-key.ts'

const folder = new URL('.', import.meta.url)
/** Where messages of refusals are compared, not shown. */
const COMPARED = 'home/wish.svelte.ts'

describe('faults', () => {
  it('are told by their code', () => {
    expect(faultKey(fail('bad-file', 'entry 7: raw'))).toBe('fault.bad-file')
    expect(faultKey(fail('unknown-version', 'raw'))).toBe('fault.unknown-version')
    expect(faultKey(fail('illegal-answer', 'raw'))).toBe('fault.other-course')
    expect([new Error('raw'), 'raw', undefined].map(faultKey)).toEqual(['fault.unexpected', 'fault.unexpected', 'fault.unexpected'])
  })

  it('speak the English of the engine only in English and only for a rule', () => {
    const refusal = fail('illegal-combination', 'mansion needs obsidian', 'M7-01')
    expect(ownWords('en', refusal)).toBe('Mansion needs obsidian')
    expect(ownWords('pl', refusal)).toBeNull()
    expect(ownWords('en', fail('illegal-combination', 'modules a and b both write x'))).toBeNull()
  })

  it('never show the message of an error', () => {
    const shown = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts') && !name.endsWith('testing.ts') && name !== COMPARED)
      .filter((name) => /\.message\b/.test(readFileSync(new URL(name, folder), 'utf8')))
    expect(shown).toEqual([])
  })
})
