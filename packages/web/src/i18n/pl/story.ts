import type { Translated } from '../message.ts'
import type { story as english } from '../en/story.ts'

export const story: Translated<typeof english> = {
  'story.margin': 'Przewaga',
  'story.tie': 'Remis',
  'story.tie-broken': 'Tyle samo punktów; rozstrzygnęła zasada remisu.',
  'story.ahead': 'nad: {name}',
  'story.lead': 'Na prowadzeniu do końca od tury {turn}.',
  'story.decided': 'Co rozstrzygnęło',
  'story.despite': 'mimo: {source}',
  'story.best': 'Najlepsze tury',
  'story.turn': 'Tura {turn}',
  'story.look': 'Zobacz tę turę',
  'story.curve': 'Punkty w ciągu gry',
  'story.over-time': 'Skąd pochodzą punkty',
  'story.sources': 'Punkty w ciągu gry według źródeł: {name}',
  'story.whose': 'Czyje punkty',
  'story.history': 'Gry na tym urządzeniu',
  'story.history.played': { one: '{n} gra', few: '{n} gry', many: '{n} gier', other: '{n} gry' },
  'story.history.won': 'wygrane: {won}',
  'story.history.best': 'najlepszy wynik: {points}',
  'story.history.average': 'średnia: {points}',
  'story.history.chart': 'Punkty twoich gier, najnowsza na końcu; wygrane są wyróżnione',
  'story.history.wins': { one: '{n} wygrana', few: '{n} wygrane', many: '{n} wygranych', other: '{n} wygranej' },
  'story.again': 'Jeszcze raz',
  'story.harder': 'Jeszcze raz, trudniej',
}
