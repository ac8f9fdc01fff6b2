// How answers are called on a row of a phone, where whole sentences do not fit.
import type { MessageKey } from '../../../i18n/en.ts'
import { verbOf } from '../../../shell/icons/answer-parts.ts'

/** Answers about a worker: die and place are drawn beside them. */
export const WORKER_VERBS: Readonly<Record<string, MessageKey>> = {
  move: 'narrow.move', 'move-common': 'narrow.move', along: 'narrow.along', 'power-up': 'narrow.power-up', 'lower-power': 'narrow.lower-power', 'step-back': 'narrow.step-back',
}

export const SHORT: Readonly<Record<string, MessageKey>> = {
  ...WORKER_VERBS, draft: 'narrow.draft', 'collect-cocoa': 'narrow.collect', 'main-action': 'narrow.main', keep: 'narrow.keep', 'build-with': 'narrow.build',
  'decorate-with': 'narrow.lay', unlock: 'narrow.unlock', 'free-unlock': 'line.free-unlock', 'ignore-cocoa': 'narrow.ignore',
}
/** Called by what they name. */
export const NAMED = ['develop', 'reuse', 'temple', 'reward', 'settle', 'march', 'back-to', 'place-on']
/** Called by a message around what they name. */
const OWN_WORDS = ['take', 'use', 'shaman', 'shaman-to', 'worship']

/** Whether an answer stands on a row as a whole sentence: it has to fit. */
export const isWhole = (answer: string): boolean => ![...Object.keys(SHORT), ...NAMED, ...OWN_WORDS].includes(verbOf(answer))
