import type { GlossaryWords } from '../catalogue.ts'
import { altarSpaces } from './altars.ts'

export const glossary: GlossaryWords = {
  goods: { cocoa: 'cocoa', wood: 'wood', stone: 'stone', gold: 'gold', obsidian: 'obsidian', 'any-resource': 'resource', vp: 'VP' },
  temples: { blue: 'blue temple', red: 'red temple', green: 'green temple', any: 'any temple' },
  boards: {
    palace: 'Palace',
    forest: 'Forest',
    'stone-quarry': 'Stone Quarry',
    'gold-deposits': 'Gold Deposits',
    alchemy: 'Alchemy',
    nobles: 'Nobles',
    conquest: 'Conquest',
    decorations: 'Decorations',
    construction: 'Construction',
  },
  spaces: {
    'palace-left': 'Palace, left royal tile',
    'palace-middle': 'Palace, middle royal tile',
    'palace-right': 'Palace, right royal tile',
    'forest-worship': 'worship space of the Forest',
    'stone-quarry-worship': 'worship space of the Stone Quarry',
    'gold-deposits-worship': 'worship space of the Gold Deposits',
    'decorations-worship': 'worship space of the Decorations',
    ...altarSpaces,
  },
  regions: Object.fromEntries(Array.from({ length: 13 }, (_, number) => (number === 0 ? ['teotihuacan', 'Teotihuacan'] : [`region-${number}`, `region ${number}`]))),
  icons: { statue: 'statue', headdress: 'headdress', serpent: 'serpent', glyph: 'glyph', blue: 'blue', red: 'red', green: 'green' },
  botTiles: {
    'bot-construction': 'Construction',
    'bot-decorations': 'Decorations',
    'bot-alchemy': 'Alchemy',
    'bot-nobles': 'Nobles',
    'bot-mastery': 'Mastery',
    'bot-worship': 'Worship',
    'bot-mask-collection': 'Mask Collection',
  },
  rewards: {
    'ascend-vp-5': '5 VP',
    'ascend-cocoa-5': '5 cocoa',
    'ascend-temple-1': '1 temple step',
    'ascend-temple-2': '2 temple steps',
    'ascend-worker': 'the fourth worker',
  },
}
