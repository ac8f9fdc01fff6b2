// The hill of one game, laid out: places of spaces, task icons and step spaces, and the roads between them.
import type { GameOptions } from '@tollan/kernel'
import type { HillSpace, TaskIcon } from '@tollan/tawantinsuyu'
import { byOptions } from '../../../shell/by-options.ts'
import { printedOf } from '../printed-of.ts'
import { iconPlace, type Place, roadPath, spacePlace, stepPlace } from './geometry.ts'

export interface HillLayout {
  readonly spaces: readonly (HillSpace & { readonly place: Place })[]
  readonly icons: readonly (TaskIcon & { readonly place: Place })[]
  readonly steps: readonly { readonly id: string; readonly place: Place }[]
  /** By space, by icon it touches. */
  readonly roads: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const SECTIONS = [0, 1, 2, 3, 4]

export const layoutOf: (options: GameOptions) => HillLayout = byOptions((options) => {
  const { hill, icons } = printedOf(options)
  const spaces = hill.map((space) => ({ ...space, place: spacePlace(space) }))
  const touching = (icon: string): Place[] => spaces.filter((space) => space.icons.includes(icon)).map(({ place }) => place)
  const placed = icons.map((icon) => ({ ...icon, place: iconPlace(icon, touching(icon.id)) }))
  return {
    spaces,
    icons: placed,
    steps: SECTIONS.flatMap((section) => ['upper', 'lower'].map((level) => `steps-${level}-${section}`)).map((id) => ({ id, place: stepPlace(id) })),
    roads: Object.fromEntries(
      spaces.map(({ id, place, icons: touched }) => [
        id,
        Object.fromEntries(placed.filter((icon) => touched.includes(icon.id)).map((icon) => [icon.id, roadPath({ ...icon.place, id: icon.id }, place)])),
      ]),
    ),
  }
})
