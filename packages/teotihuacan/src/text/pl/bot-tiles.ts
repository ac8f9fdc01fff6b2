// What Teotibot's action tiles do, in short (TEO-SOLO-38 to -68); "+m9" where a module replaces the tile.
const POWERED = '. Robotnik zostaje wzmocniony i przemieszczony'
const FALLBACK = '. W przeciwnym razie 5 kakao, a jego najsłabszy robotnik zostaje wzmocniony i przemieszczony'

export const botEffects: Readonly<Record<string, string>> = {
  'bot-construction': `Z robotnikiem na Placu Budowy: płytka Piramidy za 2 kamienie (PZ poziomu i jeszcze 2, awans na torze Piramidy i w Świątyni); jeśli nie, to z robotnikiem w Kamieniołomie: kamień${POWERED}${FALLBACK}`,
  'bot-decorations': `Z robotnikiem w Warsztacie Zdobniczym: Zdobienie za 2 złota (5 PZ, awans na torze Piramidy i w Świątyni); jeśli nie, to z robotnikiem w Złożach Złota: złoto${POWERED}${FALLBACK}`,
  'bot-alchemy': 'Z robotnikiem w Pracowni Alchemicznej: za 1 złoto Technologia o najniższym numerze, której nikt nie ma, i awans w jej Świątyni; robotnik zostaje wzmocniony i przemieszczony. W przeciwnym razie jego najsłabszy robotnik zostaje wzmocniony dwukrotnie',
  'bot-nobles': `Z robotnikiem w Posiadłości Arystokratów: Budynek za 2 drewna (PZ pola, awans w Alei Umarłych); jeśli nie, to z robotnikiem w Lesie: drewno${POWERED}${FALLBACK}`,
  'bot-mastery': `Jego najsilniejszy robotnik, który może, wykonuje akcję swojej Planszy${POWERED}${FALLBACK}`,
  'bot-worship': 'Jego zablokowany robotnik przechodzi na następne pole Rytuału przy Świątyni i odblokowuje tam twojego; awans o 2 stopnie w tej Świątyni, w Warsztacie Zdobniczym o 3 w dowolnej (o ile nie ustawiono inaczej). Płytka Odkryć tej Planszy zostaje wymieniona',
  'bot-mask-collection': `Kupuje z Planszy Maskę, której nie ma, o najniższej cyfrze, jeśli stać go na kakao${FALLBACK}`,
  'bot-nobles+m9': `Z robotnikiem na Planszy Podboju i 2 drewna: 2 Wojowników trafia do Teotihuacan, potem Budynek za 2 drewna; jeśli nie, to z robotnikiem w Lesie: drewno${POWERED}${FALLBACK}`,
  'bot-mask-collection+m8': `Kupuje z Planszy Maskę, której nie ma, o najniższej cyfrze, jeśli stać go na kakao${FALLBACK}. Potem jego Szaman przechodzi do następnego Ołtarza`,
}
