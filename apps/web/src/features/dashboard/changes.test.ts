import type { DashboardCounts } from '@web2/contract/dashboard'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changesSince } from './changes.ts'

const none: DashboardCounts = { listings: 0, articles: {}, properties: {}, sites: {}, posts: {}, links: {} }

it('lists what rose, problems first, each with its screen', () => {
  const before = { ...none, articles: { draft: 4 }, posts: { published: 10, failed: 1 } }
  const now = {
    listings: 1,
    articles: { ready: 5, draft: 1 },
    properties: { verified: 2 },
    sites: { published: 1 },
    posts: { published: 1_250, failed: 3 },
    links: { lost: 1, broken: 1 },
  }
  expect(changesSince(before, now).map(({ text }) => text)).toEqual([
    '2 posts failed',
    '2 links lost',
    '1,240 posts published',
    '1 site went live',
    '2 new articles',
    '2 blogs connected',
    '1 new business listing',
  ])
  expect(changesSince(before, now)[1]?.link).toEqual({ to: '/link-map', search: { status: 'lost' } })
})

it('lists nothing while counts stay or fall', () => {
  const states = fc.dictionary(fc.constantFrom('published', 'failed', 'verified', 'lost'), fc.nat(50))
  const counts = fc.record({
    listings: fc.nat(50),
    articles: states,
    properties: states,
    sites: states,
    posts: states,
    links: states,
  })
  fc.assert(
    fc.property(counts, (before) => {
      expect(changesSince(before, before)).toEqual([])
      expect(changesSince(before, none)).toEqual([])
    }),
  )
})
