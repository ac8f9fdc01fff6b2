import { defineConfig } from 'vitest/config'

/** Journeys that take long run apart: `npm run test:long`. */
const long = process.env['TOLLAN_LONG'] === '1'

export default defineConfig({
  test: {
    include: long ? ['packages/*/src/**/*.long.test.ts'] : ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts'],
    exclude: long ? [] : ['**/*.long.test.ts', '**/node_modules/**'],
    // Threads without isolation start once and share loaded modules: tests may not leave global state behind.
    pool: 'threads',
    isolate: false,
    maxWorkers: '100%',
    passWithNoTests: long,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})
