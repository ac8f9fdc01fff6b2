// Words that only the solo game brings.
import type { AnswerWords, EventReader, EventWords } from '../catalogue.ts'
import { accusative, locative } from './cases.ts'
import { cards, good, goodPaid, ofWorkers, spaces } from './numbers.ts'

const turns: Readonly<Record<string, string>> = {
  'priest-action': 'porusza Arcykapłana',
  'place-worker': 'umieszcza Robotnika',
  'no-workers': 'nie ma akcji Arcykapłana ani Robotnika',
}

/** What her choice of a space to conquer looks at, in order. */
const criteria: Readonly<Record<string, string>> = {
  'most-vp': 'najwięcej PZ',
  'fewest-markers-in-region': 'najmniej znaczników w regionie',
  'fewer-than-3-of-hers': 'mniej niż 3 jej znaczniki w regionie',
  'fewest-of-yours': 'najmniej twoich znaczników w regionie',
  'order-of-regions': 'kolejność regionów',
  'fewest-soldiers': 'najmniej Żołnierzy',
  leftmost: 'pole pierwsze od lewej',
}

const rolls: Readonly<Record<string, string>> = {
  'axomamma-roll': ' (tura)',
  'axomamma-priest-roll': ' (miejsce Arcykapłana)',
  'axomamma-statue-roll': ' (bóg Posągu)',
}

/** A draw among candidates names its piece by the key of an answer. */
const ofKey = (of: EventReader): string => {
  const key = of.text('key')
  return of.names.name(key.slice(key.indexOf(':') + 1))
}

const toDiscard = (of: EventReader): string => `${cards(of.number('cards'))} do odrzucenia`

/** One of the things she might choose, with the number she goes by. */
function candidate(of: EventReader): string {
  const { event } = of
  if (event['key'] !== undefined) return ofKey(of)
  if (event['what'] !== undefined) return `ma ${of.text('what') === 'worker' ? ofWorkers(of.number('have')) : goodPaid(of.text('what'), of.number('have'))}`
  if (event['steps'] !== undefined) return `${of.name('steps')}${of.number('for-others') > 0 ? `, dla ciebie ${of.number('for-others')} PZ` : ''}`
  if (event['weaving'] !== undefined)
    return `${of.name('weaving')}, ${of.number('extends') === 0 ? 'zaczyna Gobelin' : `przedłuża Gobelin, długość ${of.number('extends')}`}`
  if (event['vp'] !== undefined) return `${of.name('space')}, ${of.number('vp')} PZ`
  if (event['cards'] !== undefined) return `${of.name('space')}, ${toDiscard(of)}`
  return `${of.name('space')}, ${good('food', of.number('cost'))}`
}

/** What an action of Coricancha asks of her (TAW-SOLO-29 to -31); the difficulty says how many statues and Soldiers are enough. */
const conditions: Readonly<Record<string, string>> = {
  offering: 'trzeba 4 kukurydzy',
  produce: 'trzeba 2 odkrytych Budynków Produkcyjnych',
  worship: 'trzeba dość Posągów',
  renew: 'trzeba 3 zakrytych Budynków i kart Armii',
  conquer: 'trzeba dość Żołnierzy wobec Ofiar Wojny',
}

