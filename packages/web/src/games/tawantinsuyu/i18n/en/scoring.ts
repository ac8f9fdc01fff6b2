import type { Message } from '../../../../i18n/message.ts'

/** The foot of a Feast, and how a solo game ended. */
export const scoring = {
  'taw.scoring.upkeep': 'Feed your gods',
  'taw.scoring.owe': 'God cards in hand: {cards}, potatoes: {potato}, gold: {gold}. Gold may stand in, one for one.',
  'taw.scoring.lost-each': '{vp} VP are lost for each potato missing.',
  'taw.scoring.loses': '{vp} VP lost',
  'taw.scoring.keeps': 'gold left: {n}',
  'taw.scoring.cards': 'Up to {n} cards, one after the other; no statue is needed.',
  'taw.scoring.then': 'Then',
  'taw.scoring.village': 'Village filled up to {n}',
  'taw.scoring.draw': 'God cards, fewest VP first:',
  'taw.scoring.market': 'a new Market',
  'taw.scoring.last': 'This is the last Feast: final scoring follows.',
  'taw.verdict.won': "Won: {vp} VP are at least {need}, and more than Axomamma's {hers}.",
  'taw.verdict.few': "Lost although ahead of Axomamma's {hers}: {vp} VP are {missing} short of {need}.",
  'taw.verdict.behind': 'Lost: {vp} VP are enough, but Axomamma has {hers}.',
  'taw.verdict.both': 'Lost: {vp} VP are {missing} short of {need}, and Axomamma has {hers}.',
} as const satisfies Readonly<Record<string, Message>>
