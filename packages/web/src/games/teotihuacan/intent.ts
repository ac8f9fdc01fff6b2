import type { Intent } from '../../shell/look.ts'

export const intent: Intent = {
  where: ['to'],
  what: [
    'build-with', 'decorate-with', 'develop', 'row', 'settle', 'worship', 'main-action', 'collect-cocoa', 'free-unlock', 'unlock', 'reward', 'take', 'use', 'keep', 'place-on',
  ],
  unclear: ['done', 'decline', 'again', 'pay-fee', 'salary', 'reward', 'turned', 'part', 'conquest'],
}
