// Words that only modules bring.
import { capital, count } from '@tollan/kernel/words/pl'
import type { AnswerWords, EventWords, ReasonWords } from '../catalogue.ts'
import { altarAnswers, altarEffects, altarEvents, altarQuestions, altarReasons } from './altars.ts'
import { accusative, at, genitive, region, to } from './cases.ts'
import { boards, good, ofWorkers } from './numbers.ts'

export const moduleEvents = {
  'step-back': (of) => `${of.who} cofa ${accusative(of.name('worker'))} ${to(of.name('board'))}`,
  'reuse-tile': (of) => `${of.who} ponownie odkrywa ${accusative(of.names.tile(of.text('tile')))}`,
  ...altarEvents,
  'owner-token': (of) => `${of.who} zabiera żeton Właściciela Dworu ${genitive(of.name('temple'))}`,
  claim: (of) => `${of.who} kładzie znacznik własności obok ${genitive(of.name('space'))}`,
  'mansion-roll': (of) => `${of.who} mija Dwór, wynik rzutu: ${of.number('die')}`,
  'royal-activated': (of) => `${of.who} aktywuje ${accusative(of.name('space'))}`,
  'warrior-placed': (of) => `${of.who} umieszcza Wojownika ${region(of.text('region')).at}`,
  'warrior-pushed': (of) => `${of.who}: Wojownik przechodzi ${region(of.text('from')).from} ${region(of.text('to')).to}`,
  settle: (of) => `${of.who} wznosi Budynek ${region(of.text('region')).at}`,
  'region-tile-drawn': (of) => `Dobrano: ${of.names.tile(of.text('tile'))}`,
  'worker-returned': (of) => `${of.who} odkłada ${accusative(of.name('worker'))} do pudełka`,
  'common-worker': (of) => capital(`${of.name('worker')} staje ${at(of.name('board'))}`),
} as const satisfies Readonly<Record<string, EventWords>>

export const moduleQuestions = {
  'step-back-worker': 'Którego robotnika cofasz?',
  'step-back-board': 'Jak daleko cofasz robotnika?',
  'reuse-tile': 'Którą wykorzystaną płytkę Odkryć ponownie odkrywasz?',
  'draw-direction-tile': 'Która płytka Kierunku zostaje dobrana?',
  ...altarQuestions,
  'claim-step': 'Czy wydajesz 1 kakao na awans na torze Świątyni tej płytki Pałacu?',
  'claim-power-up': 'Którego robotnika wzmacnia twój znacznik własności?',
  'conquest-reward': 'Którą nagrodę Podboju wybierasz teraz?',
  march: 'Dokąd przechodzi twój wypchnięty Wojownik?',
  settle: 'W którym regionie wznosisz Budynek?',
  'region-tile': 'Którą z dobranych płytek pozyskujesz?',
  'power-up-different': 'Którego kolejnego robotnika wzmacniasz?',
  'different-temple': 'Na torze której Świątyni awansujesz? Na każdym tylko raz',
  'draw-path': 'Która płytka ścieżki zostaje dobrana?',
  'bot-mask': 'Którą z równorzędnych Masek bierze Teotibot?',
} as const satisfies Readonly<Record<string, string>>

const directionTiles: Readonly<Record<string, string>> = {
  'base-1': 'pierwsza płytka Kierunku',
  'base-2': 'druga płytka Kierunku',
  two: 'płytka Kierunku z ruchem o 2 Plansze Akcji',
  three: 'płytka Kierunku z ruchem o 3 Plansze Akcji',
}

export const moduleAnswers = {
  'step-back': (id, names) => `Cofnij ${accusative(names.name(id))}`,
  'back-to': (id, names) => `Cofnij ${to(names.name(id))}`,
  reuse: (id, names) => `Odkryj ponownie ${accusative(names.tile(id))}`,
  'draw-direction-tile': (id) => `Dobrano: ${directionTiles[id] ?? id}`,
  ...altarAnswers,
  'claim-step': (what) => (what === 'pay' ? 'Wydaj 1 kakao na awans' : 'Teraz bez awansu'),
  'no-power-up': () => 'Nie wzmacniaj nikogo',
  conquest: (what) => (what === 'build' ? 'Nagroda za budowę' : 'Nagroda Imperium'),
  march: (id) => capital(region(id).to),
  settle: (id, names) => `Wznieś Budynek ${region(id).at}${names.effect(id) === '' ? '' : `: ${names.effect(id)}`}`,
  'draw-path': (id) => `Dobrano: ścieżka ${region(id).to}`,
  'bot-mask': (id, names) => `Teotibot bierze ${accusative(names.tile(id))}`,
  'move-common': (id, names) => `Przemieść ${accusative(names.name(id))}`,
} as const satisfies Readonly<Record<string, AnswerWords>>

