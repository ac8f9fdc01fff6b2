import type { QuestionWords } from '@tollan/kernel'
import { mayUnlock } from '../may-unlock.ts'
import { moduleQuestions } from './modules.ts'

/** Every kind of question, to seats and to chance. */
export const questions = {
  // a turn
  turn: (answers) => (mayUnlock(answers) ? 'Którego robotnika przemieszczasz? A może odblokowujesz robotników za darmo?' : 'Którego robotnika przemieszczasz?'),
  destination: 'Dokąd idzie robotnik?',
  action: 'Jaką akcję wykonujesz na tej Planszy?',
  'end-turn': 'Czy kończysz turę?',
  'second-worker': 'Który robotnik rusza razem z nim?',
  // worship
  'worship-benefit': 'Co wybierasz w ramach Rytuału?',
  'worship-price': 'Jak płacisz za Rytuał?',
  'worship-order': 'Co rozpatrujesz najpierw?',
  'worship-tile': 'Czy pozyskujesz płytkę Odkryć?',
  'tile-moment': 'Czy używasz nowej płytki, zanim gra potoczy się dalej?',
  repeat: 'Czy (ponownie) korzystasz z płytki Pałacu?',
  // main actions
  'main-action-fee': 'Jak płacisz za Akcję Główną?',
  technology: 'Którą Technologię rozwijasz?',
  'nobles-row': 'W którym rzędzie umieszczasz Budynek?',
  'decoration-tile': 'Którą płytkę Zdobienia umieszczasz?',
  'decoration-space': 'Gdzie umieszczasz Zdobienie?',
  'pyramid-tile': 'Którą płytkę Piramidy umieszczasz?',
  'pyramid-space': 'Gdzie umieszczasz płytkę Piramidy?',
  rotation: 'Jak obracasz płytkę?',
  discount: 'Który zasób oszczędzasz?',
  // power-ups and rewards
  'power-up': 'Którego robotnika wzmacniasz?',
  'paid-power-up': 'Czy płacisz za kolejne wzmocnienie?',
  'power-up-anywhere': 'Którego ze swoich robotników wzmacniasz?',
  'power-up-starting': 'Którego robotnika startowego wzmacniasz?',
  'ascension-reward': 'Którą nagrodę za Wstąpienie wybierasz?',
  temple: 'Na torze której Świątyni awansujesz?',
  'main-temple-step': 'Bierzesz nadrukowaną premię czy płytkę Odkryć?',
  'grey-space': 'Którą płytkę Odkryć z Alei Umarłych pozyskujesz?',
  resources: 'Które zasoby bierzesz?',
  order: 'Co rozpatrujesz teraz?',
  payment: 'Czym płacisz?',
  salary: 'Ile kakao wydajesz na robotników?',
  // set-up
  'starting-tiles': 'Które dwie płytki Startowe zatrzymujesz?',
  draft: 'Którą płytkę Startową dobierasz?',
  'starting-discovery': 'Czy pozyskujesz płytkę Odkryć ze swojej płytki Startowej?',
  'place-worker': 'Gdzie zaczyna twój kolejny robotnik?',
  // chance
  'first-player': 'Kto jest Pierwszym Graczem?',
  'deal-board': 'Która Plansza Akcji jest następna?',
  'draw-royal': 'Która płytka Pałacu zostaje dobrana?',
  'draw-technology': 'Która płytka Technologii zostaje dobrana?',
  'draw-temple-bonus': 'Która płytka Przychylności Bogów zostaje dobrana?',
  'draw-decoration': 'Która płytka Zdobienia zostaje dobrana?',
  'draw-pyramid-tile': 'Która płytka Piramidy zostaje dobrana?',
  'turn-pyramid-tile': 'Jak leży płytka Piramidy?',
  'draw-discovery': 'Która płytka Odkryć zostaje dobrana?',
  'draw-starting-tile': 'Która płytka Startowa zostaje dobrana?',
  'draw-bot-tile': 'Która płytka Akcji Teotibota zostaje dobrana?',
  direction: 'W którą stronę wskazuje płytka Kierunku?',
  roll: 'Jaki jest wynik rzutu?',
  ...moduleQuestions,
} as const satisfies Readonly<Record<string, QuestionWords>>
