// The rule behind each kind of draw, for logs: draws whose outcome is told by no event of its own.
const rules: Readonly<Record<string, string>> = {
  'deal-board': 'TEO-SETUP-01',
  'draw-royal': 'TEO-SETUP-02',
  'draw-technology': 'TEO-SETUP-03',
  'draw-temple-bonus': 'TEO-SETUP-05',
  'draw-decoration': 'TEO-MAIN-DECO-10',
  'draw-pyramid-tile': 'TEO-MAIN-CONSTR-13',
  'turn-pyramid-tile': 'TEO-SETUP-11',
  'draw-discovery': 'TEO-SETUP-12',
  'draw-starting-tile': 'TEO-NEUTRAL-04',
  'first-player': 'TEO-PSETUP-02',
  roll: 'TEO-SOLO-16',
  'draw-bot-tile': 'TEO-SOLO-07',
  direction: 'TEO-SOLO-08',
  'draw-altar': 'M8-03',
  'draw-direction-tile': 'MS1-01',
  'draw-path': 'M9-26',
  'bot-mask': 'M9-33',
}

/** The rule of a draw by the key of its answer; undefined for a key that is no draw. */
export const drawRule = (key: string): string | undefined => rules[key.split(':')[0] ?? '']
