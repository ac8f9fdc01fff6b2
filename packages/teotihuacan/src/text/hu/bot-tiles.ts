// What Teotibot's action tiles do, in short (TEO-SOLO-38 to -68); "+m9" where a module replaces the tile.
const POWERED = '. A munkás megerősödik és lép'
const FALLBACK = '. Különben 5 kakaót kap, a leggyengébb munkása megerősödik és lép'

export const botEffects: Readonly<Record<string, string>> = {
  'bot-construction': `Ha munkása van az Építkezésen: 2 kőért piramislapkát rak le (a szint GYP-ja és még 2, lépés a piramissávon és egy templomon); ha nem, de van munkása a Kőfejtőben: követ kap${POWERED}${FALLBACK}`,
  'bot-decorations': `Ha munkása van a Díszeknél: 2 aranyért díszt rak le (5 GYP, lépés a piramissávon és egy templomon); ha nem, de van munkása az Aranyraktárban: aranyat kap${POWERED}${FALLBACK}`,
  'bot-alchemy': 'Ha munkása van az Alkímiánál: 1 aranyért a legkisebb számú technológia, amely senkinek sincs meg, és lépés a templomán; a munkás megerősödik és lép. Különben a leggyengébb munkása kétszer megerősödik',
  'bot-nobles': `Ha munkása van a Nemeseknél: 2 fáért épületet rak le (a mező GYP-ja, lépés a Holtak útján); ha nem, de van munkása az Erdőben: fát kap${POWERED}${FALLBACK}`,
  'bot-mastery': `A legerősebb munkása, amelyik tudja, végrehajtja az akciótáblája akcióját${POWERED}${FALLBACK}`,
  'bot-worship': 'A zárolt munkása a következő templom imádásmezőjére lép, és felszabadítja ott a te munkásodat; 2 lépés azon a templomon, a Díszeknél 3 tetszőlegesen (ha nincs másképp beállítva). Az akciótábla felfedezéslapkája lecserélődik',
  'bot-mask-collection': `Megvesz egy akciótábláról egy olyan maszkot, amilyenje nincs, a legkisebb számút, ha van rá kakaója${FALLBACK}`,
  'bot-nobles+m9': `Ha munkása van a Hódításnál és 2 fája: 2 harcos Teotihuacanba kerül, aztán 2 fáért épít; ha nem, de van munkása az Erdőben: fát kap${POWERED}${FALLBACK}`,
  'bot-mask-collection+m8': `Megvesz egy akciótábláról egy olyan maszkot, amilyenje nincs, a legkisebb számút, ha van rá kakaója${FALLBACK}. Aztán a sámánja a következő oltárra lép`,
}
