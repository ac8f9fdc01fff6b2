// Stands for `vitest` in the worker.
export { expect } from 'vitest'
export { beforeAll, beforeEach, describe, it } from './test-runner.ts'
