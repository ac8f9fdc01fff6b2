import { capital } from '@tollan/kernel/words/pl'
import type { EventReader, EventWords } from '../catalogue.ts'
import { sides } from './answers.ts'
import { axomammaEvents, axomammaPoints } from './axomamma.ts'
import { accusative, genitive } from './cases.ts'
import { goodPaid, tasks } from './numbers.ts'
import { exchange } from './phrases.ts'

/** What points are for, by the rule that gives or takes them. */
const pointSources: Readonly<Record<string, string>> = {
  'TAW-PLACE-11': 'użycie Schodów',
  'TAW-GOD-01': 'kartę Bogów',
  'TAW-GOD-11': 'Posąg',
  'TAW-TASK-STAIRS-02': 'Schody',
  'TAW-TASK-STAIRS-05': 'Schody zbudowane poniżej',
  'TAW-TASK-BUILD-03': 'produkcję',
  'TAW-TASK-MERCHANT-03': 'połączenie',
  'TAW-PRIEST-CONQUER-13': 'Podbój',
  'TAW-FEAST-01': 'płytkę Święta',
  'TAW-FEAST-08': 'pole Świątyni',
  'TAW-FEAST-11': 'prowadzenie w regionie',
  'TAW-FEAST-15': 'brakujące ziemniaki',
  'TAW-BLD-Z06': 'Budynek Z06',
  'TAW-BLD-Z07': 'Budynek Z07',
  'TAW-BLD-Z09': 'Budynek Z09',
  'TAW-BLD-Z17': 'Budynek Z17',
  'TAW-BLD-Z20': 'Budynek Z20',
  'TAW-END-02': 'Gobelin',
  'TAW-END-03': 'pole Świątyni',
  'TAW-END-04': 'odkryte Budynki',
  'TAW-END-05': 'karty Bogów na ręku',
  'TAW-END-06': 'odkryte karty Armii',
  'TAW-END-07': 'Robotników',
  'TAW-END-08': 'złoto',
  ...axomammaPoints,
}

const forWhat = (of: EventReader): string => (pointSources[of.event.rule] === undefined ? '' : ` za ${pointSources[of.event.rule]}`)

const object = (of: EventReader, detail: string): string => accusative(of.name(detail))
const role = (of: EventReader): string => object(of, 'role')
const withEffect = (of: EventReader, detail: string): string => `${object(of, detail)} (${of.names.effect(of.text(detail))})`

/** Where a worker comes from, by the rule that gives it. */
const origins: Readonly<Record<string, string>> = { 'TAW-EOT-02': ' z Wioski', 'TAW-NOMAD-01': ' od Koczowników' }

