import { amountOf } from '@tollan/kernel'
import { count, either } from '@tollan/kernel/words/pl'
import { goodNames } from '../../answers.ts'
import { numbers } from '../../content/index.ts'
import type { ReasonWords } from '../catalogue.ts'
import { amounts, goodPaid, goodsOf, ofSoldiers } from './numbers.ts'
import { reasonsElsewhere } from './reasons-elsewhere.ts'

/** Packed amounts as the engine counts them: the goods in order, then food. */
const price = (packed: number): string => amounts(Object.fromEntries([...goodNames, 'food'].map((what, kind) => [what, amountOf(packed, kind)])))

/** The bare sentence when the reason carries no price. */
const priced =
  (sentence: string): ReasonWords =>
  (need) =>
    need === 0 ? sentence : `${sentence}; koszt: ${price(need)}`

/** "To pole kosztuje 3 żywności, a masz 1"; gold may stand in, so the purse can hold less than the price. */
const needs =
  (what: string, unit: string): ReasonWords =>
  (need, have) =>
    need === 0 ? `${what}: masz za mało ${goodsOf(unit)}` : `${what} kosztuje ${goodPaid(unit, need)}, a masz ${have}`

/** Every reason of the engine's book. */
export const reasons = {
  allowed: 'To jest dozwolone',
  // general
  'not-your-turn': 'To nie twoja tura',
  'game-over': 'Gra jest zakończona',
  'not-asked-now': 'To nie jest teraz rozstrzygane',
  'not-in-this-game': 'Ten element nie występuje w tej rozgrywce',
  hidden: 'Ten element jest ukryty',
  // placing a worker
  'no-such-worker': 'Nie masz Robotnika w tym kolorze',
  'no-space-payable': 'Nie ma pustego pola, które możesz opłacić dla tego Robotnika',
  'choose-worker-first': 'Najpierw wybierz Robotnika do umieszczenia',
  'space-taken': 'Stoi tam już Robotnik',
  'needs-god-card-or-gold': 'Nie masz ani karty tego boga, ani złota',
  'needs-food': needs('To pole', 'food'),
  'card-of-another-god': 'To pole należy do innego boga',
  'needs-gold': 'Nie masz złota',
  'not-in-hand': 'Nie masz tej karty Bogów na ręku',
  'not-that-role': 'Tego Robotnika nie można umieścić w tej roli',
  'warriors-are-not-captured': 'Wojownika nie można zabrać',
  'nobody-there': 'Nikt tam nie stoi',
  'extra-task-needs-potato': needs('Dodatkowe zadanie', 'potato'),
  // tasks
  'icon-not-next-to-worker': 'To zadanie nie sąsiaduje z twoim Robotnikiem',
  'icon-used': 'To zadanie jest już wykonane; najpierw pozostałe',
  'steps-need-stone': needs('Budowa Schodów', 'stone'),
  'no-step-marker': 'Wszystkie twoje znaczniki Schodów są już na planszy',
  'steps-taken': 'Stoją tam już Schody',
  'upper-steps-first': 'Najpierw muszą powstać górne Schody tej sekcji',
  'statue-cost': priced('Nie stać cię na ten Posąg'),
  'large-statue-cost': priced('Nie stać cię na ten duży Posąg'),
  'statue-gone': 'Nie ma już takiego Posągu',
  'statue-of-other-size': 'Tu otrzymuje się tylko mały Posąg',
  'building-cost': priced('Nie stać cię na ten Budynek'),
  'not-on-market': 'Tego Budynku nie ma na Rynku',
  'exchange-once': 'Wymiana przed tym Budynkiem już się odbyła',
  'market-empty': 'Rynek Budynków jest pusty',
  'no-building-possible': 'Nie ma Budynku, na który cię stać, na Rynku ani po wymianie',
  'no-statue-possible': 'Nie ma Posągu, który możesz zbudować',
  'no-weaving-left': 'Nie ma już Tkanin',
  'no-army-card-left': 'Nie ma już kart Armii',
  'no-face-up-building': 'Nie masz odkrytego Budynku Produkcyjnego',
  'building-face-down': 'Ten Budynek jest zakryty',
  'building-used': 'Ten Budynek już produkował w tej akcji',
  'weaving-needs-corn': needs('Ten zakup', 'corn'),
  'leftover-needs-corn': needs('Pozostała Tkanina', 'corn'),
  'pattern-twice': 'Ten Gobelin ma już taki wzór',
  'no-tile-below': 'Pod odkrytą Tkaniną nie ma następnej',
  'reward-must-be-taken': 'Pominąć można tylko awans za złoto; pozostałe nagrody trzeba wziąć',
  // cards
  'deck-empty': 'Talia Bogów jest pusta',
  'only-from-deck': 'W tym kroku Święta karty Bogów dobiera się tylko z talii',
  'benefit-taken': 'Ta korzyść jest już wzięta',
  'no-benefit-now': 'Teraz nie można wziąć żadnej korzyści z karty; po zadaniach może się to zmienić',
  'benefit-impossible': 'Ta korzyść nic by teraz nie dała',
  // side actions
  'side-actions-differ': 'Dwie akcje poboczne muszą być różne',
  'no-god-card-left': 'Nie ma już kart Bogów do dobrania',
  'no-army-card-to-train': 'Nie ma już kart Armii do dobrania',
  'no-nomad': 'Nie ma Koczowników',
  'priest-moves-one-or-two': 'Arcykapłan porusza się o jedno lub dwa pola zgodnie z ruchem wskazówek zegara',
  'no-such-statue': 'Nie masz takiego Posągu',
  'one-statue-of-each-size': 'Odrzuca się najwyżej jeden Posąg każdej wielkości',
  'temple-top': 'W Świątyni nie ma już tylu pól',
  'offering-needs-corn': needs('Ta ofiara', 'corn'),
  'offering-of-others-needs-corn': needs('Ofiara w turze innego gracza', 'corn'),
  'climb-needs-gold': (need) => `Ten awans kosztuje ${goodPaid('gold', need || 1)}`,
  'not-face-down': 'Ten element nie leży zakryty w twoim obszarze',
  'turn-up-used': 'Darmowe odkrycie w tej akcji jest już wykorzystane',
  'turn-up-before-or-after': 'Odkrywa się przed produkcją albo po niej, nie w trakcie',
  'turn-up-by-active-player': 'W Produkcji Budynek odkrywa tylko gracz, którego trwa tura',
  'renew-needs-food': needs('Każde następne odkrycie', 'food'),
  'renew-needs-corn': needs('Każde odkrycie', 'corn'),
  'only-buildings': 'Tu odkrywa się tylko Budynki',
  'village-empty': 'Wioska jest pusta aż do Święta',
  'army-card-needs-potato': needs('Następna karta Armii', 'potato'),
  'space-conquered': 'To pole jest już podbite',
  'no-conquest-marker': 'Nie masz już znaczników Podboju',
  'needs-soldiers': (need, have) =>
    need === 0 ? 'Twoje odkryte karty Armii nie spełniają obu wymagań' : `To pole wymaga ${ofSoldiers(need)} na osobnych, całych kartach; odkrytych masz ${have}`,
  'superfluous-soldiers': 'Z tą kartą jedna z kart byłaby zbędna',
  'like-another-card': 'Ta karta Armii jest taka sama jak inna, którą możesz wybrać',
  'not-face-up': 'Ta karta Armii nie leży odkryta w twoim obszarze',
  // end of turn
  'recruit-needs-food': (need, have) => `Ten Robotnik kosztuje ${need || 1} szt. żywności swojej strony Wioski, a masz ${have}`,
  // Feast
  'no-more-gold-than-needed': (need) =>
    need === 0 ? 'Nie więcej złota, niż brakuje ziemniaków' : `Brakuje tylko ${count(need, { one: 'ziemniaka', other: 'ziemniaków' })}`,
  // free actions
  'army-card-not-in-hand': 'Nie masz tej karty Armii na ręku',
  'army-card-in-area': 'Karta Armii w twoim obszarze nie daje surowców',
  'needs-z15': 'Do tego potrzebny jest Budynek Z15',
  'change-needs-goods': (need, have) => (need === 0 ? 'Masz tego za mało' : `Do wymiany potrzeba ${need} szt., a masz ${have}`),
  'needs-z19': 'Do tego potrzebny jest Budynek Z19',
  'call-needs-potato': needs('Karta Bogów', 'potato'),
  'other-price': priced('To nie pokrywa kosztu'),
  'offering-amount': `Ofiara to ${either(numbers.offeringCorn.map(String))} kukurydzy`,
  'offering-amount-of-others': (need) => `Ofiara w turze innego gracza to ${amounts({ corn: need || numbers.offeringCornOthers })}`,
  'would-block-payment': 'Te surowce są potrzebne do zapłaty, która cię czeka',
  ...reasonsElsewhere,
} as const satisfies Readonly<Record<string, ReasonWords>>
