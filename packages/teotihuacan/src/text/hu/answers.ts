import { capital, list, the } from '@tollan/kernel/words/hu'
import type { AnswerWords, Names } from '../catalogue.ts'
import { atBoard, goodObject, object, toBoard } from './forms.ts'
import { moduleAnswers } from './modules.ts'

const tile = (id: string, names: Names): string => the(object(names.tile(id)))

const withEffect = (id: string, names: Names): string => {
  const effect = names.effect(id)
  return effect === '' ? names.name(id) : `${names.name(id)}: ${effect}`
}

const priced = (id: string, names: Names): string => (names.cost(id) === '' ? 'ingyen' : `ára: ${names.cost(id)}`)

/** "2-wood+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const [n = '', what = ''] = part.split('-')
      return `${n} ${goodObject(what)}`
    }),
  )

const turned = (degrees: string): string => (degrees === '0' ? 'elforgatás nélkül' : `${degrees} fokkal elforgatva`)

const rows: Readonly<Record<string, string>> = { top: 'felső', centre: 'középső', bottom: 'alsó' }

/** Every verb of an answer key. */
export const answers = {
  // a turn
  move: (id, names) => `Mozgasd ${the(object(names.name(id)))}`,
  'free-unlock': () => 'Szabadítsd fel ingyen az összes munkásodat, és fejezd be a kört',
  to: (id, names) => `Lépj ${toBoard(names.name(id))}`,
  'collect-cocoa': () => 'Kakaószüret',
  worship: (id, names) => `Imádás: ${names.name(id)}`,
  'main-action': () => 'Hajtsd végre a fő akciót',
  'end-turn': () => 'Fejezd be a kört',
  use: (id, names) => `Használd fel ${tile(id, names)}`,
  unlock: () => 'Fizess 3 kakaót, és szabadítsd fel az összes munkásodat',
  // inside actions
  'pay-fee': () => 'Fizesd ki a kakaót',
  'ignore-cocoa': (id, names) => `Ne fizess: használd fel ${tile(id, names)}`,
  'worship-for': (what) => ({ effect: 'A hatást', tile: 'A felfedezéslapkát', both: 'Mindkettőt (+1 kakaó)' })[what] ?? what,
  first: (what) => ({ effect: 'Előbb a hatás', tile: 'Előbb a felfedezéslapka' })[what] ?? what,
  take: (id, names) => `Vedd el ${tile(id, names)} (${priced(id, names)})`,
  decline: () => 'Ne vegyél el semmit',
  'printed-reward': () => 'Kérd a nyomtatott jutalmat',
  temple: (id, names) => `Lépj ${the(names.name(id))}on`,
  gain: (packed) => `Vegyél el ${goods(packed)}`,
  pay: (packed) => `Fizess ${goods(packed)}`,
  develop: (id, names) => `Fejleszd ki: ${withEffect(id, names)}`,
  row: (row) => `Építs ${the(rows[row] ?? row)} sorban`,
  'decorate-with': (id, names) => `Rakd le ${the(object(names.name(id)))}`,
  'decorate-at': (id, names) => `Ide: ${names.name(id)}`,
  'build-with': (id, names) => `Rakd le ${the(object(names.name(id)))}`,
  'build-at': (id, names) => `Ide: ${names.name(id)}`,
  turned: (degrees) => capital(turned(degrees)),
  discount: (what) => (what === 'none' ? 'Most nincs megtakarítás' : `Takaríts meg 1 ${goodObject(what)}`),
  done: () => 'Nincs több',
  'power-up': (id, names) => `Erősítsd meg ${the(object(names.name(id)))}`,
  along: (id, names) => `Vele lép ${the(names.name(id))}`,
  reward: (id, names) => `${capital(names.effect(id))}${names.cost(id) === '' ? '' : ` (${priced(id, names)})`}`,
  again: () => 'Igen, fizetek érte',
  part: (n) => `Következzen ${the(`${Number(n) + 1}. rész`)}`,
  salary: (n) => (n === '0' ? 'Ne fizess kakaót' : `Fizess ${n} kakaót`),
  // set-up
  keep: (pair, names) => `Tartsd meg: ${pair.split('+').map((id) => withEffect(id, names)).join('; ')}`,
  draft: (id, names) => `Válaszd: ${withEffect(id, names)}`,
  'place-on': (id, names) => `Kezdj ${atBoard(names.name(id))}`,
  // chance
  'first-player': (seat, names) => `Kezdőjátékos: ${names.seat(Number(seat))}`,
  'deal-board': (id, names) => `A következő akciótábla: ${names.name(id)}`,
  'draw-royal': (id, names) => `Húzott lapka: ${withEffect(id, names)}`,
  'draw-technology': (id, names) => `Húzott lapka: ${withEffect(id, names)}`,
  'draw-temple-bonus': (id, names) => `Húzott templom bónuszlapka: „${names.name(id)}”`,
  'draw-decoration': (id, names) => `Húzott lapka: ${names.name(id)}`,
  'draw-pyramid-tile': (id, names) => `Húzott lapka: ${names.name(id)}`,
  'turn-pyramid-tile': (degrees) => `A piramislapka ${degrees === '0' ? 'nincs elforgatva' : `${degrees} fokkal el van forgatva`}`,
  'draw-discovery': (id, names) => `Húzott lapka: ${names.tile(id)}`,
  'draw-starting-tile': (id, names) => `Húzott lapka: ${names.name(id)}`,
  'draw-bot-tile': (id, names) => `Teotibot húzott akciólapkája: ${names.name(id)}`,
  direction: (side) => `Az iránylapka ${side === 'left' ? 'balra' : 'jobbra'} felfelé mutat`,
  roll: (die) => `A kockadobás: ${die}`,
  ...moduleAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
