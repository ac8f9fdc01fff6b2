// The hill: 45 spaces in 5 sections and 3 terraces, and the task icons between them. The whole graph is reconstructed.
import type { God } from './gods.ts'
import type { Source, TaskId } from './vocabulary.ts'

export interface HillSpace {
  readonly id: string
  readonly section: number
  readonly terrace: Terrace
  readonly god: God
  readonly colour: (typeof spaceColours)[number]
  /** When a neutral Worker is put here with two players (TAW-DATA-08). */
  readonly twoPlayers: (typeof twoPlayerMarks)[number]
  readonly icons: readonly [string, string, string]
  /** A drawing hint: degrees clockwise from north, and distance from the summit. */
  readonly at: readonly [angle: number, radius: number]
}

export interface TaskIcon {
  readonly id: string
  readonly task: TaskId
  /** Null for one that no space touches as printed here: it lies between those that do. */
  readonly at: readonly [angle: number, radius: number] | null
}

export const terraces = ['top', 'middle', 'bottom'] as const
export type Terrace = (typeof terraces)[number]

export const spaceColours = ['neutral', 'blue', 'green'] as const
export const twoPlayerMarks = [null, 'setup', 'after-first-feast'] as const

const space = (
  id: string,
  god: God,
  colour: HillSpace['colour'],
  icons: HillSpace['icons'],
  at: HillSpace['at'],
  twoPlayers: HillSpace['twoPlayers'] = null,
): HillSpace => {
  const [, terrace = '', section = ''] = id.split('-')
  return { id, section: Number(section), terrace: terrace as Terrace, god, colour, icons, at, twoPlayers }
}

