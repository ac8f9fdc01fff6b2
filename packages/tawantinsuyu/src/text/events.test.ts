// Everything the game tells has words in every language, and no language has words for what is never told.
import { BEGIN, END } from '@tollan/kernel'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../events.ts'
import { english } from './en.ts'
import { polish } from './pl.ts'

const told = Object.keys(catalogue).filter((type) => type !== BEGIN && type !== END)

describe.each([english, polish])('events in $language', ({ events }) => {
  it('have words, each of them and nothing else', () => expect(Object.keys(events).sort()).toEqual(told.sort()))
})
