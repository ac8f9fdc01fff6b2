// What the centre of the table shows: the ring, or something of it large. Laying tiles needs the pyramid large; the rest is opened by hand.
export type View = 'ring' | 'pyramid' | 'altars' | 'map'

const VIEWS: Readonly<Record<string, View>> = {
  'pyramid-tile': 'pyramid', 'pyramid-space': 'pyramid', rotation: 'pyramid', discount: 'pyramid', 'decoration-tile': 'pyramid', 'decoration-space': 'pyramid',
}

export const viewOf = (question: string | undefined): View => VIEWS[question ?? ''] ?? 'ring'
