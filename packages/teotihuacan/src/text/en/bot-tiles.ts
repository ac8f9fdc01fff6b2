// What Teotibot's action tiles do, in short (TEO-SOLO-38 to -68); "+m9" where a module replaces the tile.
const POWERED = '. The worker is powered up and moves'
const FALLBACK = '. Otherwise 5 cocoa, and its weakest worker is powered up and moves'

export const botEffects: Readonly<Record<string, string>> = {
  'bot-construction': `With a worker at Construction: 2 stone for a pyramid tile (VP of the level and 2 more, pyramid track, a temple step); else with a worker at the Stone Quarry: stone${POWERED}${FALLBACK}`,
  'bot-decorations': `With a worker at Decorations: 2 gold for a decoration (5 VP, pyramid track, a temple step); else with a worker at the Gold Deposits: gold${POWERED}${FALLBACK}`,
  'bot-alchemy': 'With a worker at Alchemy: 1 gold for the technology with the lowest number that nobody has, and a step on its temple; the worker is powered up and moves. Otherwise its weakest worker is powered up twice',
  'bot-nobles': `With a worker at Nobles: 2 wood for a building (VP of its space, a step on the Avenue); else with a worker in the Forest: wood${POWERED}${FALLBACK}`,
  'bot-mastery': `Its strongest worker that can does the action of its board${POWERED}${FALLBACK}`,
  'bot-worship': 'Its locked worker goes on to the next worship space of a temple and frees your worker there; 2 steps on that temple, at Decorations 3 on any (unless set otherwise). The discovery tile of that board is replaced',
  'bot-mask-collection': `Buys a mask it lacks from a board, the lowest number first, if it has the cocoa${FALLBACK}`,
  'bot-nobles+m9': `With a worker at Conquest and 2 wood: 2 warriors come to Teotihuacan, then a building for 2 wood; else with a worker in the Forest: wood${POWERED}${FALLBACK}`,
  'bot-mask-collection+m8': `Buys a mask it lacks from a board, the lowest number first, if it has the cocoa${FALLBACK}. Then its shaman goes on to the next altar`,
}