export const moduleReasons = {
  'tile-before-a-harvest': 'Tę płytkę wykorzystuje się przed rozpatrzeniem Akcji Głównej w Lesie, w Kamieniołomie lub w Złożach Złota',
  'great-tiles-are-not-reused': 'Płytek Wielkich Odkryć nie odkrywa się ponownie',
  'power-lowered-for-a-tile': 'Robotnik traci siłę tylko jako zapłatę za płytkę',
  'reuse-by-tile': 'Wykorzystane płytki odkrywa się ponownie płytką Wielkich Odkryć',
  'step-back-by-tile': 'Robotnicy cofają się tylko dzięki płytce lub ołtarzowi',
  'acting-worker-stays': 'Robotnik tej tury zostaje tam, gdzie wykonuje akcję',
  ...altarReasons,
  'owner-token-by-temple-step': 'Żeton Właściciela Dworu otrzymuje gracz, który pierwszy dotrze na jego stopień Świątyni',
  'owner-token-taken': 'Ten żeton Właściciela Dworu został już zabrany',
  'claim-power-up-in-play': 'Wzmocnić można tylko robotnika będącego w grze',
  'claim-step-needs-cocoa': (need, have) => `Stopień kosztuje ${need} kakao, a masz ${have}`,
  'claim-step-at-worship': 'Ten awans jest dostępny, gdy robotnik odprawia Rytuał na oznaczonej płytce Pałacu',
  'conquest-reward-used': 'To pole nie daje więcej takich nagród',
  'warriors-move-onward': 'Wypchnięty Wojownik oddala się od Teotihuacan, nigdy nie cofa się ani nie idzie w bok',
  'warriors-never-cross-the-line': 'Wojownicy nigdy nie przekraczają ciągłej linii',
  'warriors-move-to-a-neighbour': 'Wypchnięty Wojownik przechodzi do sąsiedniego regionu',
  'region-cannot-be-settled': 'W Teotihuacan i w najdalszym regionie nie można wznosić Budynków; Wojownicy mogą tam stać',
  'region-is-settled': 'W tym regionie stoi już Budynek; Wojownicy mogą przez niego przejść',
  'warriors-move-when-pushed': 'Wojownik idzie dalej, gdy do jego regionu wchodzi inny',
  'no-own-warrior-there': 'Budynek wznosisz tylko tam, gdzie masz Wojownika',
  'building-needs-wood': (need, have) => (need === 0 ? 'Budynek kosztuje drewno' : `Budynek kosztuje ${good('wood', need)}, a masz ${have}`),
  'no-building-for-a-region': 'W rzędzie Budynków nie ma już Budynków',
  'build-if-possible': 'Możesz wznieść Budynek, więc musisz to zrobić',
  'worker-once-each': 'Region wzmocnił już tego robotnika',
  'two-different-temples': 'Ta Świątynia została już wybrana; każdy awans dotyczy innej Świątyni',
  'special-mask-by-settling': 'Tę Maskę otrzymuje gracz, który wzniesie Budynek w jej regionie',
  'settled-by-the-main-action-of-conquest': 'Regiony zasiedla się nagrodą za budowę z Planszy Podboju',
  'common-worker-moves-one-board': 'Wspólny robotnik przemieszcza się dokładnie o 1 Planszę Akcji; może pominąć Planszę 1',
  'common-worker-never-worships': 'Wspólny robotnik nigdy nie odprawia Rytuału',
  'common-worker-has-no-power': 'Wspólny robotnik nie ma siły, którą można wzmocnić',
  'unlimited-move-for-own-workers': 'Ta płytka przemieszcza tylko własnych robotników',
} as const satisfies Readonly<Record<string, ReasonWords>>

/** Effects that name a procedure. */
export const procedureEffects: Readonly<Record<string, (n: number) => string>> = {
  'step-back': (n) => `cofnięcie robotnika najwyżej o ${boards(n)}`,
  'reuse-tiles': (n) => `ponowne odkrycie ${count(n, { one: 'wykorzystanej płytki Odkryć', other: 'wykorzystanych płytek Odkryć' })}`,
  ...altarEffects,
  'empire-reward': (n) => count(n, { one: 'nagroda Imperium', few: 'nagrody Imperium', other: 'nagród Imperium' }),
  'build-reward': (n) => count(n, { one: 'nagroda za budowę', few: 'nagrody za budowę', other: 'nagród za budowę' }),
  'draw-and-take': (n) => `możliwość pozyskania jednej z ${count(n, { one: 'dobranej płytki Odkryć', other: 'dobranych płytek Odkryć' })}`,
  'draw-and-take-great': (n) => `możliwość pozyskania jednej z ${count(n, { one: 'dobranej płytki Wielkich Odkryć', other: 'dobranych płytek Wielkich Odkryć' })}`,
  'power-up-different': (n) => `po 1 wzmocnieniu dla najwyżej ${ofWorkers(n)}`,
  'different-temples': (n) => `awans o 1 stopień na torach ${count(n, { one: 'Świątyni', other: 'różnych Świątyń' })}`,
  'special-mask': (n) => (n === 0 ? 'złota Maska' : 'jadeitowa Maska'),
  'vp-per-worker': () => '1 PZ za każdego robotnika, a 2 PZ za robotnika o sile 4 lub 5',
}

/** Masks without a number. */
export const namedMasks: Readonly<Record<string, string>> = { 'mask-special-gold': 'złota Maska', 'mask-special-jade': 'jadeitowa Maska' }
