// Questions whose answers no thing on the table stands for, or stands for badly: they are shown as cards.
const icons: Readonly<Record<string, string>> = {
  'keep-god-cards': 'god-back', 'starting-weaving': 'tapestry', role: 'recruit', payment: 'food', benefits: 'god-back', benefit: 'god-back', 'extra-task': 'task', option: 'task', 'pay-then': 'gold',
  offering: 'cori-offering', 'offering-too': 'cori-offering', 'soldier-kept': 'soldier', upkeep: 'feast', 'buy-weavings': 'task-buy-weavings', 'leftover-weaving': 'task-buy-weavings',
  'weaving-under': 'task-buy-weavings', 'keep-army-card': 'army-back', 'lay-weaving': 'tapestry', conquest: 'cori-conquer', 'second-side-action': 'task',
}

/** Undefined for a question the table shows the answers to. */
export const panelIcon = (kind: string): string | undefined => icons[kind]