/** Spaces, gods, colours, two-player marks, icons and what touches what. */
export const hillSource: Source = 'reconstructed'
/** The id names terrace and section; the rest is in reading order: god, colour, the three icons it touches (TAW-DATA-01). */
export const hillSpaces: readonly HillSpace[] = [
  space('space-top-0-a', 'hook', 'green', ['icon-top-0-ab', 'icon-top-ridge-40', 'icon-summit-01'], [344, 0.3]),
  space('space-top-0-b', 'diamond', 'blue', ['icon-top-0-ab', 'icon-top-ridge-01', 'icon-upper-wall-0'], [16, 0.3], 'setup'),
  space('space-top-1-a', 'four-squares', 'green', ['icon-top-ridge-01', 'icon-top-1-ab', 'icon-summit-01'], [56, 0.3], 'setup'),
  space('space-top-1-b', 'zigzag', 'blue', ['icon-top-1-ab', 'icon-top-ridge-12', 'icon-upper-wall-1'], [88, 0.3]),
  space('space-top-2-a', 'four-squares', 'neutral', ['icon-top-ridge-12', 'icon-top-2-ab', 'icon-summit-23'], [128, 0.3]),
  space('space-top-2-b', 'spiral', 'neutral', ['icon-top-2-ab', 'icon-top-ridge-23', 'icon-upper-wall-2'], [160, 0.3], 'setup'),
  space('space-top-3-a', 'cross', 'neutral', ['icon-top-ridge-23', 'icon-top-3-ab', 'icon-summit-23'], [200, 0.3], 'setup'),
  space('space-top-3-b', 'spiral', 'green', ['icon-top-3-ab', 'icon-top-ridge-34', 'icon-upper-wall-3'], [232, 0.3]),
  space('space-top-4-a', 'diamond', 'blue', ['icon-top-ridge-34', 'icon-top-4-ab', 'icon-summit-4'], [272, 0.3]),
  space('space-top-4-b', 'zigzag', 'neutral', ['icon-top-4-ab', 'icon-top-ridge-40', 'icon-upper-wall-4'], [304, 0.3], 'setup'),
  space('space-middle-0-a', 'diamond', 'neutral', ['icon-middle-0-ab', 'icon-middle-ridge-40', 'icon-upper-wall-0'], [337, 0.55], 'after-first-feast'),
  space('space-middle-0-b', 'four-squares', 'neutral', ['icon-middle-0-ab', 'icon-middle-0-bc', 'icon-lower-wall-1'], [0, 0.55]),
  space('space-middle-0-c', 'hook', 'blue', ['icon-middle-0-bc', 'icon-middle-ridge-01', 'icon-upper-wall-0'], [23, 0.55]),
  space('space-middle-1-a', 'spiral', 'neutral', ['icon-middle-ridge-01', 'icon-middle-1-ab', 'icon-lower-wall-1'], [49, 0.55], 'after-first-feast'),
  space('space-middle-1-b', 'hook', 'green', ['icon-middle-1-ab', 'icon-middle-1-bc', 'icon-upper-wall-1'], [72, 0.55]),
  space('space-middle-1-c', 'diamond', 'green', ['icon-middle-1-bc', 'icon-middle-ridge-12', 'icon-lower-wall-1'], [95, 0.55]),
  space('space-middle-2-a', 'zigzag', 'neutral', ['icon-middle-ridge-12', 'icon-middle-2-ab', 'icon-upper-wall-2'], [121, 0.55], 'after-first-feast'),
  space('space-middle-2-b', 'spiral', 'green', ['icon-middle-2-ab', 'icon-middle-2-bc', 'icon-lower-wall-3'], [144, 0.55]),
  space('space-middle-2-c', 'four-squares', 'blue', ['icon-middle-2-bc', 'icon-middle-ridge-23', 'icon-upper-wall-2'], [167, 0.55]),
  space('space-middle-3-a', 'hook', 'neutral', ['icon-middle-ridge-23', 'icon-middle-3-ab', 'icon-lower-wall-3'], [193, 0.55], 'after-first-feast'),
  space('space-middle-3-b', 'spiral', 'blue', ['icon-middle-3-ab', 'icon-middle-3-bc', 'icon-upper-wall-3'], [216, 0.55]),
  space('space-middle-3-c', 'cross', 'neutral', ['icon-middle-3-bc', 'icon-middle-ridge-34', 'icon-lower-wall-3'], [239, 0.55]),
  space('space-middle-4-a', 'zigzag', 'green', ['icon-middle-ridge-34', 'icon-middle-4-ab', 'icon-upper-wall-4'], [265, 0.55]),
  space('space-middle-4-b', 'four-squares', 'neutral', ['icon-middle-4-ab', 'icon-middle-4-bc', 'icon-lower-wall-4'], [288, 0.55], 'after-first-feast'),
  space('space-middle-4-c', 'cross', 'blue', ['icon-middle-4-bc', 'icon-middle-ridge-40', 'icon-upper-wall-4'], [311, 0.55]),
  space('space-bottom-0-a', 'spiral', 'neutral', ['icon-bottom-0-ab', 'icon-bottom-ridge-40', 'icon-lower-wall-0'], [333, 0.81]),
  space('space-bottom-0-b', 'zigzag', 'green', ['icon-bottom-0-ab', 'icon-bottom-0-bc', 'icon-foot-0'], [351, 0.81]),
  space('space-bottom-0-c', 'cross', 'blue', ['icon-bottom-0-bc', 'icon-bottom-0-cd', 'icon-lower-wall-0'], [9, 0.81]),
  space('space-bottom-0-d', 'four-squares', 'neutral', ['icon-bottom-0-cd', 'icon-bottom-ridge-01', 'icon-foot-1'], [27, 0.81]),
  space('space-bottom-1-a', 'cross', 'neutral', ['icon-bottom-ridge-01', 'icon-bottom-1-ab', 'icon-lower-wall-1'], [45, 0.81]),
  space('space-bottom-1-b', 'spiral', 'blue', ['icon-bottom-1-ab', 'icon-bottom-1-bc', 'icon-foot-1'], [63, 0.81]),
  space('space-bottom-1-c', 'diamond', 'neutral', ['icon-bottom-1-bc', 'icon-bottom-1-cd', 'icon-lower-wall-1'], [81, 0.81]),
  space('space-bottom-1-d', 'zigzag', 'neutral', ['icon-bottom-1-cd', 'icon-bottom-ridge-12', 'icon-foot-1'], [99, 0.81]),
  space('space-bottom-2-a', 'diamond', 'green', ['icon-bottom-ridge-12', 'icon-bottom-2-ab', 'icon-lower-wall-2'], [117, 0.81]),
  space('space-bottom-2-b', 'zigzag', 'neutral', ['icon-bottom-2-ab', 'icon-bottom-2-bc', 'icon-foot-2'], [135, 0.81]),
  space('space-bottom-2-c', 'hook', 'blue', ['icon-bottom-2-bc', 'icon-bottom-2-cd', 'icon-lower-wall-2'], [153, 0.81]),
  space('space-bottom-2-d', 'cross', 'green', ['icon-bottom-2-cd', 'icon-bottom-ridge-23', 'icon-foot-2'], [171, 0.81]),
  space('space-bottom-3-a', 'hook', 'neutral', ['icon-bottom-ridge-23', 'icon-bottom-3-ab', 'icon-lower-wall-3'], [189, 0.81]),
  space('space-bottom-3-b', 'zigzag', 'blue', ['icon-bottom-3-ab', 'icon-bottom-3-bc', 'icon-foot-3'], [207, 0.81]),
  space('space-bottom-3-c', 'diamond', 'neutral', ['icon-bottom-3-bc', 'icon-bottom-3-cd', 'icon-lower-wall-3'], [225, 0.81]),
  space('space-bottom-3-d', 'four-squares', 'green', ['icon-bottom-3-cd', 'icon-bottom-ridge-34', 'icon-foot-3'], [243, 0.81]),
  space('space-bottom-4-a', 'hook', 'neutral', ['icon-bottom-ridge-34', 'icon-bottom-4-ab', 'icon-lower-wall-4'], [261, 0.81]),
  space('space-bottom-4-b', 'spiral', 'neutral', ['icon-bottom-4-ab', 'icon-bottom-4-bc', 'icon-foot-3'], [279, 0.81]),
  space('space-bottom-4-c', 'four-squares', 'blue', ['icon-bottom-4-bc', 'icon-bottom-4-cd', 'icon-lower-wall-4'], [297, 0.81]),
  space('space-bottom-4-d', 'cross', 'green', ['icon-bottom-4-cd', 'icon-bottom-ridge-40', 'icon-foot-4'], [315, 0.81]),
]

