import { capital, count } from '@tollan/kernel/words/pl'
import type { EventReader, EventWords } from '../catalogue.ts'
import { accusative, at, genitive, ofBoard, to, worshipAt } from './cases.ts'
import { moduleEvents } from './modules.ts'
import { good, ofWorkers } from './numbers.ts'

/** What points are for, by the rule that gives or takes them. */
const sources: Readonly<Record<string, string>> = {
  'TEO-TEMPLE-02': 'stopień Świątyni',
  'TEO-MAIN-ALCH-09': 'wcześniejsze rozwinięcie tej Technologii',
  'TEO-MAIN-NOBLE-07': 'Budynek',
  'TEO-MAIN-DECO-07': 'pasujące symbole',
  'TEO-MAIN-DECO-09': 'Zdobienie',
  'TEO-MAIN-CONSTR-04': 'poziom Piramidy',
  'TEO-MAIN-CONSTR-05': 'poziom Piramidy',
  'TEO-MAIN-CONSTR-06': 'poziom Piramidy',
  'TEO-MAIN-CONSTR-07': 'poziom Piramidy',
  'TEO-MAIN-CONSTR-10': 'pasujące symbole',
  'TEO-ASC-05': 'Wstąpienie',
  'TEO-ECLIPSE-03': 'Aleję Umarłych',
  'TEO-ECLIPSE-05': 'prowadzenie na torze Piramidy',
  'TEO-ECLIPSE-07': 'tor Piramidy',
  'TEO-ECLIPSE-10': 'zestaw Masek',
  'TEO-ECLIPSE-14': 'niezapłacone kakao',
  'TEO-SOLO-22': '10 kakao',
  'TEO-SOLO-36': 'Wstąpienie',
  'TEO-SOLO-72': 'stan posiadania na koniec gry',
  'M9-23': 'Wojowników w Imperium',
}

/** What the program scores at the end. */
const ends: Readonly<Record<string, string>> = { goods: 'swoje dobra', technologies: 'swoje Technologie', bonuses: 'swoje płytki Przychylności Bogów' }

function forWhat(of: EventReader): string {
  const scored = of.event['of']
  if (typeof scored !== 'string') return sources[of.event.rule] === undefined ? '' : ` za ${sources[of.event.rule]}`
  const known = ends[scored]
  return ` za ${known ?? `płytkę Przychylności Bogów „${of.name('of')}”`}`
}

/** What a seat could not take. */
const lost: Readonly<Record<string, string>> = {
  tile: 'płytka Odkrycia', 'temple-step': 'awans w Świątyni', 'avenue-step': 'awans w Alei Umarłych', 'pyramid-step': 'awans na torze Piramidy', 'power-up': 'wzmocnienie', building: 'Budynek',
}

const tile = (of: EventReader): string => of.names.tile(of.text('tile'))

/** Colours of nobody are told apart by the marks on their dice. */
const marks = ['koło', 'trójkąt', 'krzyż']
const markOf = (of: EventReader): string => marks[of.number('colour')] ?? ''

