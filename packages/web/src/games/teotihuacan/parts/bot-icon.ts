// Pictures of Teotibot's action tiles.
const icons: Readonly<Record<string, string>> = {
  'bot-construction': 'pyramid-tile', 'bot-decorations': 'decoration', 'bot-alchemy': 'technology', 'bot-nobles': 'building', 'bot-mastery': 'power-up',
  'bot-worship': 'worship', 'bot-mask-collection': 'mask-4',
}

export const botIcon = (tile: string): string => icons[tile] ?? 'ai'
