import type { Translated } from '../../../../i18n/message.ts'
import type { plans as english } from '../en/plans.ts'

export const plans: Translated<typeof english> = {
  'taw.tasks.left': { one: '({n} feladat maradt)', other: '({n} feladat maradt)' },
  'taw.tasks.most': 'még legfeljebb {n}',
  'taw.tasks.used': 'ebben a hármasban kész',
  'taw.tasks.again': 'később legfeljebb {n}',
  'taw.tasks.not-now': 'most nem lehet',
  'taw.tasks.set': 'Ez a hármas',
  'taw.tasks.next-set': 'Következő',
  'taw.tasks.lost': { one: 'utána {n} feladat elvész', other: 'utána {n} feladat elvész' },
  'taw.tasks.closed': { one: 'A következő hármas akkor nyílik meg, ha mindhárom kész. Enélkül az utolsó {n} feladat elvész: {what}.', other: 'A következő hármas akkor nyílik meg, ha mindhárom kész. Enélkül az utolsó {n} feladat elvész: {what}.' },
  'taw.tasks.stop': 'Befejezem, elvész: {n}',
  'taw.plan.side': 'Két mellékakció',
  'taw.plan.instead': 'Inkább két mellékakció',
  'taw.plan.open': 'szabad',
  'taw.plan.done': 'kész',
  'taw.plan.choose': 'Válassz egyet',
  'taw.plan.go': 'Végrehajtom: {what}',
  'taw.plan.change': 'Módosítom a tervet',
  'taw.plan.fixed': 'Valami már felfordult: az első marad.',
  'taw.plan.hint': 'A szem: ami felfordul, az úgy marad.',
}
