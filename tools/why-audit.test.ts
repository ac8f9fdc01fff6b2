import { expect, test } from 'vitest'
import { auditAll } from './why-audit.ts'

test('what a reason says is missing is missing: brought, the reason is gone (a sample; npm run soak takes more)', () => {
  expect(auditAll(1, 41, 13)).toEqual([])
})
