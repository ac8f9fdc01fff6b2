import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    // Threads without isolation start once and share loaded modules: tests may not leave global state behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
