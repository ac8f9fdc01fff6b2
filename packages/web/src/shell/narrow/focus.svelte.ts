// The place a person looks at on a phone: its close-up is on the screen, its answers come first on the sheet.
import { getContext, setContext } from 'svelte'

export interface NarrowFocus {
  place: string | null
}

const KEY = Symbol('narrow focus')

export function makeNarrowFocus(): NarrowFocus {
  let place = $state<string | null>(null)
  return setContext<NarrowFocus>(KEY, {
    get place() {
      return place
    },
    set place(next) {
      place = next
    },
  })
}

export const narrowFocus = (): NarrowFocus => getContext<NarrowFocus>(KEY)
