import { rulesIn } from '@tollan/kernel/languages'

const inWords = [
  'TEO-SETUP-15', 'TEO-DISC-20', 'TEO-ECLIPSE-18', 'TEO-EX-06', 'TEO-EDGE-02', 'TEO-5P-01', 'TEO-5P-09', 'MOD-06', 'GD-06', 'M6-12', 'M6-15', 'M9-04', 'M10-03', 'M10-07', 'M10-28',
]

rulesIn(new URL('../../', import.meta.url), inWords)
