// The picture at the head of a question.
const icons: Readonly<Record<string, string>> = {
  'starting-tiles': 'starting-tile', draft: 'starting-tile', 'ascension-reward': 'ascend', 'main-temple-step': 'discovery', 'grey-space': 'avenue',
  'starting-discovery': 'discovery', 'worship-tile': 'discovery', 'tile-moment': 'discovery', 'worship-benefit': 'worship', 'worship-price': 'fee', 'worship-order': 'worship',
  'main-action-fee': 'fee', repeat: 'royal', resources: 'any', payment: 'fee', salary: 'salary', temple: 'temple-any', 'different-temple': 'temple-any',
  discount: 'pyramid-tile', 'claim-step': 'claim', 'conquest-reward': 'region', settle: 'region', 'region-tile': 'discovery', 'altar-tile': 'altar',
  'altar-price': 'altar', order: 'main-action',
}

export const questionIcon = (kind: string): string => icons[kind] ?? 'why-not'
