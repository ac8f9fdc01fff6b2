// Words of the altars and their shamans.
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'

const between = (first: number, second: number, to: number): string => `altar between places ${first} and ${second}, side of place ${to}`

/** Altars, where they lie and their spaces. */
export const altarSpaces: Readonly<Record<string, string>> = {
  'altar-trade': 'altar with a great discovery or 4 obsidian for 2 cocoa',
  'altar-unlock': 'altar with a great discovery or unlocked workers',
  'altar-back': 'altar with steps back or a great discovery',
  'altar-gift': 'altar with 2 obsidian or a great discovery',
  'altar-1-2': 'altar between places 1 and 2',
  'altar-8-1': 'altar between places 8 and 1',
  'altar-5-6': 'altar between places 5 and 6',
  'altar-4-5': 'altar between places 4 and 5',
  'altar-1-2-to-2': between(1, 2, 2),
  'altar-1-2-to-1': between(1, 2, 1),
  'altar-8-1-to-1': between(8, 1, 1),
  'altar-8-1-to-8': between(8, 1, 8),
  'altar-5-6-to-6': between(5, 6, 6),
  'altar-5-6-to-5': between(5, 6, 5),
  'altar-4-5-to-5': between(4, 5, 5),
  'altar-4-5-to-4': between(4, 5, 4),
}

export const altarEvents = {
  'altar-dealt': (of) => `The ${of.name('altar')} is the ${of.name('place')}`,
  'altar-tile': (of) => `The ${of.names.tile(of.text('tile'))} lies on the ${of.name('place')}`,
  'altar-tile-discarded': (of) => `${of.who} removes the ${of.names.tile(of.text('tile'))} of the ${of.name('place')}`,
  'shaman-placed': (of) => `The shaman of ${of.who} goes to the ${of.name('space')}`,
  'shaman-helps': (of) => `The shaman of ${of.who} counts as a worker at ${of.name('board')}`,
  'shaman-lies': (of) => `The shaman of ${of.who} is laid down`,
  'shaman-stands': (of) => `The shaman of ${of.who} stands up`,
  'power-lowered': (of) => `${of.who} lowers ${of.name('worker')} to power ${of.number('power')}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const altarQuestions = {
  'draw-altar': 'Which altar comes next?',
  'place-shaman': 'On which altar space does your shaman start?',
  'pushed-shaman': 'Your shaman is pushed: to which space of the next altar?',
  'shaman-march': 'To which space of the next altar does your shaman go?',
  'altar-tile': 'Which great discovery tile of the altar do you take?',
  'altar-price': 'Do you pay for the bonus of the altar?',
  'lower-power': 'Which worker loses power?',
} as const satisfies Readonly<Record<string, string>>

export const altarAnswers = {
  shaman: (id, names) => `Activate your shaman: ${names.name(id)}`,
  'shaman-to': (id, names) => `Shaman to the ${names.name(id)}`,
  'draw-altar': (id, names) => `Drawn: the ${names.name(id)}`,
  'lower-power': (id, names) => `Lower ${names.name(id)}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const altarReasons = {
  'shaman-goes-to-the-next-altar': 'A shaman goes to the next altar counter-clockwise',
  'active-shaman-is-not-pushed': 'The shaman of the player whose move this is cannot be pushed',
  'altar-space-taken': 'Another shaman already starts there',
  'shaman-not-after-paid-unlock': 'You paid to unlock your workers, so this is a standard turn',
  'shaman-instead-of-a-turn': 'The shaman is activated instead of a standard turn or the free unlock',
  'altar-price-cocoa': (need, have) =>
    need === 0 ? 'This bonus needs more cocoa than you have' : `This bonus needs ${need} cocoa and you have ${have}`,
  'worker-too-weak-to-lower': (need, have) =>
    need === 0 ? 'This worker has no power to lose' : `Only a worker of power ${need} or more can lose power; this one has ${have}`,
  'no-worker-to-lower': 'You have no unlocked worker that could lose power',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const altarEffects: Readonly<Record<string, (n: number) => string>> = {
  'shaman-march': (n) => `move your shaman to the next altar and gain ${n} gold`,
  'raise-shaman': (n) => `stand your shaman up and gain ${n} cocoa`,
}
