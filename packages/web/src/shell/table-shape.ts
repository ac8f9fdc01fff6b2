// Which structure the table has on a screen, and how large it is drawn.
import type { WideLook } from './look.ts'

export type TableShape = { readonly shape: 'wide'; readonly scale: number } | { readonly shape: 'two-columns' | 'narrow' | 'sideways' }

const GAP_X = 8
const GAP_Y = 6
const PADDING_X = 16
const PADDING_Y = 10
/** Below this the wide table is unreadable, above it only the right column grows. */
const NARROWEST = 1280
const LOWEST = 700
const LARGEST = 1.5
const TWO_COLUMNS = 900
const TWO_COLUMNS_LOW = 520
/** A phone on its side: no height for answers below the board. */
const SIDEWAYS = 600

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

/** The size the wide table is drawn for. */
export const wideSize = ({ columns, rows }: Pick<WideLook<unknown>, 'columns' | 'rows'>): readonly [width: number, height: number] => [
  sum(columns) + 2 * GAP_X + PADDING_X,
  sum(rows) + 3 * GAP_Y + PADDING_Y,
]

/** A zoomed browser has fewer px: at 200 % a desktop gets the structure of a phone. */
export function tableShape(look: Pick<WideLook<unknown>, 'columns' | 'rows'>, width: number, height: number): TableShape {
  const [wide, high] = wideSize(look)
  if (width >= NARROWEST && height >= LOWEST) {
    const scale = Math.min(width / wide, Math.max(height / high, NARROWEST / wide), LARGEST)
    return { shape: 'wide', scale }
  }
  if (height < TWO_COLUMNS_LOW) return { shape: width >= SIDEWAYS ? 'sideways' : 'narrow' }
  return { shape: width >= TWO_COLUMNS ? 'two-columns' : 'narrow' }
}
