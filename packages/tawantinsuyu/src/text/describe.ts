// Events, questions, answers and reasons in the words of a catalogue.
import { speak, type Spoken } from '@tollan/kernel'
import type { Rules } from '../rules.ts'
import type { Catalogue, Names } from './catalogue.ts'
import { createNames } from './names.ts'

/** The words of one language, for the pieces and seats of one ruleset; without one, for the game as printed. */
export type Words = Spoken<Names>

export const createWords = (words: Catalogue, rules?: Rules): Words => speak(words, createNames(words, rules))
