// The place a person looks at on a phone: its close-up is on the screen, its answers come first on the sheet.
import { getContext, setContext } from 'svelte'
import type { SheetGroup } from '../look.ts'

export interface NarrowFocus {
  place: string | null
  /** What can be answered, by place: the sheet lists it, the board shows its marks. */
  readonly groups: readonly SheetGroup[]
}

const KEY = Symbol('narrow focus')

export function makeNarrowFocus(groups: () => readonly SheetGroup[]): NarrowFocus {
  let place = $state<string | null>(null)
  const found = $derived(groups())
  return setContext<NarrowFocus>(KEY, {
    get groups() {
      return found
    },
    get place() {
      return place
    },
    set place(next) {
      place = next
    },
  })
}

export const narrowFocus = (): NarrowFocus => getContext<NarrowFocus>(KEY)
