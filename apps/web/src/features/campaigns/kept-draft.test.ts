import { expect, it } from 'vitest'
import { newCampaign } from './campaign-values.ts'
import { isUpToDate } from './kept-draft.ts'

it.each([
  ['typed upon what is stored', { revision: 3, sending: false }, 3, true],
  ['of a new campaign', { revision: null, sending: false }, null, true],
  [
    'whose save was stored, though the tab was reloaded before it heard so',
    { revision: 3, sending: true },
    4,
    true,
  ],
  ['whose save never came through', { revision: 3, sending: true }, 3, true],
  ['that somebody else has changed', { revision: 3, sending: false }, 4, false],
  ['that was changed more than once', { revision: 3, sending: true }, 5, false],
  ['of another campaign', { revision: null, sending: true }, 1, false],
] as const)('a draft %s', (_, kept, stored, expected) => {
  expect(isUpToDate({ ...kept, values: newCampaign() }, stored)).toBe(expected)
})
