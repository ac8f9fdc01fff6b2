// The six gods. The printed symbols carry no names; these are nicknames.

export const gods = ['spiral', 'zigzag', 'four-squares', 'diamond', 'hook', 'cross'] as const
export type God = (typeof gods)[number]
