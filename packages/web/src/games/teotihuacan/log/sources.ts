// Where points come from, by the rule that gives or takes them. A rule nobody listed counts as "other".
import type { Source } from '../../../shell/log/telling.ts'

/** The scoring of an eclipse and of the end first, in the order of the rules. */
export const sources: readonly Source[] = [
  { id: 'avenue', icon: 'avenue', title: 'source.avenue', hint: 'source.avenue.hint' },
  { id: 'lead', icon: 'pyramid-step', title: 'source.lead', hint: 'source.lead.hint' },
  { id: 'track', icon: 'pyramid-step', title: 'source.track', hint: 'source.track.hint' },
  { id: 'masks', icon: 'mask-1', title: 'source.masks', hint: 'source.masks.hint' },
  { id: 'warriors', icon: 'warrior', title: 'source.warriors', hint: 'source.warriors.hint' },
  { id: 'salary', icon: 'salary', title: 'source.salary', hint: 'source.salary.hint' },
  { id: 'bonus', icon: 'temple-bonus', title: 'source.bonus', hint: 'source.bonus.hint' },
  { id: 'automa', icon: 'ai', title: 'source.automa', hint: 'source.automa.hint' },
  { id: 'temples', icon: 'temple-any', title: 'source.temples' },
  { id: 'construction', icon: 'pyramid-tile', title: 'source.construction' },
  { id: 'decorations', icon: 'decoration', title: 'source.decorations' },
  { id: 'nobles', icon: 'building', title: 'source.nobles' },
  { id: 'technologies', icon: 'technology', title: 'source.technologies' },
  { id: 'discoveries', icon: 'discovery', title: 'source.discoveries' },
  { id: 'royals', icon: 'royal', title: 'source.royals' },
  { id: 'regions', icon: 'region', title: 'source.regions' },
  { id: 'ascension', icon: 'ascend', title: 'source.ascension' },
  { id: 'other', icon: 'vp', title: 'source.other' },
]

/** The longest beginning of a rule id decides. */
const byRule: readonly (readonly [rule: string, source: string])[] = [
  ['TEO-ECLIPSE-03', 'avenue'],
  ['TEO-ECLIPSE-05', 'lead'],
  ['TEO-ECLIPSE-07', 'track'],
  ['TEO-ECLIPSE-10', 'masks'],
  ['TEO-ECLIPSE-12', 'salary'],
  ['TEO-ECLIPSE-14', 'salary'],
  ['TEO-BONUS', 'bonus'],
  ['TEO-SOLO-72', 'automa'],
  ['TEO-SOLO-22', 'automa'],
  ['TEO-TEMPLE', 'temples'],
  ['TEO-MAIN-CONSTR', 'construction'],
  ['TEO-SOLO-39', 'construction'],
  ['TEO-SOLO-40', 'construction'],
  ['TEO-MAIN-DECO', 'decorations'],
  ['TEO-SOLO-44', 'decorations'],
  ['TEO-SOLO-45', 'decorations'],
  ['TEO-MAIN-NOBLE', 'nobles'],
  ['TEO-SOLO-55', 'nobles'],
  ['TEO-MAIN-ALCH', 'technologies'],
  ['TEO-TECH', 'technologies'],
  ['TEO-DISC', 'discoveries'],
  ['TEO-ASC', 'ascension'],
  ['TEO-SOLO-36', 'ascension'],
  ['TEO-ROYAL', 'royals'],
  ['M7', 'royals'],
  ['M9-23', 'warriors'],
  ['M9', 'regions'],
]

/** What the automa is given points for at the end (TEO-SOLO-72), by what the event says they are for. */
const OF_AUTOMA: Readonly<Record<string, string>> = { technologies: 'technologies', bonuses: 'bonus' }

export const sourceOfRule = (rule: string, of = ''): string => OF_AUTOMA[of] ?? byRule.find(([start]) => rule.startsWith(start))?.[1] ?? 'other'
