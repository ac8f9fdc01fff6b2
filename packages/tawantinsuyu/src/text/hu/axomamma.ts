// Words that only the solo game brings.
import { the } from '@tollan/kernel/words/hu'
import type { AnswerWords, EventReader, EventWords } from '../catalogue.ts'
import { object, to } from './forms.ts'
import { good } from './phrases.ts'

const turns: Readonly<Record<string, string>> = {
  'priest-action': 'lép a főpapja',
  'place-worker': 'munkást helyez le',
  'no-workers': 'nincs sem főpapi akciója, sem munkása',
}

/** What her choice of a space to conquer looks at, in order. */
const criteria: Readonly<Record<string, string>> = {
  'most-vp': 'a legtöbb GYP',
  'fewest-markers-in-region': 'a legkevesebb jelző a régióban',
  'fewer-than-3-of-hers': '3-nál kevesebb saját jelző a régióban',
  'fewest-of-yours': 'a legkevesebb jelződ a régióban',
  'order-of-regions': 'a régiók sorrendje',
  'fewest-soldiers': 'a legkevesebb katona',
  leftmost: 'a bal szélső mező',
}

const rolls: Readonly<Record<string, string>> = {
  'axomamma-roll': ' (a köréhez)',
  'axomamma-priest-roll': ' (a főpapja helyéhez)',
  'axomamma-statue-roll': ' (a szobra istenéhez)',
}

/** A draw among candidates names its piece by the key of an answer. */
const ofKey = (of: EventReader): string => {
  const key = of.text('key')
  return of.names.name(key.slice(key.indexOf(':') + 1))
}

/** What she chooses between is goods and Workers (TAW-SOLO-23, -33, -50). */
const amount = (what: string, n: number): string => (what === 'worker' || what === 'nomad' ? `${n} munkás` : good(what, n))

/** One of the things she might choose, with the number she goes by. */
function candidate(of: EventReader): string {
  const { event } = of
  if (event['key'] !== undefined) return ofKey(of)
  if (event['what'] !== undefined) return `nála ${amount(of.text('what'), of.number('have'))} van`
  if (event['steps'] !== undefined) return `${of.name('steps')}${of.number('for-others') > 0 ? `, neked ${of.number('for-others')} GYP-ot ér` : ''}`
  if (event['weaving'] !== undefined)
    return `${of.name('weaving')}, ${of.number('extends') === 0 ? 'új kárpitot kezd' : `egy ${of.number('extends')} szőttesből álló kárpitot folytat`}`
  if (event['vp'] !== undefined) return `${of.name('space')}, ${of.number('vp')} GYP`
  if (event['cards'] !== undefined) return `${of.name('space')}, ${of.number('cards')} eldobandó kártya`
  return `${of.name('space')}, ${of.number('cost')} élelem`
}

/** What an action of Coricancha asks of her (TAW-SOLO-29 to -31); the difficulty says how many statues and Soldiers are enough. */
const conditions: Readonly<Record<string, string>> = {
  offering: '4 kukorica kell',
  produce: '2 felfordított termelőépület kell',
  worship: 'elég szobor kell',
  renew: '3 lefordított épület és seregkártya kell',
  conquer: 'elég katona kell az Elesettekhez képest',
}

