// The rule behind each kind of draw, for logs: draws whose outcome is told by no event of its own.
const rules: Readonly<Record<string, string>> = {
  'first-player': 'TAW-SETUP-20',
  orientation: 'TAW-SETUP-05',
  'draw-worker': 'TAW-HIDE-16',
  'draw-god': 'TAW-HIDE-02',
  'draw-army': 'TAW-HIDE-02',
  'draw-building': 'TAW-HIDE-06',
  'draw-weaving': 'TAW-HIDE-07',
  roll: 'TAW-SOLO-40',
  'draw-personality': 'TAW-SOLO-11',
  'random-worker': 'TAW-SOLO-24',
  'random-space': 'TAW-SOLO-43',
  'random-building': 'TAW-SOLO-60',
  'random-statue': 'TAW-SOLO-56',
  'random-weaving': 'TAW-SOLO-04',
  'random-conquest': 'TAW-SOLO-37',
}

/** The rule of a draw by the key of its answer; undefined for a key that is no draw. */
export const drawRule = (key: string): string | undefined => rules[key.split(':')[0] ?? '']
