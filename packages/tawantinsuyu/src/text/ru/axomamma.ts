// Words that only the solo game brings.
import { count } from '@tollan/kernel/words/ru'
import type { AnswerWords, EventReader, EventWords } from '../catalogue.ts'
import { inCase } from './cases.ts'
import { good, goodPaid } from './goods.ts'

const turns: Readonly<Record<string, string>> = {
  'priest-action': 'верховный жрец',
  'place-worker': 'размещение работника',
  'no-workers': 'нет ни действия верховного жреца, ни работника',
}

/** What her choice of a space to conquer looks at, in order. */
const criteria: Readonly<Record<string, string>> = {
  'most-vp': 'больше всего ПО',
  'fewest-markers-in-region': 'меньше всего фишек в регионе',
  'fewer-than-3-of-hers': 'меньше 3 её фишек там',
  'fewest-of-yours': 'меньше всего ваших фишек там',
  'order-of-regions': 'порядок регионов',
  'fewest-soldiers': 'меньше всего солдат',
  leftmost: 'крайнее слева место',
}

const rolls: Readonly<Record<string, string>> = {
  'axomamma-roll': ' для своего хода',
  'axomamma-priest-roll': ' для места верховного жреца',
  'axomamma-statue-roll': ' для бога статуи',
}

/** A draw among candidates names its piece by the key of an answer. */
const ofKey = (of: EventReader): string => {
  const key = of.text('key')
  return of.names.name(key.slice(key.indexOf(':') + 1))
}

const haves = (of: EventReader): string =>
  of.text('what') === 'worker' ? count(of.number('have'), 'работник', 'работника', 'работников') : good(of.text('what'), of.number('have'))

/** What she chooses between is goods and Workers (TAW-SOLO-23, -33, -50). */
const chosen = (of: EventReader): string =>
  of.text('what') === 'nomad' ? count(of.number('n'), 'работника', 'работников', 'работников') : goodPaid(of.text('what'), of.number('n'))

const toDiscard = (of: EventReader): string => (of.number('cards') === 0 ? 'без сброса карт' : `сбросить ${count(of.number('cards'), 'карту', 'карты', 'карт')}`)

/** One of the things she might choose, with the number she goes by. */
function candidate(of: EventReader): string {
  const { event } = of
  if (event['key'] !== undefined) return ofKey(of)
  if (event['what'] !== undefined) return `у неё ${haves(of)}`
  if (event['steps'] !== undefined) return `${of.name('steps')}${of.number('for-others') > 0 ? `, вам ${of.number('for-others')} ПО` : ''}`
  if (event['weaving'] !== undefined)
    return `${of.name('weaving')}, ${of.number('extends') === 0 ? 'начинает гобелен' : `продолжает гобелен из ${count(of.number('extends'), 'ткани', 'тканей', 'тканей')}`}`
  if (event['vp'] !== undefined) return `${of.name('space')}, ${of.number('vp')} ПО`
  if (event['cards'] !== undefined) return `${of.name('space')}, ${toDiscard(of)}`
  return `${of.name('space')}, ${good('food', of.number('cost'))}`
}

/** What an action of Coricancha asks of her (TAW-SOLO-29 to -31); the difficulty says how many statues and Soldiers are enough. */
const conditions: Readonly<Record<string, string>> = {
  offering: 'нужно 4 кукурузы',
  produce: 'нужны 2 открытых производственных здания',
  worship: 'нужно достаточно статуй',
  renew: 'нужны 3 перевёрнутых здания и карты армии',
  conquer: 'нужно достаточно солдат против числа павших',
}

