import type { Dashboard } from '@web2/contract/dashboard'
import { expect, it } from 'vitest'
import { isEmptyAccount, listToDoItems } from './attention-items.ts'

const nothing: Dashboard = {
  counts: { listings: 0, articles: {}, properties: {}, sites: {}, posts: {}, links: {} },
  campaigns: { total: 0, data: [] },
  failures: { total: 0, data: [] },
  byHand: { total: 0, data: [] },
  paused: { total: 0, data: [] },
  oldSites: { total: 0, data: [] },
  feeds: { total: 0, data: [] },
  silentBlogs: { total: 0, data: [] },
  generations: { total: 0, data: [] },
  pausedBulks: { total: 0, data: [] },
  gone: { posts: 0, pages: 0 },
  tierRequests: null,
  days: [],
  usage: null,
}
const counts = (change: Partial<Dashboard['counts']>): Dashboard => ({
  ...nothing,
  counts: { ...nothing.counts, ...change },
})

it('asks nothing while all is well', () => {
  expect(listToDoItems(nothing)).toEqual([])
  expect(listToDoItems({ ...nothing, tierRequests: 0 })).toEqual([])
  expect(
    listToDoItems(counts({ properties: { verified: 9 }, sites: { published: 3 }, links: { ok: 5 } })),
  ).toEqual([])
})

it.each<[Dashboard, string, string, object | undefined]>([
  [
    counts({ properties: { 'action-needed': 1 } }),
    '1 property needs action',
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
  [
    counts({ articles: { failed: 1 } }),
    '1 article could not be generated',
    '/articles',
    { status: 'failed' },
  ],
  [counts({ links: { lost: 3 } }), '3 links were lost', '/link-map', { status: 'lost' }],
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
  [{ ...nothing, tierRequests: 2 }, '2 plan requests', '/users/requests', { status: 'open' }],
  [
    { ...nothing, gone: { posts: 1, pages: 0 } },
    '1 published post was deleted',
    '/link-map',
    { status: 'broken' },
  ],
  [
    { ...nothing, gone: { posts: 0, pages: 3 } },
    '3 pages of your sites are offline',
    '/link-map',
    { status: 'broken' },
  ],
  [
    { ...nothing, paused: { total: 1, data: [{ _id: 'c', name: 'Spring', message: '', planned: 2 }] } },
    'Campaign “Spring” is paused',
    '/campaigns/view-campaign',
    { id: 'c' },
  ],
  [
    { ...nothing, silentBlogs: { total: 2, data: [{ _id: 'p', name: 'Elm', message: 'No server.' }] } },
    '2 blogs can’t be reached',
    '/properties',
    undefined,
  ],
  [
    { ...nothing, silentBlogs: { total: 1, data: [{ _id: 'p', name: 'Elm', message: 'No server.' }] } },
    '1 blog can’t be reached',
    '/properties/edit-property',
    { id: 'p' },
  ],
  [
    {
      ...nothing,
      generations: { total: 1, data: [{ _id: 'g', name: 'elm', message: 'No credit.', state: 'waiting' }] },
    },
    'Generating “elm” is stuck',
    '/articles/add-article',
    { generation: 'g' },
  ],
  [
    {
      ...nothing,
      generations: { total: 1, data: [{ _id: 'g', name: 'elm', message: '1 of 2.', state: 'incomplete' }] },
    },
    'The article about “elm” is incomplete',
    '/articles/add-article',
    { generation: 'g' },
  ],
  [
    { ...nothing, pausedBulks: { total: 1, data: [{ _id: 'b', name: 'Towns', message: 'No credit.' }] } },
    'Zoomer bulk “Towns” is paused',
    '/articles/bulk-add',
    { bulk: 'b' },
  ],
  [
    { ...nothing, feeds: { total: 1, data: [{ _id: 'f', name: 'Garden news' }] } },
    '1 feed could not be read',
    '/articles/rss-feeds',
    {},
  ],
])('leads to where it is dealt with: %#', (stand, text, to, search) => {
  expect(listToDoItems(stand)).toMatchObject([{ text, link: { to, ...(search && { search }) } }])
})

it('says why a campaign is paused, which feeds failed, and how many more there are', () => {
  const data = [
    { _id: 'a', name: 'Spring', message: 'Five posts in a row failed.', planned: 9 },
    { _id: 'b', name: 'Fall', message: '', planned: 1 },
    { _id: 'c', name: 'Winter', message: '', planned: 0 },
  ]
  const feeds = {
    total: 4,
    data: [
      { _id: 'f', name: 'Garden news' },
      { _id: 'g', name: 'Elm' },
    ],
  }
  expect(
    listToDoItems({ ...nothing, paused: { total: 4, data }, feeds }).map(({ detail }) => detail),
  ).toEqual([
    'Five posts in a row failed.',
    '1 post is on hold until you resume it.',
    'Resume it to continue.',
    'Garden news, Elm, 2 more',
    'Their posts are on hold until you resume them.',
  ])
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
  expect(listToDoItems({ ...nothing, oldSites: { total: 9, data } }).map(({ detail }) => detail)).toEqual([
    'Its pages changed since the last publish.',
    'Its business listing changed since the last publish.',
    'Its pages and its business listing changed since the last publish.',
    'Pages or listings changed since the last publish.',
  ])
})

it.each([
  [nothing, true],
  [counts({ listings: 1 }), false],
  [counts({ articles: { draft: 1 } }), false],
  [{ ...nothing, campaigns: { total: 1, data: [] } }, false],
])('an account is empty: %#', (stand, expected) => expect(isEmptyAccount(stand)).toBe(expected))