/** Every type the engine tells. */
export const events = {
  // set-up
  coricancha: (of) => (of.number('orientation') === 0 ? 'Płytka Coricanchy leży jak na planszy' : `Płytka Coricanchy jest obrócona o ${of.number('orientation')} z 5 pól`),
  'worker-drawn': (of) => `${of.who} dobiera ${role(of)}`,
  'worker-returned': (of) => `${of.who} zwraca do woreczka ${role(of)}`,
  'villager-arrives': (of) => `Do Wioski przybywa ${of.name('role')}`,
  'nomad-arrives': (of) => `Do Koczowników przybywa ${of.name('role')}`,
  'neutral-worker': (of) => `Na planszy staje neutralny ${of.name('role')}: ${of.name('space')}`,
  'first-player': (of) => `${of.who} zaczyna`,
  // a turn
  'priest-placed': (of) => `${of.who} stawia Arcykapłana w ${genitive(of.name('section'))}`,
  'priest-moves': (of) => `${of.who} porusza Arcykapłana do ${genitive(of.name('section'))}${of.text('action') === '' ? '' : `: ${of.name('action')}`}`,
  'side-action': (of) => `${of.who} wybiera akcję poboczną: ${sides[of.text('side')] ?? ''}`,
  'placed-as': (of) => `${of.who} traktuje Robotnika jako ${role(of)}`,
  'tasks-lost': (of) => `${of.who} traci ${tasks(of.number('n'))}`,
  region: (of) => `${of.who} prowadzi w regionie ${of.name('region')}`,
  'market-cleared': () => 'Rynek Budynków zostaje opróżniony',
  place: (of) => `${of.who} umieszcza ${role(of)}: ${of.name('space')}`,
  capture: (of) => `${of.who} zabiera ${role(of)}: ${of.name('space')}`,
  tasks: (of) => `${of.who} ma ${tasks(of.number('n'))}`,
  task: (of) => `${of.who} wykonuje zadanie: ${of.name('icon')}`,
  'worker-gained': (of) => `${of.who} bierze ${role(of)}${origins[of.event.rule] ?? ''}`,
  'worker-dismissed': (of) => `${of.who} usuwa z gry ${role(of)}`,
  // goods and points
  gain: (of) => `${of.who} otrzymuje ${goodPaid(of.text('what'), of.number('n'))}`,
  pay: (of) => `${of.who} płaci ${goodPaid(of.text('what'), of.number('n'))}`,
  score: (of) => `${of.who} zdobywa ${of.number('n')} PZ${forWhat(of)}`,
  lose: (of) => `${of.who} traci ${of.number('n')} PZ${forWhat(of)}`,
  trade: (of) => `${of.who} odrzuca z ręki ${object(of, 'card')}`,
  change: (of) => `${of.who} wymienia ${exchange(of.text('way'))}`,
  // God cards
  'god-card-drawn': (of) => `${of.who} dobiera kartę Bogów`,
  'god-card-seen': (of) => `${of.who} ma teraz ${withEffect(of, 'card')}`,
  'god-card-taken': (of) => `${of.who} bierze z oferty ${withEffect(of, 'card')}`,
  'god-card-played': (of) => `${of.who} zagrywa ${withEffect(of, 'card')}`,
  'god-card-returned': (of) => `${of.who} odkłada kartę Bogów na spód talii`,
  benefit: (of) => `${of.who} bierze korzyść, ${of.name('card')}: ${of.names.part(of.text('card'), of.number('part'))}`,
  offered: (of) => `${capital(of.name('card'))} trafia do oferty`,
  'offer-shuffled': () => 'Oferta zostaje wtasowana do talii Bogów',
  'offer-discarded': (of) => `${capital(of.name('card'))} trafia z oferty na spód talii`,
  // Army cards
  'army-card-drawn': (of) => `${of.who} dobiera kartę Armii`,
  'army-card-seen': (of) => `${of.who} widzi ${object(of, 'card')}`,
  'army-card-discarded': (of) => `${of.who} odrzuca ${object(of, 'card')}`,
  'army-card-played': (of) => `${of.who} zagrywa ${object(of, 'card')}`,
  'army-reshuffled': () => 'Z odrzuconych kart Armii powstaje nowa talia',
  // buildings, statues, stairs
  building: (of) => `${of.who} wznosi ${withEffect(of, 'building')}`,
  'building-revealed': (of) => `Na Rynku pojawia się ${of.name('building')}`,
  'building-exchanged': (of) => `${of.who} wymienia ${object(of, 'building')}`,
  produce: (of) => `${of.who} produkuje: ${of.name('building')}`,
  flip: (of) => `${of.who} zakrywa ${object(of, 'piece')}`,
  renew: (of) => `${of.who} odkrywa ${object(of, 'piece')}`,
  statue: (of) => `${of.who} buduje ${of.name('statue')}`,
  'statue-given': (of) => `${of.who} odrzuca ${of.name('statue')}`,
  steps: (of) => `${of.who} buduje ${of.name('steps')}`,
  // weavings
  'weaving-revealed': (of) => `Na stosie odkryto: ${of.name('weaving')}`,
  'weaving-drawn': (of) => `${of.who} dobiera ${object(of, 'weaving')}`,
  'weaving-seen': (of) => `${of.who} ogląda ${object(of, 'weaving')}`,
  'weaving-put-under': (of) => `${of.who} odkłada Tkaninę pod stos`,
  'weaving-bought': (of) => `${of.who} kupuje ${object(of, 'weaving')}`,
  'weaving-gained': (of) => `${of.who} otrzymuje ${object(of, 'weaving')}`,
  'weaving-laid': (of) => `${of.who} dokłada ${object(of, 'weaving')} na koniec Gobelinu ${of.number('tapestry')}`,
  connection: (of) => `${of.who} otrzymuje nagrodę na lewo od ${genitive(of.name('weaving'))}: ${of.names.part(of.text('weaving'), 1)}`,
  // Temple and war
  climb: (of) => `${of.who} awansuje na pole ${of.number('space')} Świątyni`,
  casualty: (of) => `${of.who} wysyła do Ofiar Wojny ${role(of)} ${of.event.rule === 'TAW-PRIEST-CONQUER-02' ? 'od Koczowników' : 'z Wioski'}`,
  conquer: (of) => `${of.who} podbija ${withEffect(of, 'space')}`,
  // Feast and end
  'feast-triggered': (of) => `${of.who} bierze płytkę Święta: nadchodzi Święto ${of.number('number')}`,
  feast: (of) => `Święto ${of.number('number')}, zaczyna: ${of.who}`,
  'final-place': (of) => `${of.who} zajmuje ${of.number('place')}. miejsce, wynik: ${of.number('vp')} PZ`,
  ...axomammaEvents,
} as const satisfies Readonly<Record<string, EventWords>>
