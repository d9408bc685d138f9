import { cleanNotifications, notificationsStore } from '@mantine/notifications'
import type { Nap } from '@web2/contract/listings'
import type { ListingReview } from '@web2/contract/listing-updates'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query/query-client.ts'
import { listingChanges } from './resources.ts'
import { sayChanged } from './say-changed.ts'
import { reviewOf } from './updates-api.ts'

afterEach(() => {
  cleanNotifications()
  queryClient.clear()
})

const listing = { _id: 'n1', businessName: 'Tide & Oar' } as Nap
const review = (places: readonly { kind: string }[]) => ({ places, update: null }) as unknown as ListingReview
const shown = () => notificationsStore.getState().notifications.map(({ message }) => message)

test('references are offered for review although an answer from before the save is on its way', async () => {
  const early = Promise.withResolvers<ListingReview>()
  vi.spyOn(listingChanges, 'get')
    .mockReturnValueOnce(early.promise)
    .mockResolvedValueOnce(review([{ kind: 'article' }]))
  const before = queryClient.fetchQuery(reviewOf('n1'))
  await sayChanged(listing, () => undefined)
  expect(shown()).toHaveLength(1)
  expect(shown()).not.toContain('Tide & Oar was saved.')
  early.resolve(review([]))
  await before
})

test.each([
  ['without references', () => Promise.resolve(review([]))],
  ['without an answer', () => Promise.reject(new Error('offline'))],
])('the save is confirmed %s', async (_case, answer) => {
  vi.spyOn(listingChanges, 'get').mockImplementation(answer)
  await sayChanged(listing, () => undefined)
  expect(shown()).toEqual(['Tide & Oar was saved.'])
})
