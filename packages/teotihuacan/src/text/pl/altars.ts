// Words of the altars and their shamans.
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { accusative, at, genitive } from './cases.ts'
import { good } from './numbers.ts'

const between = (first: number, second: number): string => `Ołtarz między miejscami ${first} i ${second}`
const half = (first: number, second: number, to: number): string => `${between(first, second)}, strona miejsca ${to}`

/** Altars, where they lie and their spaces. */
export const altarSpaces: Readonly<Record<string, string>> = {
  'altar-trade': 'płytka Ołtarza „Wielkie Odkrycie lub 4 obsydiany za 2 kakao”',
  'altar-unlock': 'płytka Ołtarza „Wielkie Odkrycie lub odblokowanie robotników”',
  'altar-back': 'płytka Ołtarza „cofnięcie robotników lub Wielkie Odkrycie”',
  'altar-gift': 'płytka Ołtarza „2 obsydiany lub Wielkie Odkrycie”',
  'altar-1-2': between(1, 2),
  'altar-8-1': between(8, 1),
  'altar-5-6': between(5, 6),
  'altar-4-5': between(4, 5),
  'altar-1-2-to-2': half(1, 2, 2),
  'altar-1-2-to-1': half(1, 2, 1),
  'altar-8-1-to-1': half(8, 1, 1),
  'altar-8-1-to-8': half(8, 1, 8),
  'altar-5-6-to-6': half(5, 6, 6),
  'altar-5-6-to-5': half(5, 6, 5),
  'altar-4-5-to-5': half(4, 5, 5),
  'altar-4-5-to-4': half(4, 5, 4),
}

export const altarEvents = {
  'altar-dealt': (of) => `${of.name('place')}: ${of.name('altar')}`,
  'altar-tile': (of) => `${of.name('place')}: ${of.names.tile(of.text('tile'))}`,
  'altar-tile-discarded': (of) => `${of.who} odrzuca ${accusative(of.names.tile(of.text('tile')))} z ${genitive(of.name('place'))}`,
  'shaman-placed': (of) => `${of.who} umieszcza Szamana: ${of.name('space')}`,
  'shaman-helps': (of) => `${of.who} liczy Szamana jako robotnika ${at(of.name('board'))}`,
  'shaman-lies': (of) => `${of.who} kładzie Szamana`,
  'shaman-stands': (of) => `${of.who} stawia Szamana`,
  'power-lowered': (of) => `${of.who} osłabia ${accusative(of.name('worker'))} do siły ${of.number('power')}`,
} as const satisfies Readonly<Record<string, EventWords>>

export const altarQuestions = {
  'draw-altar': 'Która płytka Ołtarza jest następna?',
  'place-shaman': 'Na którym polu Ołtarza zaczyna twój Szaman?',
  'pushed-shaman': 'Twój Szaman zostaje wypchnięty: na które pole następnego Ołtarza?',
  'shaman-march': 'Na które pole następnego Ołtarza przechodzi twój Szaman?',
  'altar-tile': 'Którą płytkę Wielkich Odkryć z Ołtarza pozyskujesz?',
  'altar-price': 'Czy płacisz za premię Ołtarza?',
  'lower-power': 'Którego robotnika osłabiasz?',
} as const satisfies Readonly<Record<string, string>>

export const altarAnswers = {
  shaman: (id, names) => `Aktywuj Szamana: ${names.name(id)}`,
  'shaman-to': (id, names) => `Szaman: ${names.name(id)}`,
  'draw-altar': (id, names) => `Dobrano: ${names.name(id)}`,
  'lower-power': (id, names) => `Osłab ${accusative(names.name(id))}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const altarReasons = {
  'shaman-goes-to-the-next-altar': 'Szaman przechodzi do następnego Ołtarza przeciwnie do ruchu wskazówek zegara',
  'active-shaman-is-not-pushed': 'Szamana gracza, który wykonuje ten ruch, nie można wypchnąć',
  'altar-space-taken': 'Na tym polu zaczyna już inny Szaman',
  'shaman-not-after-paid-unlock': 'Odblokowanie robotników zostało opłacone, więc to standardowa tura',
  'shaman-instead-of-a-turn': 'Szamana aktywuje się zamiast standardowej tury lub darmowego odblokowania',
  'altar-price-cocoa': (need, have) =>
    need === 0 ? 'Masz za mało kakao na tę premię' : `Ta premia kosztuje ${need} kakao, a masz ${have}`,
  'worker-too-weak-to-lower': (need, have) =>
    need === 0 ? 'Tego robotnika nie można osłabić' : `Osłabić można tylko robotnika o sile co najmniej ${need}, a ten ma siłę ${have}`,
  'no-worker-to-lower': 'Nie masz odblokowanego robotnika, którego można osłabić',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const altarEffects: Readonly<Record<string, (n: number) => string>> = {
  'shaman-march': (n) => `ruch Szamana do następnego Ołtarza i ${good('gold', n)}`,
  'raise-shaman': (n) => `postawienie Szamana i ${good('cocoa', n)}`,
}
