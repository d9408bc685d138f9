import type { Dashboard } from '@web2/contract/dashboard'
import { expect, it } from 'vitest'
import { isEmptyAccount, needsOf } from './needs.ts'

const nothing: Dashboard = {
  counts: { listings: 0, articles: {}, properties: {}, sites: {}, posts: {}, links: {} },
  campaigns: { total: 0, data: [] },
  failures: { total: 0, data: [] },
  byHand: { total: 0, data: [] },
  oldSites: { total: 0, data: [] },
  days: [],
  usage: null,
}
const counts = (change: Partial<Dashboard['counts']>): Dashboard => ({
  ...nothing,
  counts: { ...nothing.counts, ...change },
})

it('asks nothing while all is well', () => {
  expect(needsOf(nothing)).toEqual([])
  expect(needsOf(counts({ properties: { verified: 9 }, sites: { published: 3 }, links: { ok: 5 } }))).toEqual(
    [],
  )
})

it.each([
  [
    counts({ properties: { 'action-needed': 1 } }),
    '1 property waits for you',
    '/properties',
    { status: 'action-needed' },
  ],
  [
    counts({ properties: { failed: 1200 } }),
    '1,200 properties could not be connected',
    '/properties',
    { status: 'failed' },
  ],
  [counts({ sites: { failed: 2 } }), '2 sites could not be published', '/site-builder', { status: 'failed' }],
  [counts({ articles: { failed: 1 } }), '1 article could not be written', '/articles', { status: 'failed' }],
  [counts({ links: { lost: 3 } }), '3 links are gone', '/link-map', { status: 'lost' }],
  [
    { ...nothing, failures: { total: 1, data: [{ _id: 'c', name: 'Spring', failed: 4 }] } },
    '4 posts failed',
    '/campaigns/view-campaign',
    { id: 'c' },
  ],
  [
    { ...nothing, byHand: { total: 1, data: [{ _id: 'c', name: 'Spring', due: 1 }] } },
    '1 post is ready to paste',
    '/campaigns/view-campaign',
    { id: 'c' },
  ],
])('leads to where it is dealt with: %#', (stand, text, to, search) => {
  expect(needsOf(stand)).toMatchObject([{ text, link: { to, search } }])
})

it('says what of a site is older online, and how many more there are', () => {
  const site = (pages: boolean, listing: boolean) => ({
    _id: `${pages}-${listing}`,
    name: 'Elm',
    publishedAt: '',
    pages,
    listing,
  })
  const data = [site(true, false), site(false, true), site(true, true)]
  expect(needsOf({ ...nothing, oldSites: { total: 9, data } }).map(({ detail }) => detail)).toEqual([
    'Its pages changed since it was published.',
    'Its business listing changed since it was published.',
    'Its pages and its business listing changed since it was published.',
    'Pages or listings changed since they were published.',
  ])
})

it.each([
  [nothing, true],
  [counts({ listings: 1 }), false],
  [counts({ articles: { draft: 1 } }), false],
  [{ ...nothing, campaigns: { total: 1, data: [] } }, false],
])('an account is empty: %#', (stand, expected) => expect(isEmptyAccount(stand)).toBe(expected))
