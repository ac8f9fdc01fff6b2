// Where points come from, by the rule that gives or takes them. A rule nobody listed counts as "other".
import type { Source } from '../../../shell/log/telling.ts'

/** The scoring of a Feast and of the end first, in the order of the rules. */
export const sources: readonly Source[] = [
  { id: 'feast', icon: 'feast', title: 'taw.source.feast', hint: 'taw.source.feast.hint' },
  { id: 'start', icon: 'building-passive', title: 'taw.source.start', hint: 'taw.source.start.hint' },
  { id: 'merchant', icon: 'task-merchant', title: 'taw.source.merchant', hint: 'taw.source.merchant.hint' },
  { id: 'temple', icon: 'temple-sun', title: 'taw.source.temple' },
  { id: 'regions', icon: 'region', title: 'taw.source.regions', hint: 'taw.source.regions.hint' },
  { id: 'upkeep', icon: 'potato', title: 'taw.source.upkeep', hint: 'taw.source.upkeep.hint' },
  { id: 'tapestries', icon: 'tapestry', title: 'taw.source.tapestries' },
  { id: 'buildings', icon: 'task-construct-building', title: 'taw.source.buildings' },
  { id: 'cards', icon: 'god-back', title: 'taw.source.cards', hint: 'taw.source.each.hint' },
  { id: 'army', icon: 'army-back', title: 'taw.source.army', hint: 'taw.source.each.hint' },
  { id: 'workers', icon: 'recruit', title: 'taw.source.workers', hint: 'taw.source.each.hint' },
  { id: 'gold', icon: 'gold', title: 'taw.source.gold', hint: 'taw.source.each.hint' },
  { id: 'gods', icon: 'pray', title: 'taw.source.gods' },
  { id: 'statues', icon: 'task-build-statue', title: 'taw.source.statues' },
  { id: 'stairs', icon: 'task-build-steps', title: 'taw.source.stairs' },
  { id: 'conquests', icon: 'cori-conquer', title: 'taw.source.conquests' },
  { id: 'automa', icon: 'axomamma', title: 'taw.source.automa' },
  { id: 'other', icon: 'vp', title: 'taw.source.other' },
]

/** The first beginning of a rule id that fits decides. */
const byRule: readonly (readonly [rule: string, source: string])[] = [
  ['TAW-FEAST-01', 'feast'],
  ['TAW-FEAST-08', 'temple'],
  ['TAW-FEAST-11', 'regions'],
  ['TAW-FEAST-15', 'upkeep'],
  ['TAW-END-02', 'tapestries'],
  ['TAW-END-03', 'temple'],
  ['TAW-END-04', 'buildings'],
  ['TAW-END-05', 'cards'],
  ['TAW-END-06', 'army'],
  ['TAW-END-07', 'workers'],
  ['TAW-END-08', 'gold'],
  ['TAW-BLD-Z06', 'cards'],
  ['TAW-BLD-Z09', 'start'],
  ['TAW-BLD', 'buildings'],
  ['TAW-TASK-BUILD', 'buildings'],
  ['TAW-TASK-STATUE', 'statues'],
  ['TAW-TASK-STAIRS', 'stairs'],
  ['TAW-PLACE', 'stairs'],
  ['TAW-TASK-MERCHANT', 'merchant'],
  ['TAW-PRIEST-CONQUER', 'conquests'],
  ['TAW-TEMPLE', 'temple'],
  ['TAW-GOD-11', 'statues'],
  ['TAW-GOD', 'gods'],
  ['TAW-SOLO-63', 'merchant'],
  ['TAW-SOLO-78', 'merchant'],
  ['TAW-SOLO', 'automa'],
]

export const sourceOfRule = (rule: string): string => byRule.find(([start]) => rule.startsWith(start))?.[1] ?? 'other'

/** What a Feast gives and takes besides points stands in the row of its step. */
const goodsByRule: readonly (readonly [rule: string, source: string])[] = [
  ['TAW-BLD-Z06', 'start'],
  ['TAW-BLD-Z10', 'start'],
  ['TAW-TASK-MERCHANT', 'merchant'],
  ['TAW-TEMPLE', 'temple'],
  ['TAW-FEAST-14', 'upkeep'],
  ['TAW-FEAST-15', 'upkeep'],
  ['TAW-GOD-01', 'gods'],
]

export const rowOfGoods = (rule: string): string | null => goodsByRule.find(([start]) => rule.startsWith(start))?.[1] ?? null
