import { amountOf } from '@tollan/kernel'
import { goodNames } from '../../answers.ts'
import type { ReasonWords } from '../catalogue.ts'
import { moduleReasons } from './modules.ts'
import { amounts, boards, good, ofWorkers } from './numbers.ts'

/** Packed amounts as the engine counts them: the goods in order, then "any resource". */
const price = (packed: number): string =>
  amounts(Object.fromEntries([...goodNames, 'any-resource'].map((what, kind) => [what, amountOf(packed, kind)])))

/** "…; koszt: 2 kamienie i 1 drewno", or the bare sentence when the reason carries no price. */
const priced =
  (bare: string): ReasonWords =>
  (need) =>
    need === 0 ? bare : `${bare}; koszt: ${price(need)}`

const cocoa =
  (what: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what}: masz za mało kakao` : `${what}: koszt to ${need} kakao, a masz ${have}`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'To jest dozwolone',
  // general
  'not-your-turn': 'To nie jest twoja tura',
  'chance-decides': 'O tym decyduje los',
  'only-what-is-asked': 'W cudzej turze rozstrzygasz tylko to, o co jesteś pytany',
  'somebody-else-decides': 'Najpierw decyduje ktoś inny',
  'game-over': 'Gra się zakończyła',
  'not-asked-now': 'To nie jest teraz rozstrzygane',
  'not-in-this-game': 'Ten element nie występuje w tej rozgrywce',
  'choose-worker-first': 'Najpierw wybierz robotnika, którego przemieszczasz',
  'worker-goes-first': 'Robotnik musi najpierw tam dotrzeć: wybierz, dokąd idzie',
  'choose-tile-first': 'Najpierw wybierz płytkę',
  'finish-first': 'Najpierw dokończ to, co jest właśnie rozstrzygane',
  'turn-not-over': 'Tura jeszcze się nie skończyła',
  'action-chosen': 'Akcja w tej turze została już wybrana',
  'turn-taken': 'Ta tura została użyta inaczej: żaden robotnik się nie przemieszcza ani nie wykonuje akcji',
  'mover-chosen': 'Wybrano już robotnika, który się przemieszcza',
  'already-moved': 'W tej turze robotnik już się przemieścił',
  'act-where-you-moved': 'Akcję wykonujesz tylko na Planszy, na którą przemieścił się twój robotnik',
  'needs-main-action': 'Wymaga to Akcji Głównej odpowiedniej Planszy Akcji',
  'no-temple-step-now': 'Nie przysługuje ci teraz awans na torze Świątyni',
  'bonus-at-the-end': 'Płytki Przychylności Bogów punktuje się na koniec gry',
  'starting-tiles-are-for-set-up': 'Płytek Startowych używa się tylko podczas przygotowania rozgrywki',
  'not-on-display': 'Ta płytka Piramidy nie jest dostępna',
  'decoration-not-on-display': 'Ta płytka Zdobienia nie jest dostępna',
  'technology-by-alchemy': 'Technologie rozwija się Akcją Główną Pracowni Alchemicznej',
  'royal-tile-by-worship': 'Płytka Pałacu działa, gdy robotnik odprawia na niej Rytuał',
  // workers
  'others-worker': 'Ten robotnik nie należy do ciebie',
  'worker-locked': 'Ten robotnik jest zablokowany na polu Rytuału',
  'worker-is-ascending': 'Ten robotnik właśnie dokonuje Wstąpienia',
  'worker-on-wheel': 'Ten robotnik czeka w kręgu Wstąpienia',
  'worker-not-in-play': 'Tego robotnika nie ma w grze',
  'nothing-locked': 'Nie masz zablokowanych robotników',
  'all-locked': 'Wszyscy twoi robotnicy są zablokowani',
  'unlock-not-now': 'W tym momencie nie można odblokować robotników',
  'unlock-needs-cocoa': cocoa('Odblokowanie robotników'),
  'unlock-in-free-unlock-turn': 'W tej turze robotnicy zostali już odblokowani za darmo',
  'free-unlock-is-a-turn': 'Darmowe odblokowanie zastępuje całą turę',
  'unlock-in-a-standard-turn': 'Za kakao odblokowuje się tylko w standardowej turze, w której robotnik się przemieszcza i wykonuje akcję',
  // movement
  'too-far': (need, have) =>
    need === 0 ? 'Żaden robotnik nie dotrze na tę Planszę' : `Ta Plansza jest oddalona o ${boards(have)}; robotnik przemieszcza się najwyżej o ${need}`,
  'must-move': 'Robotnik musi opuścić Planszę, na której stoi',
  // worship
  'no-worship-here': 'To pole Rytuału jest na innej Planszy',
  'own-worker-there': 'Na tym polu stoi już twój robotnik',
  'bump-needs-cocoa': cocoa('Zajęte pole Rytuału'),
  'royal-effect-required': 'Na płytce Pałacu nie można wybrać samej płytki Odkryć',
  'no-tile-there': 'Nie ma tam płytki Odkryć',
  'tile-not-first': priced('Nie stać cię jeszcze na tę płytkę: najpierw rozpatrz efekt'),
  'both-needs-cocoa': cocoa('Obie korzyści'),
  'choose-the-tile-at-worship': 'Wybierz płytkę albo obie korzyści Rytuału',
  'worship-decides': 'Rozstrzyga się to, gdy robotnik odprawia Rytuał',
  // main actions
  'no-main-action': 'Ta Plansza nie ma Akcji Głównej',
  'fee-needs-cocoa': cocoa('Akcja Główna'),
  'price-blocks-action': 'Te dobra są potrzebne trwającej akcji',
  'fee-leaves-too-little': 'Po takiej zapłacie nie starczy na samą akcję',
  'fee-is-zero': 'Nie trzeba płacić kakao',
  'technology-owned': 'Masz już tę Technologię',
  'technology-second-row': (need, have) =>
    `Drugi rząd wymaga ${ofWorkers(need || 2)} albo jednego o sile 4 lub 5; liczba twoich robotników: ${have}`,
  'technology-needs-gold': (need, have) => `Ta Technologia kosztuje ${good('gold', need)}, a masz ${have}`,
  'no-technology-possible': 'Nie możesz rozwinąć żadnej Technologii',
  'nobles-needs-wood': (need, have) => `Budynek kosztuje ${good('wood', need)}, a masz ${have}`,
  'no-building-left': 'Wszystkie Budynki zostały już umieszczone',
  'nobles-row-full': 'W tym rzędzie nie ma wolnego pola',
  'nobles-row-fixed': 'Liczba twoich robotników wskazuje inny rząd',
  'decoration-needs-gold': (need, have) => `Przy tej liczbie robotników Zdobienie kosztuje ${good('gold', need)}, a masz ${have}`,
  'no-decoration-possible': 'Nie można umieścić żadnego Zdobienia',
  'space-taken': 'Na tym polu leży już Zdobienie',
  'space-not-ready': 'Piramida nie jest tam jeszcze wystarczająco wysoka',
  'decoration-before-missing': 'Na poprzednim polu tego boku nie ma jeszcze Zdobienia',
  'pyramid-complete': 'Piramida jest ukończona',
  'no-pyramid-tile': 'W tej akcji nie można umieścić kolejnej płytki Piramidy',
  'slot-taken': 'W tym miejscu leży już płytka Piramidy',
  'slot-unsupported': 'Niższy poziom nie podtrzymuje jeszcze tego miejsca',
  'build-cost': priced('Nie stać cię na ten poziom'),
  'build-at-least-one': 'Musisz umieścić co najmniej jedną płytkę',
  'discount-useless': 'Ta płytka nie kosztuje tego zasobu',
  'rotation-looks-the-same': 'Tak obrócona płytka wygląda jak w innym z podanych położeń',
  // temples
  'temple-top': 'Jesteś już na najwyższym stopniu tej Świątyni',
  'temple-top-occupied': 'Najwyższy stopień tej Świątyni zajmuje inny gracz',
  'temple-not-granted': 'Ten awans dotyczy innej Świątyni',
  // discovery tiles
  'tile-cost': priced('Nie stać cię na tę płytkę'),
  'tile-would-block-action': priced('Zapłata za tę płytkę uniemożliwi trwającą akcję'),
  'masks-are-never-used': 'Maski się zbiera, a nie wykorzystuje',
  'tile-used': 'Ta płytka została już wykorzystana',
  'tile-of-another-player': 'Ta płytka należy do innego gracza',
  'tile-without-effect': 'Ta płytka nie miałaby teraz efektu',
  'tile-while-moving': 'Tę płytkę wykorzystuje się podczas ruchu robotnika',
  'tile-instead-of-move': 'Tę płytkę wykorzystuje się podczas ruchu robotnika, tylko raz',
  'tile-no-second-worker': 'Na tej Planszy nie masz drugiego odblokowanego robotnika',
  'second-worker-by-tile': 'Drugi robotnik przemieszcza się dzięki płytce podwójnego ruchu',
  'second-worker-elsewhere': 'Drugi robotnik musi wyruszyć z tej samej Planszy co pierwszy',
  'tile-in-main-action': 'Tę płytkę wykorzystuje się w Akcji Głównej Pracowni Alchemicznej, Posiadłości Arystokratów lub Placu Budowy',
  'tile-count-is-three': (need) => `Masz już policzonych ${ofWorkers(need || 3)}`,
  'tile-when-paying': 'Tę płytkę wykorzystuje się, gdy trzeba zapłacić kakao',
  'tile-not-during-set-up': 'Płytek Odkryć nie wykorzystuje się podczas przygotowania rozgrywki',
  'tile-not-held': 'Nie masz tej płytki',
  'tile-waives-other-prices': 'Ta płytka nie zwalnia z tej opłaty',
  'tile-on-avenue': 'Tę płytkę pozyskuje się, wchodząc na jej pole Alei Umarłych',
  'tile-on-temple-step': 'Tę płytkę pozyskuje się, wchodząc na jej stopień Świątyni',
  'tile-by-worship': 'Tę płytkę pozyskuje się Rytuałem na jej Planszy',
  'tile-not-reached': 'Nie masz dostępu do tej płytki',
  // power-ups
  'power-up-on-board-only': 'Wzmocnić można tylko robotników na Planszy, na której wykonano akcję',
  'power-up-locked': 'Zablokowanego robotnika nie można wzmocnić',
  'power-up-not-now': 'Nie przysługuje ci teraz wzmocnienie',
  'power-up-mandatory': 'Z pierwszego wzmocnienia nie można zrezygnować',
  'paid-power-up-needs-cocoa': cocoa('Dodatkowe wzmocnienie'),
  'power-up-acting-worker': 'Robotnika wykonującego akcję nie można w jej trakcie wzmocnić',
  'power-up-would-end-action': 'Robotnik dokonałby Wstąpienia i opuścił Planszę przed wykonaniem akcji',
  'not-a-starting-worker': 'To nie jest twój robotnik startowy',
  // ascension
  'reward-needs-cocoa': cocoa('Ta nagroda'),
  'reward-by-ascension': 'Tę nagrodę daje Wstąpienie',
  'fourth-worker-in-play': 'Twój czwarty robotnik jest już w grze',
  'no-temple-step-possible': 'Nie możesz awansować na torze żadnej Świątyni',
  // payments and eclipse
  'repeat-cost': priced('Nie stać cię na to'),
  'no-resources-of-choice-now': 'Nie przysługują ci teraz dowolne zasoby',
  'resources-of-choice-kinds': 'Dowolne zasoby to drewno, kamień lub złoto',
  'resources-of-choice': (need) => `Otrzymujesz dokładnie tyle dowolnych zasobów: ${need}`,
  'nothing-to-pay': 'Nie ma teraz za co płacić',
  'price-is-another': (need) => (need === 0 ? 'To nie jest ten koszt' : `Koszt to ${price(need)}: trzeba zapłacić dokładnie tyle`),
  'salary-cocoa': (need, have) => `Nie możesz wydać ${need} kakao: masz ${have}`,
  'salary-at-an-eclipse': 'Robotników opłaca się podczas Zaćmienia',
  'salary-owed': (need) => `Twoim robotnikom należy się ${need} kakao, nie więcej`,
  // set-up
  'board-not-on-tiles': 'Tej Planszy nie ma na twoich płytkach Startowych',
  'starting-tile-not-dealt': 'Nie są to płytki Startowe, spośród których wybierasz',
  'starting-tile-taken': 'Ta płytka Startowa została już wybrana',
  'own-worker-on-board': 'Zaczyna tam już inny twój robotnik',
  ...moduleReasons,
} as const satisfies Readonly<Record<string, ReasonWords>>
