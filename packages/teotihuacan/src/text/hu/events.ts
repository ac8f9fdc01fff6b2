import { capital, the } from '@tollan/kernel/words/hu'
import type { EventReader, EventWords } from '../catalogue.ts'
import { atBoard, goodObject, object, toBoard } from './forms.ts'
import { moduleEvents } from './modules.ts'

/** What points are for, by the rule that gives or takes them. */
const sources: Readonly<Record<string, string>> = {
  'TEO-TEMPLE-02': 'templomlépés',
  'TEO-MAIN-ALCH-09': 'korábban kifejlesztette',
  'TEO-MAIN-NOBLE-07': 'épület',
  'TEO-MAIN-DECO-07': 'egyező ikonok',
  'TEO-MAIN-DECO-09': 'dísz',
  'TEO-MAIN-CONSTR-04': 'megépített szint',
  'TEO-MAIN-CONSTR-10': 'egyező ikonok',
  'TEO-ASC-05': 'felemelkedés',
  'TEO-ECLIPSE-03': 'Holtak útja',
  'TEO-ECLIPSE-05': 'első hely a piramissávon',
  'TEO-ECLIPSE-07': 'piramissáv',
  'TEO-ECLIPSE-10': 'maszkkészlet',
  'TEO-ECLIPSE-14': 'ki nem fizetett bér',
  'TEO-SOLO-22': '10 kakaó',
  'TEO-SOLO-36': 'felemelkedés',
  'TEO-SOLO-72': 'megmaradt javak és elért lapkák',
  'M9-23': 'harcosok a birodalomban',
}

/** What the program scores at the end. */
const ends: Readonly<Record<string, string>> = { goods: 'javak', technologies: 'technológiák', bonuses: 'templom bónuszlapkák' }

function forWhat(of: EventReader): string {
  const scored = of.event['of']
  if (typeof scored !== 'string') return sources[of.event.rule] === undefined ? '' : ` (${sources[of.event.rule]})`
  const known = ends[scored]
  return ` (${known ?? `templom bónuszlapka: „${of.name('of')}”`})`
}

/** What a seat could not take. */
const lost: Readonly<Record<string, string>> = {
  tile: 'felfedezéslapka', 'temple-step': 'templomlépés', 'avenue-step': 'lépés a Holtak útján', 'pyramid-step': 'lépés a piramissávon', 'power-up': 'megerősítés', building: 'épület',
}

const amount = (of: EventReader): string => `${of.number('n')} ${goodObject(of.text('what'))}`
const worker = (of: EventReader): string => the(of.name('worker'))
const tile = (of: EventReader): string => the(object(of.names.tile(of.text('tile'))))

/** Colours of nobody are told apart by the marks on their dice. */
const marks = ['kör', 'háromszög', 'kereszt']
const markOf = (of: EventReader): string => marks[of.number('colour')] ?? ''

