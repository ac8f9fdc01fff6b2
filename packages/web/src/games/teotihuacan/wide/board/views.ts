// What the centre of the table shows: the ring, or the pyramid large, which laying tiles needs.
export type View = 'ring' | 'pyramid'

const VIEWS: Readonly<Record<string, View>> = {
  'pyramid-tile': 'pyramid', 'pyramid-space': 'pyramid', rotation: 'pyramid', discount: 'pyramid', 'decoration-tile': 'pyramid', 'decoration-space': 'pyramid',
}

export const viewOf = (question: string | undefined): View => VIEWS[question ?? ''] ?? 'ring'