export const axomammaEvents = {
  roll: (of) => `${of.who} выбрасывает ${of.number('n')}${rolls[of.text('for')] ?? ''}`,
  'axomamma-turn': (of) => `${of.who} ходит: ${turns[of.text('does')] ?? of.text('does')}`,
  'axomamma-condition': (of) => `${of.who} проверяет действие «${of.name('action')}»: ${of.number('met') === 1 ? 'можно' : 'ещё нельзя'} (${conditions[of.text('action')] ?? ''})`,
  'axomamma-joins': (of) => `${of.who} участвует: ${of.name('action')}`,
  'axomamma-candidate': (of) => `${of.who} рассматривает: ${candidate(of)}`,
  'axomamma-random': (of) => `Случайно, вариантов ${of.number('of')}: ${ofKey(of)}`,
  'axomamma-chooses': (of) => `${of.who} выбирает ${chosen(of)}`,
  'axomamma-narrows': (of) => `${of.who} отбирает (${criteria[of.text('by')] ?? of.text('by')}): остаётся ${of.number('left')}`,
  'axomamma-second-conquest': (of) => `${of.who} делает второе завоевание: ${of.name('space')}, ${toDiscard(of)}`,
  'axomamma-conquers-nothing': (of) => `${of.who} ничего не завоёвывает`,
  'axomamma-free-step': (of) => `${of.who} сначала бесплатно продвигается на 1 ступень в храме`,
  'axomamma-keeps-face-up': (of) => `${of.who} оставляет открытым ${of.name('building')}`,
  'axomamma-worker': (of) => `${of.who} берёт для размещения ${inCase(of.name('role'), 'acc')}`,
  'axomamma-slot': (of) => `${of.who}, место ${of.number('slot')}: ${of.text('god') === 'any' ? 'любой бог' : `бог «${of.name('god')}»`}`,
  'axomamma-terrace': (of) => `${of.who} смотрит на ${inCase(of.name('terrace'), 'acc')}: ${count(of.number('spaces'), 'место', 'места', 'мест')}`,
  'axomamma-no-space': (of) => `Нет пустых мест бога «${of.name('god')}»: карта уходит на витрину`,
  'axomamma-tucks': (of) => `${of.who}: под место ${of.number('slot')} подложена карта бога «${of.name('god')}»`,
  'axomamma-personality': (of) => `${of.who}: ${of.event.rule === 'TAW-SOLO-11' ? '' : 'действует '}${of.name('personality')}`,
  'axomamma-token': (of) => `${of.who}, ${of.name('token')}: ${of.name('space')}`,
  'axomamma-cannot': (of) => `${of.who} не может ${of.name('action')}`,
  'axomamma-token-moves': (of) => `${of.who}, ${of.name('token')} переходит: ${of.name('space')}`,
} as const satisfies Readonly<Record<string, EventWords>>

/** What points are for, by the rule that gives them. */
export const axomammaPoints: Readonly<Record<string, string>> = {
  'TAW-SOLO-18': 'карту витрины',
  'TAW-SOLO-20': '5 картофеля',
  'TAW-SOLO-47': 'статую этого бога',
  'TAW-SOLO-62': 'карты витрины',
  'TAW-SOLO-63': 'свои ткани',
  'TAW-SOLO-65': 'отставание',
  'TAW-SOLO-77': 'действие верховного жреца',
  'TAW-SOLO-78': 'свои ткани',
  'TAW-SOLO-79': 'ход без работников',
  'TAW-SOLO-80': 'оставшиеся ресурсы',
}

export const axomammaQuestions = {
  'axomamma-starting-weaving': 'Какую начальную ткань получает Аксомамма?',
  'axomamma-priest-roll': 'На сколько мест дальше вашего начинает верховный жрец Аксомаммы?',
  'draw-personality': 'Какой характер у Аксомаммы?',
  'axomamma-worker': 'Какого своего работника размещает Аксомамма?',
  'axomamma-roll': 'Что выпало на кубике Аксомаммы?',
  'axomamma-space': 'Где размещает работника Аксомамма?',
  'axomamma-statue-roll': 'Какое место указывает статую Аксомаммы?',
  'axomamma-random-statue': 'Какую статую строит Аксомамма?',
  'axomamma-building': 'Какое здание возводит Аксомамма?',
  'axomamma-gives': 'Какую статую отдаёт Аксомамма?',
  'axomamma-casualty': 'Какого работника отправляет к павшим Аксомамма?',
  'axomamma-second-conquest': 'Какое место Аксомамма завоёвывает следующим?',
  'axomamma-dismisses': 'Какой работник Аксомаммы выходит из игры?',
  'axomamma-nomad': 'Какого кочевника берёт Аксомамма?',
} as const satisfies Readonly<Record<string, string>>

const byChance: AnswerWords = (id, names) => `Случайно: ${names.name(id)}`

export const axomammaAnswers = {
  roll: (face) => `На кубике выпало ${face.slice(0, 1)}`,
  'draw-personality': (id, names) => `Вытянуто: ${names.name(id)}`,
  'random-worker': byChance,
  'random-space': byChance,
  'random-building': byChance,
  'random-statue': byChance,
  'random-weaving': byChance,
  'random-conquest': byChance,
} as const satisfies Readonly<Record<string, AnswerWords>>
