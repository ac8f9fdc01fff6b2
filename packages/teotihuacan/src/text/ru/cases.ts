// Russian cases of names, found by how the nominative begins; a name without a row stays as it is.
import { type Cases, headOf, inflecting, list } from '@tollan/kernel/words/ru'

interface Place extends Cases {
  /** The preposition of a place. */
  readonly into?: 'в' | 'во' | 'на'
}

/** Boards called by what is done there: one stands on the board, not on the thing. */
const board = (of: string): Place => ({ gen: `планшета ${of}`, acc: `планшет ${of}`, prep: `планшете ${of}`, into: 'на' })
const temple = (stem: string): Place => ({ gen: `${stem}го храма`, prep: `${stem}м храме` })
const royal = (stem: string): Place => ({ gen: `${stem}го жетона вождя`, prep: `${stem}м жетоне вождя`, into: 'на' })

const heads: Readonly<Record<string, Place>> = {
  работник: { gen: 'работника', acc: 'работника', prep: 'работнике' },
  'общий работник': { gen: 'общего работника', acc: 'общего работника', prep: 'общем работнике' },
  технология: { gen: 'технологии', acc: 'технологию', prep: 'технологии' },
  'плитка пирамиды': { gen: 'плитки пирамиды', acc: 'плитку пирамиды', prep: 'плитке пирамиды' },
  'синий храм': temple('сине'),
  'красный храм': temple('красно'),
  'зелёный храм': temple('зелёно'),
  'любой храм': temple('любо'),
  Дворец: { gen: 'Дворца', prep: 'Дворце', dat: 'Дворцу', into: 'во' },
  Имение: { gen: 'Имения', prep: 'Имении', dat: 'Имению', into: 'в' },
  Лес: { gen: 'Леса', prep: 'Лесу', into: 'в' },
  Каменоломня: { gen: 'Каменоломни', acc: 'Каменоломню', prep: 'Каменоломне', into: 'в' },
  Прииск: { gen: 'Прииска', prep: 'Прииске', into: 'на' },
  Алхимия: board('алхимии'),
  Знать: board('знати'),
  Завоевания: board('завоеваний'),
  Украшения: board('украшений'),
  Строительство: board('строительства'),
  'место поклонения': { gen: 'места поклонения', prep: 'месте поклонения', into: 'на' },
  'левый жетон вождя': royal('лево'),
  'средний жетон вождя': royal('средне'),
  'правый жетон вождя': royal('право'),
  жертвенник: { gen: 'жертвенника', prep: 'жертвеннике', into: 'на' },
  ячейка: { gen: 'ячейки', acc: 'ячейку', prep: 'ячейке', into: 'на' },
  Теотиуакан: { gen: 'Теотиуакана', prep: 'Теотиуакане', into: 'в' },
  регион: { gen: 'региона', prep: 'регионе', into: 'в' },
}

/** A name in another case. */
export const inCase = inflecting(heads)

const into = (name: string): string => heads[headOf(heads, name)]?.into ?? 'на'

/** "в Лес", "на Прииск" */
export const toPlace = (name: string): string => `${into(name)} ${inCase(name, 'acc')}`
/** "в Лесу", "на Прииске" */
export const atPlace = (name: string): string => `${into(name)} ${inCase(name, 'prep')}`

/** "в Лесу, Каменоломне и на Прииске": a preposition is said once for the places in a row that share it. */
export const atPlaces = (names: readonly string[]): string =>
  list(names.map((name, i) => (i > 0 && into(names[i - 1] ?? '') === into(name) ? inCase(name, 'prep') : atPlace(name))))
