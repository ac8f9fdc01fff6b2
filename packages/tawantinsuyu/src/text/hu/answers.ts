import { capital, list, the } from '@tollan/kernel/words/hu'
import type { AnswerWords, Names } from '../catalogue.ts'
import { axomammaAnswers } from './axomamma.ts'
import { atEnd, exchange, goodObject, object, to } from './forms.ts'

const withEffect = (id: string, names: Names): string => `${names.name(id)}: ${names.effect(id)}`
const theObject = (id: string, names: Names): string => the(object(names.name(id)))

/** "2-potato+1-gold" */
const goods = (packed: string): string =>
  list(
    packed.split('+').map((part) => {
      const [n = '', what = ''] = part.split('-')
      return `${n} ${goodObject(what)}`
    }),
  )

const priceOfEnd: Readonly<Record<string, string>> = { 'potato-end': '1 burgonyáért', 'corn-end': '1 kukoricáért' }

export const sides: Readonly<Record<string, string>> = {
  'move-priest': 'A főpap mozgatása',
  pray: 'Fohász: 2 istenkártya',
  train: 'Kiképzés: 2 húzott seregkártyából 1',
  recruit: 'Toborzás: 1 munkás a Nomádok közül',
}

/** Every verb of an answer key. */
export const answers = {
  // a turn
  'high-priest': (id, names) => `Tedd a főpapot ${the(to(names.name(id)))}`,
  place: (id, names) => `Helyezz le egy ${object(names.name(id))}`,
  side: (what) => sides[what] ?? what,
  as: (id, names) => capital(`${names.name(id)}ként`),
  on: (id, names) => capital(the(to(names.name(id)))),
  'by-card': (id, names) => `Játszd ki: ${withEffect(id, names)}`,
  'by-gold': () => 'Fizess 1 aranyat istenkártya helyett',
  pay: (packed) => `Fizess ${goods(packed)}`,
  capture: (id, names) => `Fogd el a munkást: ${names.name(id)}`,
  benefits: (when) => (when === 'now' ? 'A feladatok előtt' : 'A feladatok után'),
  'extra-task': () => 'Fizess 1 burgonyát még egy feladatért',
  task: (id, names) => capital(names.name(id)),
  stop: () => 'Állj meg: a maradék feladat elvész',
  'end-turn': () => 'Fejezd be a kört',
  village: (end, names) => `Vedd meg ${the(atEnd(names.name(end)))} álló munkást ${priceOfEnd[end] ?? '1 élelemért'}`,
  dismiss: (id, names) => `Bocsáss el egy ${object(names.name(id))}`,
  // inside actions
  done: () => 'Nincs több',
  decline: () => 'Nem kérem',
  'from-deck': () => 'Húzz az istenkártyák paklijából',
  'from-offer': (id, names) => `Vedd el: ${withEffect(id, names)}`,
  benefit(argument, names) {
    const [card = '', part = ''] = argument.split('+')
    return `${capital(names.part(card, Number(part)))} – ${names.name(card)}`
  },
  steps: (id, names) => `Építsd meg ${theObject(id, names)}`,
  statue: (id, names) => `Állítsd fel ${theObject(id, names)}`,
  erect: (id, names) => `Építsd fel: ${withEffect(id, names)} (ára: ${names.cost(id)})`,
  exchange: (id, names) => `Előbb cserélj épületet: a pakli alá kerül ${the(names.name(id))}`,
  swap: (id, names) => `Cseréld ki: ${withEffect(id, names)}`,
  buy: (ids, names) => `Vedd meg: ${list(ids.split('+').map(names.name))}`,
  weaving: (where) => (where === 'top' ? 'A felfordított szőttes' : 'Az alatta lévő, látatlanban'),
  lay(argument, names) {
    const [tile = '', where = ''] = argument.split('+')
    return where === 'new' ? `Kezdj új kárpitot: ${names.name(tile)}` : `Tedd ${the(`${where.replace('tapestry-', '')}. kárpit`)} végére: ${names.name(tile)}`
  },
  'put-under': (id, names) => `Tedd a pakli alá ${theObject(id, names)}`,
  connection: (id, names) => `${capital(names.part(id, 1))} – bal perem: ${names.name(id)}`,
  'keep-army': (id, names) => `Tartsd meg ${theObject(id, names)}`,
  produce: (id, names) => `Termelj: ${withEffect(id, names)}`,
  renew: (id, names) => `Fordítsd fel ${theObject(id, names)}`,
  option: (n) => `${['Az első', 'A második', 'A harmadik', 'A negyedik'][Number(n)] ?? 'Az utolsó'} jutalom`,
  nomad: (id, names) => `Vegyél el egy ${object(names.name(id))}`,
  // the High Priest
  'move-to': (id, names) => `Lépj ${the(to(names.name(id)))}`,
  'take-gold': () => 'Vegyél el helyette 1 aranyat',
  'take-part': () => 'Igen',
  give: (id, names) => `Add le ${theObject(id, names)}`,
  'offer-corn': (n) => `Ajánlj fel ${n} kukoricát`,
  casualty: (end, names) => capital(`${the(atEnd(names.name(end)))} álló munkás`),
  'casualty-nomad': (id, names) => `Egy ${names.name(id)}`,
  'play-army': (id, names) => `Játszd ki ${theObject(id, names)}`,
  conquer: (id, names) => `Hódítsd meg: ${withEffect(id, names)} (${names.cost(id)})`,
  still: (what) => (what === 'flip' ? '1 katona lefordítása' : '1 katona eldobása'),
  discard: (id, names) => `Dobd el ${theObject(id, names)}`,
  flip: (id, names) => `Fordítsd le ${theObject(id, names)}`,
  // the Feast
  'upkeep-gold': (n) => (n === '0' ? 'Ne fizess aranyat' : `Fizess ${n} aranyat`),
  'play-god': (id, names) => `Játszd ki: ${withEffect(id, names)}`,
  // any time
  trade: (id, names) => `Dobd el a kezedből ${theObject(id, names)}: ${names.effect(id)}`,
  change: (way) => `Válts át ${exchange(way)}`,
  'call-god': () => 'Fizess 1 burgonyát egy istenkártyáért',
  // set-up
  'start-with': (id, names) => `Vedd el ${theObject(id, names)}`,
  keep: (ids, names) => `Tartsd meg: ${ids.split('+').map((id) => withEffect(id, names)).join('; ')}`,
  // chance
  'first-player': (seat, names) => `Kezdőjátékos: ${names.seat(Number(seat))}`,
  orientation: (turns) => (turns === '0' ? 'A Coricancha-lapka a nyomtatott irányban fekszik' : `A Coricancha-lapka az 5 mezőjéből ${turns} mezővel van elforgatva`),
  'draw-worker': (id, names) => `Húzott munkás: ${names.name(id)}`,
  'draw-god': (id, names) => `Húzott kártya: ${names.name(id)}`,
  'draw-army': (id, names) => `Húzott kártya: ${names.name(id)}`,
  'draw-building': (id, names) => `Húzott lapka: ${names.name(id)}`,
  'draw-weaving': (id, names) => `Húzott lapka: ${names.name(id)}`,
  ...axomammaAnswers,
} as const satisfies Readonly<Record<string, AnswerWords>>
