// Tasks by number, in the order of their table.
import { type TaskId, tasks } from './content/index.ts'

export const taskNumber = (id: TaskId): number => tasks.findIndex((task) => task.id === id)
export const BUY_WEAVINGS = taskNumber('buy-weavings')
export const BUILD_STATUE_TASK = taskNumber('build-statue')
export const BUILD_STEPS_TASK = taskNumber('build-steps')
export const CONSTRUCT = taskNumber('construct-building')
export const TRAIN_TASK = taskNumber('train')
export const PRODUCE_ONCE = taskNumber('produce-once')
export const MERCHANT = taskNumber('merchant')
