// What is new with each module and variant, with the icons of the table.
import type { MessageKey } from '../../i18n/en.ts'
import type { Introduction, Introductions } from '../../shell/intro/introduction.ts'

const page = (icon: string, title: MessageKey, rule: string, points: readonly (readonly [icon: string, text: MessageKey])[]): Introduction => ({
  icon, title, rule, points: points.map(([drawn, text]) => ({ icon: drawn, text })),
})

export const introductions: Introductions = {
  m6: page('obsidian', 'teotihuacan.m6', 'M6-01', [['obsidian', 'intro.m6.1'], ['board-quarry', 'intro.m6.2'], ['any', 'intro.m6.3'], ['technology', 'intro.m6.4'], ['great-discovery', 'intro.m6.5']]),
  m7: page('royal', 'teotihuacan.m7', 'M7-01', [['board-palace', 'intro.m7.1'], ['power', 'intro.m7.2'], ['great-discovery', 'intro.m7.3'], ['claim', 'intro.m7.4'], ['power-up', 'intro.m7.5']]),
  m8: page('shaman', 'teotihuacan.m8', 'M8-01', [['altar', 'intro.m8.1'], ['shaman', 'intro.m8.2'], ['main-action', 'intro.m8.3'], ['step', 'intro.m8.4'], ['great-discovery', 'intro.m8.5']]),
  m9: page('warrior', 'teotihuacan.m9', 'M9-01', [['warrior', 'intro.m9.1'], ['region', 'intro.m9.2'], ['building', 'intro.m9.3'], ['eclipse', 'intro.m9.4']]),
  m10: page('common', 'teotihuacan.m10', 'M10-01', [['common', 'intro.m10.1'], ['extra-worker', 'intro.m10.2'], ['main-action', 'intro.m10.3'], ['worship', 'intro.m10.4'], ['salary', 'intro.m10.5']]),
  ms1: page('move-any', 'teotihuacan.ms1', 'MS1-01', [['ai', 'intro.ms1.1'], ['move', 'intro.ms1.2'], ['rotate-cw', 'intro.ms1.3']]),
  draft: page('starting-tile', 'teotihuacan.draft', 'TEO-DRAFT-01', [['starting-tile', 'intro.draft.1'], ['players', 'intro.draft.2'], ['discovery', 'intro.draft.3']]),
  'dark-eclipse': page('eclipse', 'teotihuacan.dark-eclipse', 'TEO-DARK-01', [['eclipse', 'intro.dark-eclipse.1'], ['salary', 'intro.dark-eclipse.2'], ['clock', 'intro.dark-eclipse.3']]),
  'first-game': page('rules', 'teotihuacan.first-game', 'TEO-FIRST-01', [['map', 'intro.first-game.1'], ['cocoa', 'intro.first-game.2'], ['stairs', 'intro.first-game.3']]),
}
