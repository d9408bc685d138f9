import { expect, it } from 'vitest'
import { nextTry, shownStatus } from './property-labels.ts'

it.each([
  ['verifying', '', 'Connecting'],
  ['verifying', 'There is no server.', 'Not responding'],
  ['verified', '', 'Verified'],
  ['verified', 'There is no server.', 'Not responding'],
  ['failed', 'The password is wrong.', 'Failed'],
] as const)('a property that is %s with the problem “%s” reads “%s”', (status, problem, label) => {
  expect(shownStatus({ status, problem }).label).toBe(label)
})

it('says when a blog is tried again', () => {
  const now = new Date('2026-11-28T10:00:00Z')
  expect(nextTry('2026-11-28T10:05:00Z', now)).toMatch(/^Next try .+\.$/)
  expect(nextTry('2026-11-28T10:00:00Z', now)).toBe('Trying again now…')
  expect(nextTry(null, now)).toBe('')
})
