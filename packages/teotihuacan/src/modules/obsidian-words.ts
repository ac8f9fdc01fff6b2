// What values of games with obsidian may name besides the words of the base game (M6-06, EXP-03, M7-20).
import type { MoreWords } from '../data-effects.ts'

export const obsidianWords: MoreWords = { goods: ['obsidian'], counters: ['great-discovery-pairs'], great: true }
