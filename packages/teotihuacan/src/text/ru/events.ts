import { capital, count } from '@tollan/kernel/words/ru'
import type { EventReader, EventWords } from '../catalogue.ts'
import { worshipAt } from './answers.ts'
import { good } from './glossary.ts'
import { atPlace, inCase, toPlace } from './cases.ts'
import { moduleEvents } from './modules.ts'

/** What points are for, by the rule that gives or takes them. */
const sources: Readonly<Record<string, string>> = {
  'TEO-TEMPLE-02': 'ступень храма',
  'TEO-MAIN-ALCH-09': 'технологию, освоенную раньше',
  'TEO-MAIN-NOBLE-07': 'здание',
  'TEO-MAIN-DECO-07': 'совпавшие символы',
  'TEO-MAIN-DECO-09': 'украшение',
  'TEO-MAIN-CONSTR-04': 'уровень пирамиды',
  'TEO-MAIN-CONSTR-10': 'совпавшие символы',
  'TEO-ASC-05': 'вознесение',
  'TEO-ECLIPSE-03': 'Дорогу мёртвых',
  'TEO-ECLIPSE-05': 'первенство на шкале пирамиды',
  'TEO-ECLIPSE-07': 'шкалу пирамиды',
  'TEO-ECLIPSE-10': 'набор масок',
  'TEO-ECLIPSE-14': 'невыплаченное какао',
  'TEO-SOLO-22': '10 какао',
  'TEO-SOLO-36': 'вознесение',
  'TEO-SOLO-72': 'итоги игры',
  'M9-23': 'воинов в империи',
}

/** What the program scores at the end. */
const ends: Readonly<Record<string, string>> = { goods: 'свои ресурсы и какао', technologies: 'свои технологии', bonuses: 'свои жетоны бонусов храмов' }

function forWhat(of: EventReader): string {
  const scored = of.event['of']
  if (typeof scored !== 'string') return sources[of.event.rule] === undefined ? '' : ` за ${sources[of.event.rule]}`
  const known = ends[scored]
  return ` за ${known ?? `бонус храма «${of.name('of')}»`}`
}

/** What a seat could not take. */
const lost: Readonly<Record<string, string>> = {
  tile: 'жетон открытия', 'temple-step': 'ступень храма', 'avenue-step': 'шаг по Дороге мёртвых', 'pyramid-step': 'шаг по шкале пирамиды', 'power-up': 'увеличение силы', building: 'здание',
}

const icons = (n: number): string => count(n, 'символ', 'символа', 'символов')

const tile = (of: EventReader): string => of.names.tile(of.text('tile'))

/** Colours of nobody are told apart by the marks on their dice. */
const marks = ['круг', 'треугольник', 'крест']
const markOf = (of: EventReader): string => marks[of.number('colour')] ?? ''

