import { linkOptions } from '@tanstack/react-router'
import type { DashboardCounts } from '@web2/contract/dashboard'
import { counted } from '../../lib/text/counted.ts'
import { sumOf } from './attention-items.ts'

/** Something that happened since the last visit, and where it is shown. */
export type Change = ReturnType<typeof changesSince>[number]

const rise = (now: number | undefined, before: number | undefined): number => (now ?? 0) - (before ?? 0)

/** Returns the changes between two states of an account, problems first; falling counts are not listed. */
export const changesSince = (before: DashboardCounts, now: DashboardCounts) => {
  const { posts, sites, links, properties } = now
  return [
    {
      key: 'posts-failed',
      isFailure: true,
      count: rise(posts['failed'], before.posts['failed']),
      nouns: ['post failed', 'posts failed'],
      link: linkOptions({ to: '/campaigns' }),
    },
    {
      key: 'links-lost',
      isFailure: true,
      count: rise(links['lost'], before.links['lost']) + rise(links['broken'], before.links['broken']),
      nouns: ['link lost', 'links lost'],
      link: linkOptions({ to: '/link-map', search: { status: 'lost' } }),
    },
    {
      key: 'sites-failed',
      isFailure: true,
      count: rise(sites['failed'], before.sites['failed']),
      nouns: ['site failed to publish', 'sites failed to publish'],
      link: linkOptions({ to: '/site-builder', search: { status: 'failed' } }),
    },
    {
      key: 'posts-published',
      isFailure: false,
      count: rise(posts['published'], before.posts['published']),
      nouns: ['post published', 'posts published'],
      link: linkOptions({ to: '/campaigns/campaign-logs' }),
    },
    {
      key: 'sites-published',
      isFailure: false,
      count: rise(sites['published'], before.sites['published']),
      nouns: ['site went live', 'sites went live'],
      link: linkOptions({ to: '/site-builder', search: { status: 'published' } }),
    },
    {
      key: 'articles',
      isFailure: false,
      count: rise(sumOf(now.articles), sumOf(before.articles)),
      nouns: ['new article', 'new articles'],
      link: linkOptions({ to: '/articles' }),
    },
    {
      key: 'properties',
      isFailure: false,
      count: rise(properties['verified'], before.properties['verified']),
      nouns: ['blog connected', 'blogs connected'],
      link: linkOptions({ to: '/properties', search: { status: 'verified' } }),
    },
    {
      key: 'listings',
      isFailure: false,
      count: rise(now.listings, before.listings),
      nouns: ['new business listing', 'new business listings'],
      link: linkOptions({ to: '/nap-databases' }),
    },
  ].flatMap(({ count, nouns: [one, many], ...change }) =>
    count > 0 ? [{ ...change, text: counted(count, one ?? '', many) }] : [],
  )
}