/** Every type the engine tells. */
export const events = {
  // set-up
  'board-dealt': (of) => `A gyűrű ${of.number('slot')}. helye: ${of.name('board')}`,
  'first-player': (of) => `Kezdőjátékos: ${of.who}`,
  neutral: (of) => `Semleges munkás (${markOf(of)}) kerül ${toBoard(of.name('board'))}`,
  'starting-tile-dealt': (of) => `${of.who}: megnézi ${the(object(of.name('tile')))}`,
  'discovery-dealt': (of) => `${of.who}: megnézi ${tile(of)}`,
  'starting-tile': (of) => `${of.who}: megtartja ${the(object(of.name('tile')))}`,
  'starting-goods': (of) => `${of.who}: megkapja, amit ${the(of.name('tile'))} ad`,
  'place-worker': (of) => `${of.who}: ${worker(of)} ${atBoard(of.name('board'))} kezd`,
  'first-game-start': (of) => `${of.who}: az első játék kezdőállásából indul`,
  // a turn
  move: (of) => `${of.who}: ${of.number('power') > 0 ? the(`${of.number('power')} erejű ${of.name('worker')}`) : worker(of)} ${toBoard(of.name('board'))} lép`,
  'free-unlock': (of) => `${of.who}: ebben a körben ingyen felszabadítja az összes munkását`,
  unlock: (of) => `${of.who}: felszabadítja az összes munkását`,
  'main-action': (of) => `${of.who}: fő akció ${atBoard(of.name('board'))} ${of.number('workers')} munkással`,
  counted: (of) => `${of.who}: most ${of.number('n')} munkása számít`,
  worship: (of) => `${of.who}: imádás (${of.name('space')})`,
  bumped: (of) => `${of.who}: munkását felszabadították (${of.name('space')})`,
  // goods and points
  gain: (of) => `${of.who}: ${amount(of)} kap`,
  pay: (of) => `${of.who}: ${amount(of)} fizet`,
  score: (of) => `${of.who}: ${of.number('n')} GYP-ot kap${forWhat(of)}`,
  lose: (of) => `${of.who}: ${of.number('n') === 0 ? 'nincs elveszíthető GYP' : `${of.number('n')} GYP-ot veszít`}${forWhat(of)}`,
  lost: (of) => `${of.who}: elvész: ${lost[of.text('what')] ?? ''}${of.number('n') > 1 ? ` (×${of.number('n')})` : ''}`,
  // tiles
  'take-tile': (of) => `${of.who}: elveszi ${tile(of)}`,
  'use-tile': (of) => `${of.who}: felhasználja ${tile(of)}`,
  'discovery-revealed': (of) => `Új lapka ${atBoard(of.name('board'))}: ${of.names.tile(of.text('tile'))}`,
  'discovery-discarded': (of) => `${of.who}: eldobja ${tile(of)} (${of.name('board')})`,
  // progress
  'temple-step': (of) => `${of.who}: ${the(of.name('temple'))} ${of.number('step')}. lépcsőjére lép`,
  'bonus-unlocked': (of) => `${of.who}: eléri ${the(of.name('temple'))} bónuszlapkáját`,
  'avenue-step': (of) => `${of.who}: a Holtak útja ${of.number('position')}. mezőjére lép`,
  'pyramid-track': (of) => `${of.who}: a piramissáv ${of.number('position')}. mezőjére lép`,
  technology: (of) => `${of.who}: kifejleszti ${the(object(of.name('tile')))}`,
  building: (of) => `${of.who}: épületet tesz a Nemesek ${of.number('space') + 1}. mezőjére`,
  decoration: (of) => `${of.who}: lerakja ${the(object(of.name('tile')))} → ${of.name('space')}`,
  'pyramid-tile': (of) => `${of.who}: lerakja ${the(object(of.name('tile')))} → ${of.name('slot')}`,
  'icons-match': (of) => `${of.who}: ${of.number('n')} ikon egyezik`,
  'pyramid-complete': (of) => `${of.who}: befejezi a piramist`,
  'power-up': (of) => `${of.who}: megerősíti ${the(object(of.name('worker')))}, az ereje most ${of.number('power')}`,
  ascend: (of) => `${of.who}: ${worker(of)} felemelkedik`,
  'fourth-worker': (of) => `${of.who}: ${worker(of)} játékba lép ${atBoard(of.names.name('palace'))}`,
  // calendar and end
  calendar: (of) => `A világos korong a naptár ${of.number('space')}. mezőjére lép`,
  'eclipse-triggered': (of) => 
    of.names.plays('dark-eclipse') ? 'Napfogyatkozás közeleg: ennek a körnek a végén jön a pontozás' : `Napfogyatkozás közeleg: ${the(`${of.number('after-round')}. forduló`)} után jön a pontozás`,
  eclipse: (of) => `${capital(the(`${of.number('number')}. napfogyatkozás`))} pontozása`,
  'temple-bonus': (of) => `${of.who}: pontozza ${the(of.name('temple'))} bónuszlapkáját („${of.name('tile')}”)`,
  'final-place': (of) => `${of.who}: ${of.number('place')}. hely, ${of.number('vp')} GYP`,
  // Teotibot
  'bot-tile': (of) => `${of.who} dobása ${of.number('sum')}, akciólapkája: ${of.name('tile')}`,
  'bot-fallback': (of) => `${of.who}: ezt nem tudja végrehajtani, helyette kakaót kap`,
  'bot-bumped': (of) => `${of.who} felszabadított munkása ide kerül: ${of.name('space')}`,
  'bot-roll': (of) => `${of.who} dobása: ${of.number('first')} és ${of.number('second')}`,
  'bot-worker-test': (of) => `${of.who}: ${of.number('passed') === 1 ? 'van' : 'nincs'} munkása itt: ${of.name('board')}`,
  'bot-action-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'végre tudja' : 'nem tudja'} ${of.number('passed') === 1 ? 'hajtani' : 'végrehajtani'} az akciót itt: ${of.name('board')}`,
  'bot-mask-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'elvehetné' : 'nem veszi el'}: ${of.names.tile(of.text('tile'))}`,
  'bot-candidate': (of) => `${of.who}: ${of.name('worker')}, ${of.name('board')}, erő: ${of.number('power')}`,
  'bot-chosen': (of) => {
    const strongest = of.text('by') === 'strongest'
    const tie = of.number('tie') === 1 ? `, az egyenlők közül ${the(of.names.name('palace'))} ${strongest ? 'táblájától a legtávolabbi' : 'táblájához a legközelebbi'}` : ''
    return `${of.who} választása: ${of.name('worker')}, a ${strongest ? 'legerősebb' : 'leggyengébb'}${tie}`
  },
  'bot-slide': (of) => `${of.who} félreteszi ezt a lapkát: ${of.name('tile')}; belép: ${of.name('entering')}`,
  'bot-flip': (of) => `${of.who} ${of.text('arrow') === 'left' ? 'balra' : 'jobbra'} fordítja a nyilat`,
  'bot-exchange': (of) => `${of.who} kakaót vált pontokra`,
  ...moduleEvents,
} as const satisfies Readonly<Record<string, EventWords>>
