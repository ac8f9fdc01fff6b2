import type { Message, Translated } from '../../../i18n/message.ts'

/** Messages about players that think. */
export const en = {
  'hint.thinks': 'Looking for the best turn…',
  'hint.turns': 'Turns',
  'hint.best': 'Best',
  'hint.second': 'Second',
  'hint.third': 'Third',
  'hint.play': 'Play it',
  'hint.none': 'There is nothing to decide.',
  'hint.now': 'Points this turn: {n}',
  'hint.later': 'Expected later: {list}',
  'hint.others': 'Points for the others by this turn: {n}',
  'hint.expected': 'At the end about {own} to {rival}',
  'hint.less': '{points} points against the best turn',
  'hint.alike': 'About as good as the best turn',
  'hint.goods': 'goods',
  'hint.workers': 'workers',
  'hint.rest': 'the rest',
  'standing.words': 'Expected {own} to {rival} · chance to win {chance}',
  'coach.title': 'The coach looks back',
  'coach.seat': 'Whose game',
  'coach.looks': 'Looking at every decision again…',
  'coach.stop': 'Stop',
  'coach.stopped': 'Stopped.',
  'coach.again': 'Look again',
  'coach.curve': 'Expected margin along the game',
  'coach.first': 'Expected at the start',
  'coach.luck': 'Luck and the others',
  'coach.cost': 'Your decisions',
  'coach.end': 'At the end',
  'coach.costly': 'What cost most',
  'coach.better': 'Better: {steps}',
  'coach.show': 'Show',
  'coach.what-if': 'What if',
  'coach.sources': 'Where your points came from',
  'coach.own': 'You',
  'coach.strong': 'Strong player',
  'coach.well': 'You played close to the best: look for a stronger opponent.',
  'coach.bad-luck': 'You decided well; luck was against you.',
  'coach.opening': 'Most was lost early: take more time for the first third of the game.',
  'coach.ending': 'Most was lost late: count what still scores before the last turns.',
  'coach.source': 'Look for more from {source}: strong players make about {points} there, you made {own}.',
  'coach.spread': 'Small losses added up: before each turn compare it with one other.',
  'level.visitor.what': 'looks at a few turns and takes one it likes.',
  'level.apprentice.what': 'knows what is worth having, and is easily distracted.',
  'level.builder.what': 'plans its turns and sometimes tries another way.',
  'level.priest.what': 'plays the best turn it sees.',
  'level.ruler.what': 'plays its best turns on in its mind before it chooses: up to a second a turn.',
  'thinking.wants': 'Wants: {steps}',
  'thinking.plan': 'Wants: {steps}. Expects {n} points at the end.',
} as const satisfies Readonly<Record<string, Message>>

export type ThinkingMessages = Translated<typeof en>

declare module '../../../i18n/en.ts' {
  interface GameMessages extends ThinkingMessages {}
}
