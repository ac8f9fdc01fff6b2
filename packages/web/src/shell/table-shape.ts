// Which structure the table has on a screen, and how large it is drawn.
import type { WideLook } from './look.ts'

/** `low`: there is no height for a status bar under the board and a whole own area; how large board and tracks are drawn in the rest. */
export type TableShape =
  | { readonly shape: 'wide'; readonly scale: number; readonly low: number | null }
  | { readonly shape: 'two-columns' | 'narrow' | 'tablet' | 'sideways' | 'column' }

const GAP_X = 8
const GAP_Y = 6
const PADDING_X = 16
const PADDING_Y = 10
/** Below this the wide table is unreadable, above it only the right column grows. */
const NARROWEST = 1280
const LOWEST = 640
const LARGEST = 1.5
const TWO_COLUMNS = 900
const TWO_COLUMNS_LOW = 520
/** Room for the answers beside the board. */
const TABLET = 700
/** A phone zoomed to 200 %: nothing stands over anything any more. */
const ONE_COLUMN = 300
/** A phone on its side: no height for answers below the board. */
const SIDEWAYS = 600

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

/** The size the wide table is drawn for. */
export const wideSize = ({ columns, rows }: Pick<WideLook<unknown>, 'columns' | 'rows'>): readonly [width: number, height: number] => [
  sum(columns) + 2 * GAP_X + PADDING_X,
  sum(rows) + 3 * GAP_Y + PADDING_Y,
]

/** How high the own area is where height is dear. */
export const stripOf = ({ rows, strip }: Pick<WideLook<unknown>, 'rows' | 'strip'>): number => strip ?? rows[3]

/** A zoomed browser has fewer px: at 200 % a desktop gets the structure of a phone. */
export function tableShape(look: Pick<WideLook<unknown>, 'columns' | 'rows' | 'strip'>, width: number, height: number): TableShape {
  const [wide, high] = wideSize(look)
  if (width >= NARROWEST && height >= LOWEST) {
    const whole = Math.min(width / wide, height / high, LARGEST)
    if (whole >= Math.min(1, width / wide)) return { shape: 'wide', scale: whole, low: null }
    // the right column takes the status bar, and what the board leaves
    const scale = Math.min(width / wide, LARGEST)
    return { shape: 'wide', scale, low: Math.min(1, (height / scale - look.rows[0] - stripOf(look) - GAP_Y - PADDING_Y) / look.rows[1]) }
  }
  if (width < ONE_COLUMN) return { shape: 'column' }
  if (height < TWO_COLUMNS_LOW) return { shape: width >= SIDEWAYS ? 'sideways' : 'narrow' }
  return { shape: width >= TWO_COLUMNS ? 'two-columns' : width >= TABLET ? 'tablet' : 'narrow' }
}