const icon = (id: string, task: TaskId, at: TaskIcon['at']): TaskIcon => ({ id, task, at })

/** A box may have more icons than are known here: so many are kept for it. */
export const SPARE_ICONS = 9

/** Task icons by position (TAW-DATA-02): two of one kind are two icons (TAW-COUNT-13). */
export const taskIcons: readonly TaskIcon[] = [
  icon('icon-top-0-ab', 'gather-potato', [0, 0.3]),
  icon('icon-top-ridge-01', 'construct-building', [36, 0.3]),
  icon('icon-top-1-ab', 'gather-potato', [72, 0.3]),
  icon('icon-top-ridge-12', 'build-steps', [108, 0.3]),
  icon('icon-top-2-ab', 'gather-corn', [144, 0.3]),
  icon('icon-top-ridge-23', 'train', [180, 0.3]),
  icon('icon-top-3-ab', 'gather-potato', [216, 0.3]),
  icon('icon-top-ridge-34', 'buy-weavings', [252, 0.3]),
  icon('icon-top-4-ab', 'gather-corn', [288, 0.3]),
  icon('icon-top-ridge-40', 'gather-stone', [324, 0.3]),
  icon('icon-middle-0-ab', 'gather-stone', [348.5, 0.55]),
  icon('icon-middle-0-bc', 'construct-building', [11.5, 0.55]),
  icon('icon-middle-ridge-01', 'train', [36, 0.55]),
  icon('icon-middle-1-ab', 'gather-gold', [60.5, 0.55]),
  icon('icon-middle-1-bc', 'buy-weavings', [83.5, 0.55]),
  icon('icon-middle-ridge-12', 'produce-once', [108, 0.55]),
  icon('icon-middle-2-ab', 'gather-corn', [132.5, 0.55]),
  icon('icon-middle-2-bc', 'gather-stone', [155.5, 0.55]),
  icon('icon-middle-ridge-23', 'build-statue', [180, 0.55]),
  icon('icon-middle-3-ab', 'gather-potato', [204.5, 0.55]),
  icon('icon-middle-3-bc', 'build-steps', [227.5, 0.55]),
  icon('icon-middle-ridge-34', 'gather-corn', [252, 0.55]),
  icon('icon-middle-4-ab', 'merchant', [276.5, 0.55]),
  icon('icon-middle-4-bc', 'gather-potato', [299.5, 0.55]),
  icon('icon-middle-ridge-40', 'build-statue', [324, 0.55]),
  icon('icon-bottom-0-ab', 'train', [342, 0.81]),
  icon('icon-bottom-0-bc', 'produce-once', [0, 0.81]),
  icon('icon-bottom-0-cd', 'construct-building', [18, 0.81]),
  icon('icon-bottom-ridge-01', 'build-steps', [36, 0.81]),
  icon('icon-bottom-1-ab', 'build-statue', [54, 0.81]),
  icon('icon-bottom-1-bc', 'build-steps', [72, 0.81]),
  icon('icon-bottom-1-cd', 'gather-corn', [90, 0.81]),
  icon('icon-bottom-ridge-12', 'merchant', [108, 0.81]),
  icon('icon-bottom-2-ab', 'gather-gold', [126, 0.81]),
  icon('icon-bottom-2-bc', 'gather-stone', [144, 0.81]),
  icon('icon-bottom-2-cd', 'buy-weavings', [162, 0.81]),
  icon('icon-bottom-ridge-23', 'gather-stone', [180, 0.81]),
  icon('icon-bottom-3-ab', 'build-statue', [198, 0.81]),
  icon('icon-bottom-3-bc', 'gather-potato', [216, 0.81]),
  icon('icon-bottom-3-cd', 'gather-corn', [234, 0.81]),
  icon('icon-bottom-ridge-34', 'produce-once', [252, 0.81]),
  icon('icon-bottom-4-ab', 'gather-potato', [270, 0.81]),
  icon('icon-bottom-4-bc', 'construct-building', [288, 0.81]),
  icon('icon-bottom-4-cd', 'gather-gold', [306, 0.81]),
  icon('icon-bottom-ridge-40', 'buy-weavings', [324, 0.81]),
  icon('icon-summit-01', 'buy-weavings', [20, 0.19]),
  icon('icon-summit-23', 'gather-stone', [164, 0.19]),
  icon('icon-summit-4', 'construct-building', [272, 0.19]),
  icon('icon-upper-wall-0', 'gather-corn', [5.6, 0.425]),
  icon('icon-upper-wall-1', 'gather-stone', [80, 0.425]),
  icon('icon-upper-wall-2', 'gather-potato', [149.6, 0.425]),
  icon('icon-upper-wall-3', 'construct-building', [224, 0.425]),
  icon('icon-upper-wall-4', 'train', [293.6, 0.425]),
  icon('icon-lower-wall-0', 'gather-corn', [351, 0.68]),
  icon('icon-lower-wall-1', 'gather-potato', [54.8, 0.68]),
  icon('icon-lower-wall-2', 'construct-building', [135, 0.68]),
  icon('icon-lower-wall-3', 'buy-weavings', [198.8, 0.68]),
  icon('icon-lower-wall-4', 'gather-stone', [282.1, 0.68]),
  icon('icon-foot-0', 'gather-stone', [351, 0.95]),
  icon('icon-foot-1', 'gather-gold', [63, 0.95]),
  icon('icon-foot-2', 'train', [153, 0.95]),
  icon('icon-foot-3', 'merchant', [243, 0.95]),
  icon('icon-foot-4', 'gather-potato', [315, 0.95]),
  ...Array.from({ length: SPARE_ICONS }, (_, i) => icon(`icon-more-${i + 1}`, 'gather-potato', null)),
]

/** The icons that some space touches. */
export const touchedIcons = ({ hill, icons }: { readonly hill: readonly HillSpace[]; readonly icons: readonly TaskIcon[] }): readonly TaskIcon[] =>
  icons.filter(({ id }) => hill.some((space) => space.icons.includes(id)))

/** TAW-DATA-03: for every space the spaces of its terrace that share a task icon with it, by place in the table. */
export const neighboursOf = (hill: readonly HillSpace[]): readonly (readonly number[])[] =>
  hill.map((row) =>
    hill.flatMap((other, i) => (other !== row && other.terrace === row.terrace && other.icons.some((icon) => row.icons.includes(icon)) ? [i] : [])),
  )

export const stepSpacesSource: Source = 'rulebook'
/** Step spaces of each section: between top and middle, and between middle and bottom (TAW-DATA-05). */
export const stepLevels = ['upper', 'lower'] as const
export const SECTIONS = 5
export const stepSpaces: readonly string[] = Array.from({ length: SECTIONS }, (_, section) => stepLevels.map((level) => `steps-${level}-${section}`)).flat()
