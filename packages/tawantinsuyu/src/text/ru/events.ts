import { capital, count } from '@tollan/kernel/words/ru'
import type { EventReader, EventWords } from '../catalogue.ts'
import { sides } from './answers.ts'
import { axomammaEvents, axomammaPoints } from './axomamma.ts'
import { inCase } from './cases.ts'
import { exchange, goodPaid } from './goods.ts'

/** What points are for, by the rule that gives or takes them. */
const pointSources: Readonly<Record<string, string>> = {
  'TAW-PLACE-11': 'использование своей лестницы',
  'TAW-GOD-01': 'карту бога',
  'TAW-GOD-11': 'статую',
  'TAW-TASK-STAIRS-02': 'лестницу',
  'TAW-TASK-STAIRS-05': 'лестницу под своей',
  'TAW-TASK-BUILD-03': 'производство',
  'TAW-TASK-MERCHANT-03': 'стык',
  'TAW-PRIEST-CONQUER-13': 'завоевание',
  'TAW-FEAST-01': 'жетон праздника',
  'TAW-FEAST-08': 'ступень храма',
  'TAW-FEAST-11': 'первенство в регионе',
  'TAW-FEAST-15': 'карты богов без картофеля',
  'TAW-BLD-Z06': 'здание Z06',
  'TAW-BLD-Z07': 'здание Z07',
  'TAW-BLD-Z09': 'здание Z09',
  'TAW-BLD-Z17': 'здание Z17',
  'TAW-BLD-Z20': 'здание Z20',
  'TAW-END-02': 'гобелен',
  'TAW-END-03': 'ступень храма',
  'TAW-END-04': 'открытые здания',
  'TAW-END-05': 'карты богов на руке',
  'TAW-END-06': 'открытые карты армии',
  'TAW-END-07': 'работников',
  'TAW-END-08': 'золото',
  ...axomammaPoints,
}

const forWhat = (of: EventReader): string => (pointSources[of.event.rule] === undefined ? '' : ` за ${pointSources[of.event.rule]}`)

/** The accusative of a detail. */
const whom = (of: EventReader, detail: string): string => inCase(of.name(detail), 'acc')
const whomWithEffect = (of: EventReader, detail: string): string => `${whom(of, detail)}: ${of.names.effect(of.text(detail))}`
const tasks = (n: number): string => count(n, 'задание', 'задания', 'заданий')

/** Where a worker comes from, by the rule that gives it. */
const origins: Readonly<Record<string, string>> = { 'TAW-EOT-02': ' из деревни', 'TAW-NOMAD-01': ' у кочевников' }

