import { capital, the } from '@tollan/kernel/words/hu'
import type { EventReader, EventWords } from '../catalogue.ts'
import { sides } from './answers.ts'
import { axomammaEvents, axomammaPoints } from './axomamma.ts'
import { exchange, goodObject, object, to } from './forms.ts'

/** What points are for, by the rule that gives or takes them. */
const pointSources: Readonly<Record<string, string>> = {
  'TAW-PLACE-11': 'használt lépcső',
  'TAW-GOD-01': 'istenkártya',
  'TAW-GOD-11': 'szobor',
  'TAW-TASK-STAIRS-02': 'lépcső',
  'TAW-TASK-STAIRS-05': 'lépcső a sajátja alatt',
  'TAW-TASK-BUILD-03': 'termelés',
  'TAW-TASK-MERCHANT-03': 'kapcsolódás',
  'TAW-PRIEST-CONQUER-13': 'hódítás',
  'TAW-FEAST-01': 'ünneplapka',
  'TAW-FEAST-08': 'templommező',
  'TAW-FEAST-11': 'vezet egy régióban',
  'TAW-FEAST-15': 'istenkártyák burgonya nélkül',
  'TAW-BLD-Z06': 'Z06 épület',
  'TAW-BLD-Z07': 'Z07 épület',
  'TAW-BLD-Z09': 'Z09 épület',
  'TAW-BLD-Z17': 'Z17 épület',
  'TAW-BLD-Z20': 'Z20 épület',
  'TAW-END-02': 'kárpit',
  'TAW-END-03': 'templommező',
  'TAW-END-04': 'képpel felfelé fekvő épületek',
  'TAW-END-05': 'kézben tartott istenkártyák',
  'TAW-END-06': 'képpel felfelé fekvő seregkártyák',
  'TAW-END-07': 'munkások',
  'TAW-END-08': 'arany',
  ...axomammaPoints,
}

const forWhat = (of: EventReader): string => (pointSources[of.event.rule] === undefined ? '' : ` (${pointSources[of.event.rule]})`)

const amount = (of: EventReader): string => `${of.number('n')} ${goodObject(of.text('what'))}`
const aRole = (of: EventReader): string => `egy ${object(of.name('role'))}`
const theObject = (of: EventReader, detail: string): string => the(object(of.name(detail)))
const withEffect = (of: EventReader, detail: string): string => `${theObject(of, detail)}: ${of.names.effect(of.text(detail))}`

/** Where a worker comes from, by the rule that gives it. */
const origins: Readonly<Record<string, string>> = { 'TAW-EOT-02': ' a Faluból', 'TAW-NOMAD-01': ' a Nomádok közül' }