export const axomammaEvents = {
  roll: (of) => `${of.who} wyrzuca ${of.number('n')}${rolls[of.text('for')] ?? ''}`,
  'axomamma-turn': (of) => `${of.who}, tura: ${turns[of.text('does')] ?? of.text('does')}`,
  'axomamma-condition': (of) => `${of.who} sprawdza: ${of.name('action')}, warunek ${of.number('met') === 1 ? 'spełniony' : 'niespełniony'} (${conditions[of.text('action')] ?? ''})`,
  'axomamma-joins': (of) => `${of.who} też wykonuje akcję: ${of.name('action')}`,
  'axomamma-candidate': (of) => `${of.who} rozważa: ${candidate(of)}`,
  'axomamma-random': (of) => `Losowo, liczba możliwości ${of.number('of')}: ${ofKey(of)}`,
  'axomamma-chooses': (of) => `${of.who} wybiera ${of.text('what') === 'nomad' ? ofWorkers(of.number('n')) : goodPaid(of.text('what'), of.number('n'))}`,
  'axomamma-narrows': (of) => `${of.who}, kryterium: ${criteria[of.text('by')] ?? of.text('by')}; zostaje ${of.number('left')}`,
  'axomamma-second-conquest': (of) => `${of.who} wykonuje drugi Podbój: ${of.name('space')}, ${toDiscard(of)}`,
  'axomamma-conquers-nothing': (of) => `${of.who} niczego nie podbija`,
  'axomamma-free-step': (of) => `${of.who} najpierw awansuje za darmo o 1 pole w Świątyni`,
  'axomamma-keeps-face-up': (of) => `${of.who} pozostawia odkryty ${of.name('building')}`,
  'axomamma-worker': (of) => `${of.who} bierze do umieszczenia ${accusative(of.name('role'))}`,
  'axomamma-slot': (of) => `${of.who} wybiera kartę ${of.number('slot')}: ${of.text('god') === 'any' ? 'dowolny bóg' : `„${of.name('god')}”`}`,
  'axomamma-terrace': (of) => `${of.who} szuka na ${locative(of.name('terrace'))}: ${spaces(of.number('spaces'))}`,
  'axomamma-no-space': (of) => `Żadne pole „${of.name('god')}” nie jest puste: karta trafia do oferty`,
  'axomamma-tucks': (of) => `${of.who}: karta „${of.name('god')}” zostaje wsunięta pod pole ${of.number('slot')}`,
  'axomamma-personality': (of) => `${of.who} ${of.event.rule === 'TAW-SOLO-11' ? 'ma' : 'wykonuje akcję:'} ${of.name('personality')}`,
  'axomamma-token': (of) => `${of.who}: działa ${of.name('token')} (${of.name('space')})`,
  'axomamma-cannot': (of) => `${of.who} nie może wykonać akcji: ${of.name('action')}`,
  'axomamma-token-moves': (of) => `${of.who} przesuwa ${of.name('token')}: ${of.name('space')}`,
} as const satisfies Readonly<Record<string, EventWords>>

/** What points are for, by the rule that gives them. */
export const axomammaPoints: Readonly<Record<string, string>> = {
  'TAW-SOLO-18': 'kartę z oferty',
  'TAW-SOLO-20': '5 ziemniaków',
  'TAW-SOLO-47': 'Posąg boga',
  'TAW-SOLO-62': 'karty z oferty',
  'TAW-SOLO-63': 'swoje Tkaniny',
  'TAW-SOLO-65': 'mniejszą liczbę PZ',
  'TAW-SOLO-77': 'akcję Arcykapłana',
  'TAW-SOLO-78': 'swoje Tkaniny',
  'TAW-SOLO-79': 'brak Robotników',
  'TAW-SOLO-80': 'pozostałe surowce',
}

export const axomammaQuestions = {
  'axomamma-starting-weaving': 'Którą Tkaninę początkową otrzymuje Axomamma?',
  'axomamma-priest-roll': 'Jak daleko od twojego zaczyna Arcykapłan Axomammy?',
  'draw-personality': 'Jaką Osobowość ma Axomamma?',
  'axomamma-worker': 'Którego ze swoich Robotników umieszcza Axomamma?',
  'axomamma-roll': 'Co wskazuje kość Axomammy?',
  'axomamma-space': 'Gdzie Axomamma umieszcza Robotnika?',
  'axomamma-statue-roll': 'Która wsunięta karta wskazuje Posąg Axomammy?',
  'axomamma-random-statue': 'Który Posąg buduje Axomamma?',
  'axomamma-building': 'Który Budynek wznosi Axomamma?',
  'axomamma-gives': 'Który Posąg odrzuca Axomamma?',
  'axomamma-casualty': 'Którego Robotnika Axomamma wysyła do Ofiar Wojny?',
  'axomamma-second-conquest': 'Które pole podbija Axomamma jako drugie?',
  'axomamma-dismisses': 'Który Robotnik Axomammy opuszcza grę?',
  'axomamma-nomad': 'Którego Robotnika od Koczowników bierze Axomamma?',
} as const satisfies Readonly<Record<string, string>>

const byChance: AnswerWords = (id, names) => `Losowo: ${names.name(id)}`

export const axomammaAnswers = {
  roll: (face) => `Kość wskazuje ${face.slice(0, 1)}`,
  'draw-personality': (id, names) => `Dobrano: ${names.name(id)}`,
  'random-worker': byChance,
  'random-space': byChance,
  'random-building': byChance,
  'random-statue': byChance,
  'random-weaving': byChance,
  'random-conquest': byChance,
} as const satisfies Readonly<Record<string, AnswerWords>>