/** Every type the engine tells. */
export const events = {
  // set-up
  'board-dealt': (of) => `Место ${of.number('slot')} кольца: ${of.name('board')}`,
  'first-player': (of) => `${of.who} становится первым игроком`,
  neutral: (of) => `Нейтральный работник (${markOf(of)}) стоит ${atPlace(of.name('board'))}`,
  'starting-tile-dealt': (of) => `${of.who} смотрит ${of.name('tile')}`,
  'discovery-dealt': (of) => `${of.who} смотрит ${tile(of)}`,
  'starting-tile': (of) => `${of.who} оставляет ${of.name('tile')}`,
  'starting-goods': (of) => `${of.who} получает то, что даёт ${of.name('tile')}`,
  'place-worker': (of) => `${of.who} ставит ${inCase(of.name('worker'), 'acc')} ${toPlace(of.name('board'))}`,
  'first-game-start': (of) => `${of.who} занимает позицию первой партии`,
  // a turn
  move: (of) => `${of.who} перемещает ${inCase(of.name('worker'), 'acc')}${of.number('power') > 0 ? ` с силой ${of.number('power')}` : ''} ${toPlace(of.name('board'))}`,
  'free-unlock': (of) => `${of.who} тратит ход и возвращает всех своих молящихся работников`,
  unlock: (of) => `${of.who} возвращает всех своих молящихся работников`,
  'main-action': (of) =>
    `${of.who} выполняет основное действие ${atPlace(of.name('board'))} (${count(of.number('workers'), 'работник', 'работника', 'работников')})`,
  counted: (of) => `${of.who} теперь засчитывает работников: ${of.number('n')}`,
  worship: (of) => `${of.who} выполняет ${worshipAt(of.name('space'))}`,
  bumped: (of) => `${of.who}: работник покидает ${of.name('space')}`,
  // goods and points
  gain: (of) => `${of.who} получает ${good(of.text('what'), of.number('n'))}`,
  pay: (of) => `${of.who} отдаёт ${good(of.text('what'), of.number('n'))}`,
  score: (of) => `${of.who} получает ${of.number('n')} ПО${forWhat(of)}`,
  lose: (of) => `${of.who} ${of.number('n') === 0 ? 'не теряет' : `теряет ${of.number('n')}`} ПО${forWhat(of)}`,
  lost: (of) => `${of.who}: пропадает ${lost[of.text('what')] ?? ''}${of.number('n') > 1 ? ` (×${of.number('n')})` : ''}`,
  // tiles
  'take-tile': (of) => `${of.who} берёт ${tile(of)}`,
  'use-tile': (of) => `${of.who} использует ${tile(of)}`,
  'discovery-revealed': (of) => `${capital(atPlace(of.name('board')))} появляется ${tile(of)}`,
  'discovery-discarded': (of) => `${of.who} сбрасывает ${tile(of)} (${of.name('board')})`,
  // progress
  'temple-step': (of) => `${of.who} продвигается на ступень ${of.number('step')} ${inCase(of.name('temple'), 'gen')}`,
  'bonus-unlocked': (of) => `${of.who} достигает жетона бонуса ${inCase(of.name('temple'), 'gen')}`,
  'avenue-step': (of) => `${of.who} доходит до плитки ${of.number('position')} Дороги мёртвых`,
  'pyramid-track': (of) => `${of.who} доходит до деления ${of.number('position')} шкалы пирамиды`,
  technology: (of) => `${of.who} осваивает ${inCase(of.name('tile'), 'acc')}`,
  building: (of) => `${of.who} ставит здание на ячейку ${of.number('space') + 1} планшета знати`,
  decoration: (of) => `${of.who} выкладывает ${of.name('tile')}: ${of.name('space')}`,
  'pyramid-tile': (of) => `${of.who} строит ${inCase(of.name('tile'), 'acc')}: ${of.name('slot')}`,
  'icons-match': (of) => `${of.who} совмещает ${icons(of.number('n'))}`,
  'pyramid-complete': (of) => `${of.who} завершает пирамиду`,
  'power-up': (of) => `${of.who} увеличивает силу ${inCase(of.name('worker'), 'gen')} до ${of.number('power')}`,
  ascend: (of) => `${of.who}: ${of.name('worker')} совершает вознесение`,
  'fourth-worker': (of) => `${of.who} вводит в игру ${inCase(of.name('worker'), 'acc')} ${atPlace(of.names.name('palace'))}`,
  // calendar and end
  calendar: (of) => `Светлый диск переходит на деление ${of.number('space')}`,
  'eclipse-triggered': (of) => 
    of.names.plays('dark-eclipse') ? 'Близится затмение: оно наступит в конце этого хода' : `Близится затмение: оно наступит после раунда ${of.number('after-round')}`,
  eclipse: (of) => `Затмение ${of.number('number')}: подсчёт очков`,
  'temple-bonus': (of) => `${of.who} получает бонус ${inCase(of.name('temple'), 'gen')}: ${of.name('tile')}`,
  'final-place': (of) => `${of.who} занимает ${of.number('place')}-е место, ${of.number('vp')} ПО`,
  // Teotibot
  'bot-tile': (of) => `${of.who} выбрасывает ${of.number('sum')} и действует по жетону «${of.name('tile')}»`,
  'bot-fallback': (of) => `${of.who} не может этого сделать и вместо этого получает какао`,
  'bot-bumped': (of) => `${of.who} переводит вытесненного работника ${toPlace(of.name('space'))}`,
  'bot-roll': (of) => `${of.who} выбрасывает ${of.number('first')} и ${of.number('second')}`,
  'bot-worker-test': (of) => `${of.who}: ${of.number('passed') === 1 ? 'есть работник' : 'нет работника'} ${atPlace(of.name('board'))}`,
  'bot-action-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'может' : 'не может'} действовать ${atPlace(of.name('board'))}`,
  'bot-mask-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'может взять' : 'не берёт'} ${tile(of)}`,
  'bot-candidate': (of) => `${of.who}: ${of.name('worker')} ${atPlace(of.name('board'))}, сила ${of.number('power')}`,
  'bot-chosen': (of) => {
    const strongest = of.text('by') === 'strongest'
    const tie = of.number('tie') === 1 ? `, из равных стоящего ${strongest ? `дальше всех от ${inCase(of.names.name('palace'), 'gen')}` : `ближе всех к ${inCase(of.names.name('palace'), 'dat')}`}` : ''
    return `${of.who} выбирает ${inCase(of.name('worker'), 'acc')} (${strongest ? 'самого сильного' : 'самого слабого'}${tie})`
  },
  'bot-slide': (of) => `${of.who} откладывает жетон «${of.name('tile')}», входит «${of.name('entering')}»`,
  'bot-flip': (of) => `${of.who} поворачивает стрелку ${of.text('arrow') === 'left' ? 'влево' : 'вправо'}`,
  'bot-exchange': (of) => `${of.who} обменивает какао на очки`,
  ...moduleEvents,
} as const satisfies Readonly<Record<string, EventWords>>
