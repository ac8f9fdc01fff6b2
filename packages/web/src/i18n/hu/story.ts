import type { Translated } from '../message.ts'
import type { story as english } from '../en/story.ts'

export const story: Translated<typeof english> = {
  'story.margin': 'Különbség',
  'story.tie': 'Döntetlen',
  'story.tie-broken': 'Egyenlő pontszám; a döntetlent feloldó szabály döntött.',
  'story.ahead': 'előnye vele szemben: {name}',
  'story.lead': 'Végleg vezetett ettől a körtől: {turn}.',
  'story.decided': 'Mi döntött',
  'story.despite': 'ennek ellenére: {source}',
  'story.best': 'Legjobb körök',
  'story.turn': '{turn}. kör',
  'story.look': 'Nézd meg ezt a kört',
  'story.curve': 'Pontok a játék során',
  'story.over-time': 'Honnan jöttek a pontok',
  'story.sources': 'Pontok forrás szerint a játék során: {name}',
  'story.whose': 'Kinek a pontjai',
  'story.history': 'Játékok ezen az eszközön',
  'story.history.played': { one: '{n} játék', other: '{n} játék' },
  'story.history.won': 'győzelem: {won}',
  'story.history.best': 'legjobb: {points}',
  'story.history.average': 'átlag: {points}',
  'story.history.chart': 'Játékaid pontjai, a legújabb a végén; a győzelmek kiemelve',
  'story.history.wins': { one: '{n} győzelem', other: '{n} győzelem' },
  'story.again': 'Újra',
  'story.harder': 'Újra, nehezebben',
}