/** Every type the engine tells. */
export const events = {
  // set-up
  coricancha: (of) =>
    of.number('orientation') === 0 ? 'A Coricancha-lapka a nyomtatott irányban fekszik' : `A Coricancha-lapka az 5 mezőjéből ${of.number('orientation')} mezővel van elforgatva`,
  'worker-drawn': (of) => `${of.who}: ${aRole(of)} húz`,
  'worker-returned': (of) => `${of.who}: ${aRole(of)} visszatesz a zsákba`,
  'villager-arrives': (of) => `Egy ${of.name('role')} érkezik a Faluba`,
  'nomad-arrives': (of) => `Egy ${of.name('role')} érkezik a Nomádok közé`,
  'neutral-worker': (of) => `Semleges ${of.name('role')} kerül ${the(to(of.name('space')))}`,
  'first-player': (of) => `Kezdőjátékos: ${of.who}`,
  // a turn
  'priest-placed': (of) => `${of.who}: a főpapját ${the(to(of.name('section')))} teszi`,
  'priest-moves': (of) => `${of.who}: a főpapja ${the(to(of.name('section')))} lép${of.text('action') === '' ? '' : `: ${of.name('action')}`}`,
  'side-action': (of) => `${of.who}: mellékakciója: ${sides[of.text('side')] ?? ''}`,
  'placed-as': (of) => `${of.who}: a munkás szerepe: ${of.name('role')}`,
  'tasks-lost': (of) => `${of.who}: elveszít ${of.number('n')} feladatot`,
  region: (of) => `${of.who}: vezet ebben a régióban: ${of.name('region')}`,
  'market-cleared': () => 'A Piac kiürül',
  place: (of) => `${of.who}: ${aRole(of)} helyez ${the(to(of.name('space')))}`,
  capture: (of) => `${of.who}: elfog ${aRole(of)}: ${of.name('space')}`,
  tasks: (of) => `${of.who}: ${of.number('n')} feladata van`,
  task: (of) => `${of.who}: feladatot hajt végre: ${of.name('icon')}`,
  'worker-gained': (of) => `${of.who}: ${aRole(of)} vesz el${origins[of.event.rule] ?? ''}`,
  'worker-dismissed': (of) => `${of.who}: ${aRole(of)} bocsát el a játékból`,
  // goods and points
  gain: (of) => `${of.who}: ${amount(of)} kap`,
  pay: (of) => `${of.who}: ${amount(of)} fizet`,
  score: (of) => `${of.who}: ${of.number('n')} GYP-ot kap${forWhat(of)}`,
  lose: (of) => `${of.who}: ${of.number('n')} GYP-ot veszít${forWhat(of)}`,
  trade: (of) => `${of.who}: eldobja a kezéből ${theObject(of, 'card')}`,
  change: (of) => `${of.who}: átvált ${exchange(of.text('way'))}`,
  // God cards
  'god-card-drawn': (of) => `${of.who}: istenkártyát húz`,
  'god-card-seen': (of) => `${of.who}: új kártyája: ${of.name('card')}: ${of.names.effect(of.text('card'))}`,
  'god-card-taken': (of) => `${of.who}: elveszi a kínálatból ${withEffect(of, 'card')}`,
  'god-card-played': (of) => `${of.who}: kijátssza ${withEffect(of, 'card')}`,
  'god-card-returned': (of) => `${of.who}: istenkártyát tesz a pakli alá`,
  benefit: (of) => `${of.who}: haszon (${of.name('card').replace(/[()]/g, '')}): ${of.names.part(of.text('card'), of.number('part'))}`,
  offered: (of) => `A kínálatba kerül ${the(of.name('card'))}`,
  'offer-shuffled': () => 'A kínálat az istenkártyák paklijába keveredik',
  'offer-discarded': (of) => `A kínálatból a pakli alá kerül ${the(of.name('card'))}`,
  // Army cards
  'army-card-drawn': (of) => `${of.who}: seregkártyát húz`,
  'army-card-seen': (of) => `${of.who}: látja ${theObject(of, 'card')}`,
  'army-card-discarded': (of) => `${of.who}: eldobja ${theObject(of, 'card')}`,
  'army-card-played': (of) => `${of.who}: kijátssza képpel felfelé ${theObject(of, 'card')}`,
  'army-reshuffled': () => 'Az eldobott seregkártyákból új pakli lesz',
  // buildings, statues, stairs
  building: (of) => `${of.who}: felépíti ${withEffect(of, 'building')}`,
  'building-revealed': (of) => `A Piacra kerül ${the(of.name('building'))}`,
  'building-exchanged': (of) => `${of.who}: kicseréli ${theObject(of, 'building')}`,
  produce: (of) => `${of.who}: ezzel termel: ${of.name('building')}`,
  flip: (of) => `${of.who}: lefordítja ${theObject(of, 'piece')}`,
  renew: (of) => `${of.who}: felfordítja ${theObject(of, 'piece')}`,
  statue: (of) => `${of.who}: felállítja ${theObject(of, 'statue')}`,
  'statue-given': (of) => `${of.who}: leadja ${theObject(of, 'statue')}`,
  steps: (of) => `${of.who}: megépíti ${theObject(of, 'steps')}`,
  // weavings
  'weaving-revealed': (of) => `A pakli tetején látható: ${of.name('weaving')}`,
  'weaving-drawn': (of) => `${of.who}: kihúzza ${theObject(of, 'weaving')}`,
  'weaving-seen': (of) => `${of.who}: megnézi ${theObject(of, 'weaving')}`,
  'weaving-put-under': (of) => `${of.who}: szőttest tesz a pakli alá`,
  'weaving-bought': (of) => `${of.who}: megveszi ${theObject(of, 'weaving')}`,
  'weaving-gained': (of) => `${of.who}: megkapja ${theObject(of, 'weaving')}`,
  'weaving-laid': (of) => `${of.who}: ${the(`${of.number('tapestry')}. kárpit`)} végére teszi ${theObject(of, 'weaving')}`,
  connection: (of) => `${of.who}: jutalom: ${of.names.part(of.text('weaving'), 1)}; bal perem: ${of.name('weaving').split(' (')[0] ?? ''}`,
  // Temple and war
  climb: (of) => `${of.who}: a Templom ${of.number('space')}. mezőjére lép`,
  casualty: (of) => `${of.who}: ${aRole(of)} küld ${of.event.rule === 'TAW-PRIEST-CONQUER-02' ? 'a Nomádok közül' : 'a Faluból'} az Elesettek közé`,
  conquer: (of) => `${of.who}: meghódítja ${withEffect(of, 'space')}`,
  // Feast and end
  'feast-triggered': (of) => `${of.who}: elveszi az ünneplapkát: közeleg ${the(`${of.number('number')}. ünnep`)}`,
  feast: (of) => `${capital(the(`${of.number('number')}. ünnep`))} következik, kezdi: ${of.who}`,
  'final-place': (of) => `${of.who}: ${of.number('place')}. helyen végez, ${of.number('vp')} GYP`,
  ...axomammaEvents,
} as const satisfies Readonly<Record<string, EventWords>>
