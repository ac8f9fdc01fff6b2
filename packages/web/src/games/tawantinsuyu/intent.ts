import type { Intent } from '../../shell/look.ts'

export const intent: Intent = {
  where: ['place', 'high-priest', 'move-to'],
  what: [
    'conquer', 'erect', 'statue', 'steps', 'buy', 'lay', 'produce', 'task', 'swap', 'side', 'give', 'offer-corn', 'renew', 'play-god', 'benefit', 'village', 'by-card', 'by-gold',
    'nomad', 'keep-army', 'keep', 'trade',
  ],
  unclear: ['done', 'decline', 'take-part', 'take-gold', 'benefits', 'option', 'weaving', 'casualty', 'casualty-nomad', 'upkeep-gold'],
}
