import type { Translated } from '../../../../i18n/message.ts'
import type { plans as english } from '../en/plans.ts'

export const plans: Translated<typeof english> = {
  'taw.tasks.left': { one: '(zostało {n} zadanie)', few: '(zostały {n} zadania)', many: '(zostało {n} zadań)', other: '(zostało {n} zadania)' },
  'taw.tasks.most': 'jeszcze najwyżej: {n}',
  'taw.tasks.used': 'wykonane w tej trójce',
  'taw.tasks.again': 'w następnych najwyżej {n}',
  'taw.tasks.not-now': 'teraz niemożliwe',
  'taw.tasks.set': 'Ta trójka',
  'taw.tasks.next-set': 'Następna',
  'taw.tasks.lost': { one: 'potem przepadną zadania: {n}', few: 'potem przepadną zadania: {n}', many: 'potem przepadną zadania: {n}', other: 'potem przepadną zadania: {n}' },
  'taw.tasks.closed': { one: 'Następna trójka otwiera się po wykonaniu wszystkich trzech. Jeśli nie wykonasz: {what}, przepadną ostatnie zadania ({n}).', few: 'Następna trójka otwiera się po wykonaniu wszystkich trzech. Jeśli nie wykonasz: {what}, przepadną ostatnie zadania ({n}).', many: 'Następna trójka otwiera się po wykonaniu wszystkich trzech. Jeśli nie wykonasz: {what}, przepadną ostatnie zadania ({n}).', other: 'Następna trójka otwiera się po wykonaniu wszystkich trzech. Jeśli nie wykonasz: {what}, przepadną ostatnie zadania ({n}).' },
  'taw.tasks.stop': 'Zakończ, przepada: {n}',
  'taw.plan.side': 'Dwie akcje poboczne',
  'taw.plan.instead': 'Zamiast tego dwie akcje poboczne',
  'taw.plan.open': 'wolne',
  'taw.plan.done': 'wykonana',
  'taw.plan.choose': 'Wybierz akcję',
  'taw.plan.go': 'Wykonaj: {what}',
  'taw.plan.change': 'Zmień plan',
  'taw.plan.fixed': 'Coś już odkryto: pierwsza akcja zostaje.',
  'taw.plan.hint': 'Oko: tego, co odkryte, nie można cofnąć.',
}
