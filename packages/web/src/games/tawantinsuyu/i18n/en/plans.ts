import type { Message } from '../../../../i18n/message.ts'

/** The plan of tasks and that of side actions. */
export const plans = {
  'taw.tasks.left': { one: '({n} task left)', other: '({n} tasks left)' },
  'taw.tasks.most': 'at most {n} more',
  'taw.tasks.used': 'done in this set',
  'taw.tasks.again': 'at most {n} in later sets',
  'taw.tasks.not-now': 'not possible now',
  'taw.tasks.set': 'This set',
  'taw.tasks.next-set': 'Next set',
  'taw.tasks.lost': { one: 'then {n} task is lost', other: 'then {n} tasks are lost' },
  'taw.tasks.closed': { one: 'The next set opens when all three are done. Without {what} the last {n} task is lost.', other: 'The next set opens when all three are done. Without {what} the last {n} tasks are lost.' },
  'taw.tasks.stop': 'Stop, lose {n}',
  'taw.plan.side': 'Two side actions',
  'taw.plan.instead': 'Two side actions instead',
  'taw.plan.open': 'open',
  'taw.plan.done': 'done',
  'taw.plan.choose': 'Choose one',
  'taw.plan.go': 'Do it: {what}',
  'taw.plan.change': 'Change the plan',
  'taw.plan.fixed': 'Something was revealed: the first one stays.',
  'taw.plan.hint': 'The eye: what is revealed stays.',
} as const satisfies Readonly<Record<string, Message>>
