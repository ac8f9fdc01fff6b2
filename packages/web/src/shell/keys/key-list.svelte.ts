// Whether the list of keys is open: it is asked for from the keyboard and from the top bar.
let open = $state(false)

export const isKeyListOpen = (): boolean => open

export function showKeyList(shown: boolean): void {
  open = shown
}
