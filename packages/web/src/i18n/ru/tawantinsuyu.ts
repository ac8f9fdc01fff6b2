import type { tawantinsuyu as english } from '../en/tawantinsuyu.ts'
import type { Translated } from '../message.ts'

export const tawantinsuyu: Translated<typeof english> = {
  'game.tawantinsuyu': 'Тауантинсуйу',
  'tawantinsuyu.automa': 'Аксомамма',
  'tawantinsuyu.first-game': 'Первая партия',
  'tawantinsuyu.first-game.what': 'Жетон Кориканчи лежит так, как правила советуют новичкам.',
  'tawantinsuyu.no-personality': 'Легче: без жетона характера',
  'tawantinsuyu.building-costs-2-stone': 'Легче: здание стоит ей 2 камня',
  'tawantinsuyu.worship-needs-2-statues': 'Легче: поклонение только с 2 статуями',
  'tawantinsuyu.no-second-conquest': 'Легче: без второго завоевания',
  'tawantinsuyu.no-army-card-without-workers': 'Легче: без работников нет карты армии',
  'tawantinsuyu.free-temple-step': 'Сложнее: бесплатная ступень храма при поклонении и подношении',
  'tawantinsuyu.equal-soldiers': 'Сложнее: достаточно стольких солдат, сколько павших',
  'tawantinsuyu.conquest-discount': 'Сложнее: каждое завоевание на 1 солдата дешевле',
  'tawantinsuyu.vp-per-priest-action': 'Сложнее: 2 ПО за действие верховного жреца',
  'tawantinsuyu.vp-per-weaving': 'Сложнее: 2 ПО за ткань на празднике',
  'tawantinsuyu.vp-without-workers': 'Сложнее: без работников на 2 ПО больше',
  'tawantinsuyu.vp-per-resource': 'Сложнее: 1 ПО за каждый ресурс в конце',
}