/** Every type the engine tells. */
export const events = {
  // set-up
  'board-dealt': (of) => `Miejsce ${of.number('slot')}: ${of.name('board')}`,
  'first-player': (of) => `${of.who} jest Pierwszym Graczem`,
  neutral: (of) => `Neutralny robotnik (${markOf(of)}) staje ${at(of.name('board'))}`,
  'starting-tile-dealt': (of) => `${of.who} ogląda: ${of.name('tile')}`,
  'discovery-dealt': (of) => `${of.who} ogląda: ${tile(of)}`,
  'starting-tile': (of) => `${of.who} zatrzymuje ${accusative(of.name('tile'))}`,
  'starting-goods': (of) => `${of.who} korzysta z płytki: ${of.name('tile')}`,
  'place-worker': (of) => `${of.who} umieszcza ${accusative(of.name('worker'))} ${at(of.name('board'))}`,
  'first-game-start': (of) => `${of.who} otrzymuje pozycję startową pierwszej rozgrywki`,
  // a turn
  move: (of) => `${of.who} przemieszcza ${accusative(of.name('worker'))}${of.number('power') > 0 ? ` o sile ${of.number('power')}` : ''} ${to(of.name('board'))}`,
  'free-unlock': (of) => `${of.who} poświęca turę na odblokowanie wszystkich swoich robotników`,
  unlock: (of) => `${of.who} odblokowuje wszystkich swoich robotników`,
  'main-action': (of) => `${of.who} wykonuje Akcję Główną ${at(of.name('board'))} za pomocą ${ofWorkers(of.number('workers'))}`,
  counted: (of) => `${of.who} ma teraz ${of.number('n') === 1 ? 'policzonego' : 'policzonych'} ${ofWorkers(of.number('n'))}`,
  worship: (of) => `${of.who} odprawia Rytuał ${worshipAt(of.name('space'))}`,
  bumped: (of) => `${of.who}: robotnik opuszcza ${accusative(of.name('space'))}`,
  // goods and points
  gain: (of) => `${of.who} otrzymuje ${good(of.text('what'), of.number('n'))}`,
  pay: (of) => `${of.who} wydaje ${good(of.text('what'), of.number('n'))}`,
  score: (of) => `${of.who} zdobywa ${of.number('n')} PZ${forWhat(of)}`,
  lose: (of) => `${of.who} ${of.number('n') === 0 ? 'nie ma PZ do stracenia' : `traci ${of.number('n')} PZ`}${forWhat(of)}`,
  lost: (of) => `${of.who}: przepada ${lost[of.text('what')] ?? ''}${of.number('n') > 1 ? ` (×${of.number('n')})` : ''}`,
  // tiles
  'take-tile': (of) => `${of.who} pozyskuje ${accusative(tile(of))}`,
  'use-tile': (of) => `${of.who} wykorzystuje ${accusative(tile(of))}`,
  'discovery-revealed': (of) => `${capital(at(of.name('board')))} pojawia się ${tile(of)}`,
  'discovery-discarded': (of) => `${of.who} odrzuca ${accusative(tile(of))} z Planszy Akcji ${ofBoard(of.name('board'))}`,
  // progress
  'temple-step': (of) => `${of.who} awansuje na stopień ${of.number('step')} ${genitive(of.name('temple'))}`,
  'bonus-unlocked': (of) => `${of.who} odblokowuje płytkę Przychylności Bogów ${genitive(of.name('temple'))}`,
  'avenue-step': (of) => `${of.who} awansuje na pole ${of.number('position')} Alei Umarłych`,
  'pyramid-track': (of) => `${of.who} awansuje na pole ${of.number('position')} toru Piramidy`,
  technology: (of) => `${of.who} rozwija ${accusative(of.name('tile'))}`,
  building: (of) => `${of.who} umieszcza Budynek na polu ${of.number('space') + 1} w Posiadłości Arystokratów`,
  decoration: (of) => `${of.who} umieszcza ${accusative(of.name('tile'))}: ${of.name('space')}`,
  'pyramid-tile': (of) => `${of.who} umieszcza ${accusative(of.name('tile'))}: ${of.name('slot')}`,
  'icons-match': (of) =>
    `${of.who}: ${count(of.number('n'), { one: 'pasujący symbol', few: 'pasujące symbole', other: 'pasujących symboli' })}`,
  'pyramid-complete': (of) => `${of.who} kończy budowę Piramidy`,
  'power-up': (of) => `${of.who} wzmacnia ${accusative(of.name('worker'))} do siły ${of.number('power')}`,
  ascend: (of) => `${of.who}: Wstąpienie ${genitive(of.name('worker'))}`,
  'fourth-worker': (of) => `${of.who} wprowadza ${to(of.names.name('palace'))} ${accusative(of.name('worker'))}`,
  // calendar and end
  calendar: (of) => `Jasny znacznik Kalendarza przesuwa się na pole ${of.number('space')}`,
  'eclipse-triggered': (of) => 
    of.names.plays('dark-eclipse') ? 'Nadchodzi Zaćmienie: punktacja na koniec tej tury' : `Nadchodzi Zaćmienie: punktacja po rundzie ${of.number('after-round')}`,
  eclipse: (of) => `Punktacja: Zaćmienie ${of.number('number')}`,
  'temple-bonus': (of) => `${of.who} punktuje płytkę Przychylności Bogów ${genitive(of.name('temple'))}: ${of.name('tile')}`,
  'final-place': (of) => `${of.who} zajmuje ${of.number('place')}. miejsce, wynik: ${of.number('vp')} PZ`,
  // Teotibot
  'bot-tile': (of) => `${of.who} wyrzuca ${of.number('sum')}: płytka Akcji „${of.name('tile')}”`,
  'bot-fallback': (of) => `${of.who} nie może tego zrobić i zamiast tego bierze kakao`,
  'bot-bumped': (of) => `${of.who} przenosi wypchniętego robotnika na ${accusative(of.name('space'))}`,
  'bot-roll': (of) => `${of.who} wyrzuca ${of.number('first')} i ${of.number('second')}`,
  'bot-worker-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'ma robotnika' : 'nie ma robotnika'} ${at(of.name('board'))}`,
  'bot-action-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'może' : 'nie może'} wykonać akcji ${at(of.name('board'))}`,
  'bot-mask-test': (of) => `${of.who} ${of.number('passed') === 1 ? 'może wziąć' : 'nie bierze'}: ${tile(of)}`,
  'bot-candidate': (of) => `${of.who}: ${of.name('worker')} ${at(of.name('board'))}, siła ${of.number('power')}`,
  'bot-chosen': (of) => {
    const strongest = of.text('by') === 'strongest'
    const tie = of.number('tie') === 1 ? `, spośród równych ${strongest ? 'najdalszego od' : 'najbliższego'} ${ofBoard(of.names.name('palace'))}` : ''
    return `${of.who} wybiera ${accusative(of.name('worker'))} (${strongest ? 'najsilniejszego' : 'najsłabszego'}${tie})`
  },
  'bot-slide': (of) => `${of.who} odkłada płytkę „${of.name('tile')}”, wchodzi „${of.name('entering')}”`,
  'bot-flip': (of) => `${of.who} odwraca strzałkę w ${of.text('arrow') === 'left' ? 'lewo' : 'prawo'}`,
  'bot-exchange': (of) => `${of.who} wymienia kakao na punkty`,
  ...moduleEvents,
} as const satisfies Readonly<Record<string, EventWords>>
