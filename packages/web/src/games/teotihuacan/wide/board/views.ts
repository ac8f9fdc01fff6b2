// What the centre of the table shows: the ring, or something of it large. Which one goes with a question follows from its kind.
export type View = 'ring' | 'pyramid' | 'altars' | 'map'

const VIEWS: Readonly<Record<string, View>> = {
  'pyramid-tile': 'pyramid', 'pyramid-space': 'pyramid', rotation: 'pyramid', discount: 'pyramid', 'decoration-tile': 'pyramid', 'decoration-space': 'pyramid',
  'place-shaman': 'altars', 'pushed-shaman': 'altars', 'shaman-march': 'altars', 'altar-tile': 'altars',
  march: 'map', settle: 'map',
}

export const viewOf = (question: string | undefined): View => VIEWS[question ?? ''] ?? 'ring'