/** Every type the engine tells. */
export const events = {
  // set-up
  coricancha: (of) => (of.number('orientation') === 0 ? 'Плитка Кориканчи не повёрнута' : `Плитка Кориканчи повёрнута на ${of.number('orientation')} из 5 мест`),
  'worker-drawn': (of) => `${of.who} вытягивает ${whom(of, 'role')}`,
  'worker-returned': (of) => `${of.who} возвращает ${whom(of, 'role')} в мешок`,
  'villager-arrives': (of) => `${capital(of.name('role'))} приходит в деревню`,
  'nomad-arrives': (of) => `${capital(of.name('role'))} приходит к кочевникам`,
  'neutral-worker': (of) => `Нейтральный ${of.name('role')}: ${of.name('space')}`,
  'first-player': (of) => `${of.who} начинает игру`,
  // a turn
  'priest-placed': (of) => `${of.who} ставит верховного жреца в ${of.name('section')}`,
  'priest-moves': (of) => `${of.who} перемещает верховного жреца в ${of.name('section')}${of.text('action') === '' ? '' : `: ${of.name('action')}`}`,
  'side-action': (of) => `${of.who} выбирает побочное действие: ${sides[of.text('side')] ?? ''}`,
  'placed-as': (of) => `${of.who} размещает работника в роли ${inCase(of.name('role'), 'gen')}`,
  'tasks-lost': (of) => `${of.who} теряет ${tasks(of.number('n'))}`,
  region: (of) => `${of.who} лидирует в регионе ${of.name('region')}`,
  'market-cleared': () => 'Рынок очищается',
  place: (of) => `${of.who} размещает ${whom(of, 'role')}: ${of.name('space')}`,
  capture: (of) => `${of.who} забирает ${whom(of, 'role')}: ${of.name('space')}`,
  tasks: (of) => `${of.who} получает ${tasks(of.number('n'))}`,
  task: (of) => `${of.who} выполняет задание: ${of.name('icon')}`,
  'worker-gained': (of) => `${of.who} берёт ${whom(of, 'role')}${origins[of.event.rule] ?? ''}`,
  'worker-dismissed': (of) => `${of.who} убирает ${whom(of, 'role')} из игры`,
  // goods and points
  gain: (of) => `${of.who} получает ${goodPaid(of.text('what'), of.number('n'))}`,
  pay: (of) => `${of.who} платит ${goodPaid(of.text('what'), of.number('n'))}`,
  score: (of) => `${of.who} получает ${of.number('n')} ПО${forWhat(of)}`,
  lose: (of) => `${of.who} теряет ${of.number('n')} ПО${forWhat(of)}`,
  trade: (of) => `${of.who} сбрасывает с руки ${whom(of, 'card')}`,
  change: (of) => `${of.who} обменивает ${exchange(of.text('way'))}`,
  // God cards
  'god-card-drawn': (of) => `${of.who} берёт карту бога из колоды`,
  'god-card-seen': (of) => `${of.who} теперь держит ${whomWithEffect(of, 'card')}`,
  'god-card-taken': (of) => `${of.who} берёт с витрины ${whomWithEffect(of, 'card')}`,
  'god-card-played': (of) => `${of.who} играет ${whomWithEffect(of, 'card')}`,
  'god-card-returned': (of) => `${of.who} кладёт карту бога под колоду`,
  benefit: (of) => `${of.who} берёт бонус ${inCase(of.name('card'), 'gen')}: ${of.names.part(of.text('card'), of.number('part'))}`,
  offered: (of) => `${capital(of.name('card'))} попадает на витрину`,
  'offer-shuffled': () => 'Витрина замешивается в колоду богов',
  'offer-discarded': (of) => `${capital(of.name('card'))} уходит с витрины под колоду`,
  // Army cards
  'army-card-drawn': (of) => `${of.who} берёт карту армии`,
  'army-card-seen': (of) => `${of.who} видит ${whom(of, 'card')}`,
  'army-card-discarded': (of) => `${of.who} сбрасывает ${whom(of, 'card')}`,
  'army-card-played': (of) => `${of.who} играет ${whom(of, 'card')}`,
  'army-reshuffled': () => 'Сброс карт армии замешивается в новую колоду',
  // buildings, statues, stairs
  building: (of) => `${of.who} возводит ${whomWithEffect(of, 'building')}`,
  'building-revealed': (of) => `На рынке появляется ${of.name('building')}`,
  'building-exchanged': (of) => `${of.who} заменяет ${whom(of, 'building')}`,
  produce: (of) => `${of.who} запускает ${whom(of, 'building')}`,
  flip: (of) => `${of.who} переворачивает ${whom(of, 'piece')}`,
  renew: (of) => `${of.who} обновляет ${whom(of, 'piece')}`,
  statue: (of) => `${of.who} строит ${whom(of, 'statue')}`,
  'statue-given': (of) => `${of.who} отдаёт ${whom(of, 'statue')}`,
  steps: (of) => `${of.who} строит ${whom(of, 'steps')}`,
  // weavings
  'weaving-revealed': (of) => `На стопке открыта ${of.name('weaving')}`,
  'weaving-drawn': (of) => `${of.who} берёт из стопки ${whom(of, 'weaving')}`,
  'weaving-seen': (of) => `${of.who} смотрит ${whom(of, 'weaving')}`,
  'weaving-put-under': (of) => `${of.who} кладёт ткань под стопку`,
  'weaving-bought': (of) => `${of.who} покупает ${whom(of, 'weaving')}`,
  'weaving-gained': (of) => `${of.who} получает ${whom(of, 'weaving')}`,
  'weaving-laid': (of) => `${of.who} выкладывает ${whom(of, 'weaving')} в конец гобелена ${of.number('tapestry')}`,
  connection: (of) => `${of.who} получает награду стыка слева от ${inCase(of.name('weaving'), 'gen')}: ${of.names.part(of.text('weaving'), 1)}`,
  // Temple and war
  climb: (of) => `${of.who} продвигается на ступень ${of.number('space')} храма`,
  casualty: (of) => `${of.who} отправляет к павшим ${whom(of, 'role')} ${of.event.rule === 'TAW-PRIEST-CONQUER-02' ? 'от кочевников' : 'из деревни'}`,
  conquer: (of) => `${of.who} завоёвывает ${whomWithEffect(of, 'space')}`,
  // Feast and end
  'feast-triggered': (of) => `${of.who} берёт жетон праздника: близится праздник ${of.number('number')}`,
  feast: (of) => `Праздник ${of.number('number')}, начинает: ${of.who}`,
  'final-place': (of) => `${of.who} занимает ${of.number('place')}-е место, ${of.number('vp')} ПО`,
  ...axomammaEvents,
} as const satisfies Readonly<Record<string, EventWords>>
