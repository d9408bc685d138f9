import { beforeEach, expect, it } from 'vitest'
import { rememberInterrupted, takeInterrupted } from './interrupted.ts'

beforeEach(() => sessionStorage.clear())

it('is told once, to the very person whose session ended', () => {
  const left = { userId: 'ann', key: 'cloud-pages/new/a@tab' }
  expect(takeInterrupted('ann')).toBeNull()
  rememberInterrupted(left)
  expect(takeInterrupted(undefined)).toBeNull()
  expect(takeInterrupted('ann')).toBe(left.key)
  expect(takeInterrupted('ann')).toBeNull()
  rememberInterrupted(left)
  expect(takeInterrupted('bob')).toBeNull()
  expect(takeInterrupted('ann')).toBeNull()
})
