import type { Campaign } from '@web2/contract/campaigns'
import { expect, it } from 'vitest'
import { isUpToDate } from '../../lib/forms/stored-draft.ts'
import { campaignDraft } from './campaign-draft.ts'
import { newCampaign } from './campaign-values.ts'

const stored = (planRevision: number) => ({ planRevision }) as Campaign

it.each([
  ['once it has arrived', 4, true],
  ['while it has not', 3, true],
  ['but none of somebody else after it', 5, false],
])('a draft knows the save of its own %s', (_, revision, expected) => {
  const { empty, signOf, signAfter } = campaignDraft
  const kept = { upon: signOf(stored(3)), sending: signAfter(empty(), stored(3)) }
  expect(isUpToDate(kept, signOf(stored(revision)))).toBe(expected)
})

it('a draft that was not stored yet is no other campaign', () => {
  const kept = { upon: null, sending: campaignDraft.signAfter(newCampaign(), null) }
  expect(isUpToDate(kept, campaignDraft.signOf(stored(1)))).toBe(false)
})
