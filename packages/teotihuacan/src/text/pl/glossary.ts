import type { GlossaryWords } from '../catalogue.ts'
import { altarSpaces } from './altars.ts'

export const glossary: GlossaryWords = {
  goods: { cocoa: 'kakao', wood: 'drewno', stone: 'kamień', gold: 'złoto', obsidian: 'obsydian', 'any-resource': 'dowolny zasób', vp: 'PZ' },
  temples: { blue: 'niebieska Świątynia', red: 'czerwona Świątynia', green: 'zielona Świątynia', any: 'dowolna Świątynia' },
  boards: {
    palace: 'Pałac',
    forest: 'Las',
    'stone-quarry': 'Kamieniołom',
    'gold-deposits': 'Złoża Złota',
    alchemy: 'Pracownia Alchemiczna',
    nobles: 'Posiadłość Arystokratów',
    conquest: 'Podbój',
    decorations: 'Warsztat Zdobniczy',
    construction: 'Plac Budowy',
  },
  spaces: {
    'palace-left': 'lewa płytka Pałacu',
    'palace-middle': 'środkowa płytka Pałacu',
    'palace-right': 'prawa płytka Pałacu',
    'forest-worship': 'pole Rytuału w Lesie',
    'stone-quarry-worship': 'pole Rytuału w Kamieniołomie',
    'gold-deposits-worship': 'pole Rytuału w Złożach Złota',
    'decorations-worship': 'pole Rytuału w Warsztacie Zdobniczym',
    ...altarSpaces,
  },
  regions: Object.fromEntries(Array.from({ length: 13 }, (_, number) => (number === 0 ? ['teotihuacan', 'Teotihuacan'] : [`region-${number}`, `region ${number}`]))),
  icons: { statue: 'posąg', headdress: 'pióropusz', serpent: 'wąż', glyph: 'glif', blue: 'niebieski', red: 'czerwony', green: 'zielony' },
  botTiles: {
    'bot-construction': 'Budowa',
    'bot-decorations': 'Zdobienia',
    'bot-alchemy': 'Alchemia',
    'bot-nobles': 'Arystokracja',
    'bot-mastery': 'Mistrzostwo',
    'bot-worship': 'Rytuał',
    'bot-mask-collection': 'Zbieranie Masek',
  },
  rewards: {
    'ascend-vp-5': '5 PZ',
    'ascend-cocoa-5': '5 kakao',
    'ascend-temple-1': '1 stopień na torze Świątyni',
    'ascend-temple-2': '2 stopnie na torach Świątyń',
    'ascend-worker': 'czwarty robotnik',
  },
}
