import type { GlossaryWords } from '../catalogue.ts'
import { altarSpaces } from './altars.ts'

export const glossary: GlossaryWords = {
  goods: {
    cocoa: 'kakaó',
    wood: 'fa',
    stone: 'kő',
    gold: 'arany',
    obsidian: 'obszidián',
    'any-resource': 'tetszőleges nyersanyag',
    vp: 'GYP',
  },
  temples: { blue: 'kék templom', red: 'piros templom', green: 'zöld templom', any: 'tetszőleges templom' },
  boards: {
    palace: 'Palota',
    forest: 'Erdő',
    'stone-quarry': 'Kőfejtő',
    'gold-deposits': 'Aranyraktár',
    alchemy: 'Alkímia',
    nobles: 'Nemesek',
    conquest: 'Hódítás',
    decorations: 'Díszek',
    construction: 'Építkezés',
  },
  spaces: {
    'palace-left': 'Palota, bal oldali királylapka',
    'palace-middle': 'Palota, középső királylapka',
    'palace-right': 'Palota, jobb oldali királylapka',
    'forest-worship': 'Erdő, imádásmező',
    'stone-quarry-worship': 'Kőfejtő, imádásmező',
    'gold-deposits-worship': 'Aranyraktár, imádásmező',
    'decorations-worship': 'Díszek, imádásmező',
    ...altarSpaces,
  },
  regions: Object.fromEntries(Array.from({ length: 13 }, (_, number) => (number === 0 ? ['teotihuacan', 'Teotihuacan'] : [`region-${number}`, `${number}. régió`]))),
  icons: { statue: 'szobor', headdress: 'fejdísz', serpent: 'kígyó', glyph: 'glifa', blue: 'kék', red: 'piros', green: 'zöld' },
  botTiles: {
    'bot-construction': 'Építkezés',
    'bot-decorations': 'Díszek',
    'bot-alchemy': 'Alkímia',
    'bot-nobles': 'Nemesek',
    'bot-mastery': 'Hatalom',
    'bot-worship': 'Imádás',
    'bot-mask-collection': 'Maszkgyűjtés',
  },
  rewards: {
    'ascend-vp-5': '5 GYP',
    'ascend-cocoa-5': '5 kakaó',
    'ascend-temple-1': '1 templomlépés',
    'ascend-temple-2': '2 templomlépés',
    'ascend-worker': 'a negyedik munkás',
  },
}