export const axomammaEvents = {
  roll: (of) => `${of.who}: a dobás ${of.number('n')}${rolls[of.text('for')] ?? ''}`,
  'axomamma-turn': (of) => `${of.who}: ${turns[of.text('does')] ?? of.text('does')}`,
  'axomamma-condition': (of) => `${of.who}: ${of.name('action')}: ${of.number('met') === 1 ? 'a feltétele teljesül' : 'a feltétele még nem teljesül'} (${conditions[of.text('action')] ?? ''})`,
  'axomamma-joins': (of) => `${of.who}: válasza erre: ${of.name('action')}`,
  'axomamma-candidate': (of) => `${of.who}: mérlegeli: ${candidate(of)}`,
  'axomamma-random': (of) => `Véletlenszerűen, ${of.number('of')} közül: ${ofKey(of)}`,
  'axomamma-chooses': (of) => `${of.who}: választása ${amount(of.text('what'), of.number('n'))}`,
  'axomamma-narrows': (of) => `${of.who}: szempontja: ${criteria[of.text('by')] ?? of.text('by')}; marad ${of.number('left')}`,
  'axomamma-second-conquest': (of) => `${of.who}: második hódítása: ${of.name('space')}, ${of.number('cards')} eldobandó kártya`,
  'axomamma-conquers-nothing': (of) => `${of.who}: semmit sem hódít meg`,
  'axomamma-free-step': (of) => `${of.who}: előbb ingyen lép 1 mezőt a Templomon`,
  'axomamma-keeps-face-up': (of) => `${of.who}: képpel felfelé hagyja ${the(object(of.name('building')))}`,
  'axomamma-worker': (of) => `${of.who}: lehelyezendő munkása: ${of.name('role')}`,
  'axomamma-slot': (of) => `${of.who}: ${the(`${of.number('slot')}. hely`)} dönt: ${of.text('god') === 'any' ? 'bármelyik isten' : of.name('god')}`,
  'axomamma-terrace': (of) => `${of.who}: ${of.name('terrace')}: ${of.number('spaces')} megfelelő mező`,
  'axomamma-no-space': (of) => `Nincs üres mezője ennek az istennek: ${of.name('god')}; a kártya a kínálatba kerül`,
  'axomamma-tucks': (of) => `${of.who}: kártya csúszik ${the(`${of.number('slot')}. hely`)} alá: ${of.name('god')}`,
  'axomamma-personality': (of) => `${of.who}: ${of.event.rule === 'TAW-SOLO-11' ? 'ezt kapja:' : 'működik'} ${of.name('personality')}`,
  'axomamma-token': (of) => `${of.who}: működik ${the(of.name('token'))}: ${of.name('space')}`,
  'axomamma-cannot': (of) => `${of.who}: nem végrehajtható: ${of.name('action')}`,
  'axomamma-token-moves': (of) => `${of.who}: ${the(of.name('token'))} ${the(to(of.name('space')))} lép`,
} as const satisfies Readonly<Record<string, EventWords>>

/** What points are for, by the rule that gives them. */
export const axomammaPoints: Readonly<Record<string, string>> = {
  'TAW-SOLO-18': 'a kínálat egy kártyája',
  'TAW-SOLO-20': '5 burgonya',
  'TAW-SOLO-47': 'az isten szobra',
  'TAW-SOLO-62': 'a kínálat kártyái',
  'TAW-SOLO-63': 'szőttesek',
  'TAW-SOLO-65': 'hátrányban van',
  'TAW-SOLO-77': 'főpapi akció',
  'TAW-SOLO-78': 'szőttesek',
  'TAW-SOLO-79': 'nincs munkása',
  'TAW-SOLO-80': 'megmaradt nyersanyagok',
}

export const axomammaQuestions = {
  'axomamma-starting-weaving': 'Melyik kezdőszőttest kapja Axomamma?',
  'axomamma-priest-roll': 'Milyen messze kezd a tiédtől Axomamma főpapja?',
  'draw-personality': 'Milyen személyisége van Axomammának?',
  'axomamma-worker': 'Melyik munkását helyezi le Axomamma?',
  'axomamma-roll': 'Mit mutat Axomamma kockája?',
  'axomamma-space': 'Hová helyezi a munkását Axomamma?',
  'axomamma-statue-roll': 'Melyik hely nevezi meg Axomamma szobrát?',
  'axomamma-random-statue': 'Melyik szobrot állítja fel Axomamma?',
  'axomamma-building': 'Melyik épületet építi fel Axomamma?',
  'axomamma-gives': 'Melyik szobrot adja le Axomamma?',
  'axomamma-casualty': 'Melyik munkást küldi háborúba Axomamma?',
  'axomamma-second-conquest': 'Melyik mezőt hódítja meg másodjára Axomamma?',
  'axomamma-dismisses': 'Melyik munkását veszíti el Axomamma?',
  'axomamma-nomad': 'Melyik nomádot veszi el Axomamma?',
} as const satisfies Readonly<Record<string, string>>

export const axomammaAnswers = {
  roll: (face) => `A dobás: ${face.slice(0, 1)}`,
  'draw-personality': (id, names) => `Húzott személyiség: ${names.name(id)}`,
  'random-worker': (id, names) => `Véletlen munkás: ${names.name(id)}`,
  'random-space': (id, names) => `Véletlen mező: ${names.name(id)}`,
  'random-building': (id, names) => `Véletlen épület: ${names.name(id)}`,
  'random-statue': (id, names) => `Véletlen szobor: ${names.name(id)}`,
  'random-weaving': (id, names) => `Véletlen szőttes: ${names.name(id)}`,
  'random-conquest': (id, names) => `Véletlen mező: ${names.name(id)}`,
} as const satisfies Readonly<Record<string, AnswerWords>>
