// Stands for `vitest` in the worker.
export { expect } from 'vitest'
export { beforeEach, describe, it } from './test-runner.ts'
