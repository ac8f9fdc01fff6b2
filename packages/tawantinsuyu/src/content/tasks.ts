// The eleven tasks (TAW-DATA-02).
import type { Good, Source, TaskId } from './vocabulary.ts'

export interface Task {
  readonly id: TaskId
  /** What a gathering task gives (TAW-TASK-COLLECT-01). */
  readonly gives?: { readonly what: Good; readonly n: number }
}

export const tasksSource: Source = 'rulebook'
export const tasks: readonly Task[] = [
  { id: 'gather-potato', gives: { what: 'potato', n: 3 } },
  { id: 'gather-corn', gives: { what: 'corn', n: 2 } },
  { id: 'gather-stone', gives: { what: 'stone', n: 2 } },
  { id: 'gather-gold', gives: { what: 'gold', n: 1 } },
  { id: 'buy-weavings' },
  { id: 'build-statue' },
  { id: 'build-steps' },
  { id: 'construct-building' },
  { id: 'train' },
  { id: 'produce-once' },
  { id: 'merchant' },
]
