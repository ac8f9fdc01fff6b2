// Russian numbers, lists and cases.
const pluralRules = new Intl.PluralRules('ru')

/** The form behind a number: 1 жетон, 2 жетона, 5 жетонов; fractions take the second form. */
export function plural(n: number, one: string, few: string, many: string): string {
  const category = pluralRules.select(n)
  return category === 'one' ? one : category === 'many' ? many : few
}

export const count = (n: number, one: string, few: string, many: string): string => `${n} ${plural(n, one, few, many)}`

export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} и ${parts[parts.length - 1]}`

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

interface Cases {
  readonly gen: string
  readonly acc: string
  readonly prep: string
  readonly dat?: string
  /** The preposition of a place. */
  readonly into?: 'в' | 'во' | 'на'
}

/** Boards called by what is done there: one stands on the board, not on the thing. */
const board = (of: string): Cases => ({ gen: `планшета ${of}`, acc: `планшет ${of}`, prep: `планшете ${of}`, into: 'на' })
const temple = (stem: string): Cases => ({ gen: `${stem}го храма`, acc: '', prep: `${stem}м храме` })
const royal = (stem: string): Cases => ({ gen: `${stem}го жетона вождя`, acc: '', prep: `${stem}м жетоне вождя`, into: 'на' })

/** By the head of a name in the nominative; an empty accusative is the nominative. What follows the head ("работник 2") stays as it is. */
const heads: Readonly<Record<string, Cases>> = {
  работник: { gen: 'работника', acc: 'работника', prep: 'работнике' },
  'общий работник': { gen: 'общего работника', acc: 'общего работника', prep: 'общем работнике' },
  технология: { gen: 'технологии', acc: 'технологию', prep: 'технологии' },
  'плитка пирамиды': { gen: 'плитки пирамиды', acc: 'плитку пирамиды', prep: 'плитке пирамиды' },
  'синий храм': temple('сине'),
  'красный храм': temple('красно'),
  'зелёный храм': temple('зелёно'),
  'любой храм': temple('любо'),
  Дворец: { gen: 'Дворца', acc: '', prep: 'Дворце', dat: 'Дворцу', into: 'во' },
  Имение: { gen: 'Имения', acc: '', prep: 'Имении', dat: 'Имению', into: 'в' },
  Лес: { gen: 'Леса', acc: '', prep: 'Лесу', into: 'в' },
  Каменоломня: { gen: 'Каменоломни', acc: 'Каменоломню', prep: 'Каменоломне', into: 'в' },
  Прииск: { gen: 'Прииска', acc: '', prep: 'Прииске', into: 'на' },
  Алхимия: board('алхимии'),
  Знать: board('знати'),
  Завоевания: board('завоеваний'),
  Украшения: board('украшений'),
  Строительство: board('строительства'),
  'место поклонения': { gen: 'места поклонения', acc: '', prep: 'месте поклонения', into: 'на' },
  'левый жетон вождя': royal('лево'),
  'средний жетон вождя': royal('средне'),
  'правый жетон вождя': royal('право'),
  жертвенник: { gen: 'жертвенника', acc: '', prep: 'жертвеннике', into: 'на' },
  ячейка: { gen: 'ячейки', acc: 'ячейку', prep: 'ячейке', into: 'на' },
  Теотиуакан: { gen: 'Теотиуакана', acc: '', prep: 'Теотиуакане', into: 'в' },
  регион: { gen: 'региона', acc: '', prep: 'регионе', into: 'в' },
}

const headOf = (name: string): string | undefined =>
  Object.keys(heads).find((head) => name === head || name.startsWith(`${head} `))

/** A name in another case; one without a known head stays in the nominative. */
export function inCase(name: string, to: 'gen' | 'acc' | 'prep' | 'dat'): string {
  const head = headOf(name)
  if (head === undefined) return name
  return (heads[head]?.[to] || head) + name.slice(head.length)
}

const into = (name: string): string => heads[headOf(name) ?? '']?.into ?? 'на'

/** "в Лес", "на Прииск" */
export const toPlace = (name: string): string => `${into(name)} ${inCase(name, 'acc')}`
/** "в Лесу", "на Прииске" */
export const atPlace = (name: string): string => `${into(name)} ${inCase(name, 'prep')}`

/** "в Лесу, Каменоломне и на Прииске": a preposition is said once for the places in a row that share it. */
export const atPlaces = (names: readonly string[]): string =>
  list(names.map((name, i) => (i > 0 && into(names[i - 1] ?? '') === into(name) ? inCase(name, 'prep') : atPlace(name))))
