import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveInvalidation } from '../../lib/live/live-events.ts'
import { allLiveRules } from './live-updates.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the live rules of all features', () => {
  const refreshedBy = (...events: readonly (readonly [event: string, record?: unknown])[]) => {
    const queryClient = new QueryClient()
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
    const { onEvent } = liveInvalidation(queryClient, allLiveRules)
    for (const [event, record = { _id: '1' }] of events) onEvent(event, record)
    vi.runAllTimers()
    return invalidated.mock.calls.map(([filters]) => filters?.queryKey?.[0])
  }

  it.each([
    [
      'naps removed',
      [
        'naps',
        'nap-uses',
        'cloud-builder',
        'page-thumb',
        'cloud-sites-turbo',
        'turbo-checks',
        'turbo-previews',
        'listing-changes',
        'dashboard',
      ],
    ],
    ['cloud-builder patched', ['cloud-builder', 'nap-uses', 'listing-changes', 'dashboard']],
    [
      'cloud-pages patched',
      ['cloud-pages', 'nap-uses', 'cloud-sites-turbo', 'turbo-checks', 'turbo-previews', 'listing-changes'],
    ],
    ['cloud-modules patched', ['cloud-modules', 'nap-uses', 'page-thumb', 'listing-changes']],
    ['articles patched', ['articles', 'listing-changes', 'dashboard']],
    ['article-bulk-generator patched', ['article-bulk-generator', 'article-bulk-rows', 'dashboard', 'usage']],
    ['generations created', ['generations', 'dashboard', 'usage']],
    ['image-generations patched', ['image-generations', 'usage']],
    ['publications created', ['publications', 'dashboard', 'usage']],
    ['billing patched', ['billing', 'usage']],
    ['notifications created', ['notifications', 'billing-grants', 'dashboard']],
    ['campaign-jobs patched', ['campaign-jobs', 'listing-changes', 'dashboard', 'usage']],
    ['campaigns patched', ['campaigns', 'dashboard']],
    ['cloud-sites-turbo patched', ['cloud-sites-turbo', 'turbo-pages', 'turbo-sites', 'turbo-structures']],
    ['demo-account created', [undefined]],
  ])('refresh each query that shows the change after %s', (event, keys) => {
    expect(refreshedBy([event])).toEqual(keys)
  })

  it('count units when a run has ended', () => {
    expect(refreshedBy(['runs patched', { _id: '7', endedAt: null }])).toEqual([])
    expect(refreshedBy(['runs patched', { _id: '7', endedAt: '2026-11-27T12:00:00Z' }])).toEqual(['usage'])
  })
})
