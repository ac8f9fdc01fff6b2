// A thread that plays many games takes the engines out of one file, as its command does: what one thread registers the others do not know.
import { workerData } from 'node:worker_threads'
import { playFromOneFile } from './one-file.ts'

const tasks = { match: () => import('./match-thread.ts'), train: () => import('./train-thread.ts') } as const

export interface ThreadTask {
  readonly task: keyof typeof tasks
}

await playFromOneFile()
await tasks[(workerData as ThreadTask).task]()
