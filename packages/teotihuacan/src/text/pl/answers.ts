import { capital, list } from '@tollan/kernel/words/pl'
import type { AnswerWords, Names } from '../catalogue.ts'
import { accusative, at, genitive, to, worshipAt } from './cases.ts'
import { moduleAnswers } from './modules.ts'
import { good } from './numbers.ts'

const told = (name: string, effect: string): string => (effect === '' ? name : `${name} – ${effect}`)
const withEffect = (id: string, names: Names): string => told(names.name(id), names.effect(id))
const objectWithEffect = (id: string, names: Names): string => told(accusative(names.name(id)), names.effect(id))

const price = (id: string, names: Names): string => (names.cost(id) === '' ? 'za darmo' : `koszt: ${names.cost(id)}`)

/** "2-wood+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const dash = part.indexOf('-')
      return good(part.slice(dash + 1), Number(part.slice(0, dash)))
    }),
  )

const turned = (degrees: string): string => (degrees === '0' ? 'bez obrotu' : `obrót o ${degrees} stopni`)

const rows: Readonly<Record<string, string>> = { top: 'górnym', centre: 'środkowym', bottom: 'dolnym' }
const directions: Readonly<Record<string, string>> = { left: 'w lewo do góry', right: 'w prawo do góry' }

/** Every verb of an answer key. */
export const answers = {
  // a turn
  move: (id, names) => `Przemieść ${accusative(names.name(id))}`,
  'free-unlock': () => 'Odblokuj wszystkich swoich robotników i zakończ turę',
  to: (id, names) => capital(to(names.name(id))),
  'collect-cocoa': () => 'Pozyskaj Kakao',
  worship: (id, names) => `Odpraw Rytuał ${worshipAt(names.name(id))}`,
  'main-action': () => 'Wykonaj Akcję Główną',
  'end-turn': () => 'Zakończ turę',
  use: (id, names) => `Wykorzystaj ${accusative(names.tile(id))}`,
  unlock: () => 'Wydaj 3 kakao, aby odblokować wszystkich swoich robotników',
  // inside actions
  'pay-fee': () => 'Wydaj kakao',
  'ignore-cocoa': (id, names) => `Nie płać: wykorzystaj ${accusative(names.tile(id))}`,
  'worship-for': (what) => ({ effect: 'Efekt pola Rytuału', tile: 'Płytka Odkryć', both: 'Jedno i drugie (+1 kakao)' })[what] ?? what,
  first: (what) => ({ effect: 'Najpierw efekt', tile: 'Najpierw płytka Odkryć' })[what] ?? what,
  take: (id, names) => `Pozyskaj ${accusative(names.tile(id))} (${price(id, names)})`,
  decline: () => 'Nie bierz nic',
  'printed-reward': () => 'Odbierz nadrukowaną premię',
  temple: (id, names) => `Awansuj na torze ${genitive(names.name(id))}`,
  gain: (packed) => `Weź ${goods(packed)}`,
  pay: (packed) => `Wydaj ${goods(packed)}`,
  develop: (id, names) => `Rozwiń ${objectWithEffect(id, names)}`,
  row: (row) => `Budynek w ${rows[row] ?? row} rzędzie`,
  'decorate-with': (id, names) => `Umieść ${accusative(names.name(id))}`,
  'decorate-at': (id, names) => capital(names.name(id)),
  'build-with': (id, names) => `Umieść ${accusative(names.name(id))}`,
  'build-at': (id, names) => capital(names.name(id)),
  turned: (degrees) => capital(turned(degrees)),
  discount: (what) => (what === 'none' ? 'Bez zniżki na tę płytkę' : `Zaoszczędź ${good(what, 1)}`),
  done: () => 'Nic więcej',
  'power-up': (id, names) => `Wzmocnij ${accusative(names.name(id))}`,
  along: (id, names) => `Zabierz ${accusative(names.name(id))}`,
  reward: (id, names) => {
    const cost = names.cost(id)
    return `${capital(names.effect(id))}${cost === '' ? '' : ` (koszt: ${cost})`}`
  },
  again: () => 'Tak: zapłać i skorzystaj',
  part: (n) => `Teraz część ${Number(n) + 1}`,
  salary: (n) => (n === '0' ? 'Nie wydawaj kakao' : `Wydaj ${good('cocoa', Number(n))}`),
  // set-up
  keep: (pair, names) => `Zatrzymaj ${pair.split('+').map((id) => objectWithEffect(id, names)).join('; oraz ')}`,
  draft: (id, names) => `Dobierz ${objectWithEffect(id, names)}`,
  'place-on': (id, names) => capital(at(names.name(id))),
  // chance
  'first-player': (seat, names) => `${names.seat(Number(seat))} jest Pierwszym Graczem`,
  'deal-board': (id, names) => `Następna Plansza Akcji: ${names.name(id)}`,
  'draw-royal': (id, names) => `Dobrano: ${withEffect(id, names)}`,
  'draw-technology': (id, names) => `Dobrano: ${withEffect(id, names)}`,
  'draw-temple-bonus': (id, names) => `Dobrano: płytka Przychylności Bogów „${names.name(id)}”`,
  'draw-decoration': (id, names) => `Dobrano: ${names.name(id)}`,
  'draw-pyramid-tile': (id, names) => `Dobrano: ${names.name(id)}`,
  'turn-pyramid-tile': (degrees) => `Płytka Piramidy: ${turned(degrees)}`,
  'draw-discovery': (id, names) => `Dobrano: ${names.tile(id)}`,
  'draw-starting-tile': (id, names) => `Dobrano: ${names.name(id)}`,
  'draw-bot-tile': (id, names) => `Dobrano: płytka Akcji Teotibota „${names.name(id)}”`,
  direction: (side) => `Płytka Kierunku wskazuje ${directions[side] ?? side}`,
  roll: (die) => `Wynik rzutu: ${die}`,
  ...moduleAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
