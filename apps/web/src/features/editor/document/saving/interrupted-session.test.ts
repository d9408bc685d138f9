import { beforeEach, expect, it } from 'vitest'
import { rememberInterrupted, consumeInterruptedDraft } from './interrupted-session.ts'

beforeEach(() => sessionStorage.clear())

it('returns the key once, and only to the user whose session ended', () => {
  const left = { userId: 'ann', key: 'cloud-pages/new/a@tab' }
  expect(consumeInterruptedDraft('ann')).toBeNull()
  rememberInterrupted(left)
  expect(consumeInterruptedDraft(undefined)).toBeNull()
  expect(consumeInterruptedDraft('ann')).toBe(left.key)
  expect(consumeInterruptedDraft('ann')).toBeNull()
  rememberInterrupted(left)
  expect(consumeInterruptedDraft('bob')).toBeNull()
  expect(consumeInterruptedDraft('ann')).toBeNull()
})
