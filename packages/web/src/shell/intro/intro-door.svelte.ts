// The introductions of a game opened again, from the bar or the menu.
let opened = $state(false)

export const isIntroOpen = (): boolean => opened
export const showIntro = (open: boolean): void => void (opened = open)
