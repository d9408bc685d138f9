import { linkOptions } from '@tanstack/react-router'
import type { Dashboard } from '@web2/contract/dashboard'
import { counted } from '../../lib/text/counted.ts'

/** Something that waits for the person, and where it is dealt with. */
export type ToDoItem = ReturnType<typeof listToDoItems>[number]

const changedOf = (pages: boolean, listing: boolean): string => {
  if (pages && listing) return 'Its pages and its business listing'
  return pages ? 'Its pages' : 'Its business listing'
}

const whenPaused = (planned: number): string =>
  planned === 0
    ? 'It publishes nothing until you resume it.'
    : `${counted(planned, 'post waits', 'posts wait')} until you resume it.`

const list = <Item>(when: boolean, item: () => Item): Item[] => (when ? [item()] : [])

/** Returns the user's to-do items, most urgent first. */
export const listToDoItems = (stand: Dashboard) => {
  const { counts, failures, byHand, paused, oldSites, feeds, gone } = stand
  const requests = stand.tierRequests ?? 0
  const asked = counts.properties['action-needed'] ?? 0
  const broken = counts.properties['failed'] ?? 0
  const unpublished = counts.sites['failed'] ?? 0
  const unwritten = counts.articles['failed'] ?? 0
  const lost = counts.links['lost'] ?? 0
  return [
    ...list(requests > 0, () => ({
      key: 'tier-requests',
      isFailure: false,
      text: counted(requests, 'tier request is open', 'tier requests are open'),
      detail: 'Accounts wait to be activated or to change their tier.',
      action: 'Answer',
      link: linkOptions({ to: '/users/requests', search: { status: 'open' } }),
    })),
    ...list(asked > 0, () => ({
      key: 'verifications',
      isFailure: false,
      text: counted(asked, 'property waits for you', 'properties wait for you'),
      detail: 'A verification asks for a code or an approval.',
      action: 'Answer',
      link: linkOptions({ to: '/properties', search: { status: 'action-needed' } }),
    })),
    ...byHand.data.map(({ _id, name, due }) => ({
      key: `by-hand-${_id}`,
      isFailure: false,
      text: counted(due, 'post is ready to paste', 'posts are ready to paste'),
      detail: `Campaign “${name}”`,
      action: 'Publish',
      link: linkOptions({ to: '/campaigns/view-campaign', search: { id: _id } }),
    })),
    ...failures.data.map(({ _id, name, failed }) => ({
      key: `failed-${_id}`,
      isFailure: true,
      text: counted(failed, 'post failed', 'posts failed'),
      detail: `Campaign “${name}”`,
      action: 'See why',
      link: linkOptions({ to: '/campaigns/view-campaign', search: { id: _id } }),
    })),
    ...paused.data.map(({ _id, name, message, planned }) => ({
      key: `paused-${_id}`,
      isFailure: false,
      text: `Campaign “${name}” is paused`,
      detail: message || whenPaused(planned),
      action: 'Open',
      link: linkOptions({ to: '/campaigns/view-campaign', search: { id: _id } }),
    })),
    ...list(broken > 0, () => ({
      key: 'connections',
      isFailure: true,
      text: counted(broken, 'property could not be connected', 'properties could not be connected'),
      detail: 'Each says what went wrong.',
      action: 'Mend',
      link: linkOptions({ to: '/properties', search: { status: 'failed' } }),
    })),
    ...list(unpublished > 0, () => ({
      key: 'publications',
      isFailure: true,
      text: counted(unpublished, 'site could not be published', 'sites could not be published'),
      detail: 'What was live before is live still.',
      action: 'Publish again',
      link: linkOptions({ to: '/site-builder', search: { status: 'failed' } }),
    })),
    ...list(unwritten > 0, () => ({
      key: 'articles',
      isFailure: true,
      text: counted(unwritten, 'article could not be written', 'articles could not be written'),
      detail: 'What was written of them is kept.',
      action: 'Look at them',
      link: linkOptions({ to: '/articles', search: { status: 'failed' } }),
    })),
    ...list(lost > 0, () => ({
      key: 'links',
      isFailure: true,
      text: counted(lost, 'link is gone', 'links are gone'),
      detail: 'The pages answer, and no longer hold them.',
      action: 'See which',
      link: linkOptions({ to: '/link-map', search: { status: 'lost' } }),
    })),
    ...list(gone.posts > 0, () => ({
      key: 'gone-posts',
      isFailure: true,
      text: counted(gone.posts, 'published post was deleted', 'published posts were deleted'),
      detail: 'Their addresses no longer show a page.',
      action: 'See which',
      link: linkOptions({ to: '/link-map', search: { status: 'broken' } }),
    })),
    ...list(gone.pages > 0, () => ({
      key: 'gone-pages',
      isFailure: true,
      text: counted(gone.pages, 'page of your sites is offline', 'pages of your sites are offline'),
      detail: 'Visitors get an error instead of the page.',
      action: 'See which',
      link: linkOptions({ to: '/link-map', search: { status: 'broken' } }),
    })),
    ...list(feeds.total > 0, () => ({
      key: 'feeds',
      isFailure: true,
      text: counted(feeds.total, 'RSS feed could not be read', 'RSS feeds could not be read'),
      detail: [
        ...feeds.data.map(({ name }) => name),
        ...list(feeds.total > feeds.data.length, () => `${feeds.total - feeds.data.length} more`),
      ].join(', '),
      action: 'See why',
      link: linkOptions({ to: '/articles/rss-feeds', search: {} }),
    })),
    ...oldSites.data.map(({ _id, name, pages, listing }) => ({
      key: `old-${_id}`,
      isFailure: false,
      text: `“${name}” is older online than here`,
      detail: `${changedOf(pages, listing)} changed since it was published.`,
      action: 'Publish again',
      link: linkOptions({ to: '/site-builder/edit-site', search: { id: _id } }),
    })),
    ...list(failures.total > failures.data.length, () => ({
      key: 'more-failures',
      isFailure: true,
      text: `Posts failed in ${failures.total - failures.data.length} more campaigns`,
      detail: 'Each says which, and why.',
      action: 'All campaigns',
      link: linkOptions({ to: '/campaigns' }),
    })),
    ...list(paused.total > paused.data.length, () => ({
      key: 'more-paused',
      isFailure: false,
      text: counted(
        paused.total - paused.data.length,
        'more campaign is paused',
        'more campaigns are paused',
      ),
      detail: 'Their posts wait until you resume them.',
      action: 'All campaigns',
      link: linkOptions({ to: '/campaigns' }),
    })),
    ...list(oldSites.total > oldSites.data.length, () => ({
      key: 'more-old-sites',
      isFailure: false,
      text: `${oldSites.total - oldSites.data.length} more sites are older online than here`,
      detail: 'Pages or listings changed since they were published.',
      action: 'All sites',
      link: linkOptions({ to: '/site-builder', search: { status: 'published' } }),
    })),
  ]
}

/** Is there nothing in the account yet? */
export const isEmptyAccount = ({ counts, campaigns }: Dashboard): boolean =>
  counts.listings === 0 &&
  campaigns.total === 0 &&
  [counts.articles, counts.properties, counts.sites, counts.posts].every(
    (states) => Object.keys(states).length === 0,
  )

export const sumOf = (states: Readonly<Record<string, number>>): number =>
  Object.values(states).reduce((sum, count) => sum + count, 0)
