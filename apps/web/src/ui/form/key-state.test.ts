import { expect, it } from 'vitest'
import { keyState } from './key-state.ts'

it.each([
  [undefined, 'Not tested yet'],
  [null, 'Not tested yet'],
  [{ status: 'success' as const }, 'Connected'],
  [{ status: 'error' as const }, 'Test failed'],
])('keys with the latest test %j are shown as %j', (test, label) => {
  expect(keyState(test).label).toBe(label)
})
