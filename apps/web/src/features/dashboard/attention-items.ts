import { linkOptions } from '@tanstack/react-router'
import type { Dashboard } from '@web2/contract/dashboard'
import { counted } from '../../lib/text/counted.ts'

/** To-do item of the user, and the screen that deals with it. */
export type ToDoItem = ReturnType<typeof listToDoItems>[number]

const changedOf = (pages: boolean, listing: boolean): string => {
  if (pages && listing) return 'Its pages and its business listing'
  return pages ? 'Its pages' : 'Its business listing'
}

const whenPaused = (planned: number): string =>
  planned === 0
    ? 'Resume it to continue.'
    : `${counted(planned, 'post is', 'posts are')} on hold until you resume it.`

const list = <Item>(when: boolean, item: () => Item): Item[] => (when ? [item()] : [])

const namesOf = ({ total, data }: Dashboard['feeds']): string =>
  [...data.map(({ name }) => name), ...list(total > data.length, () => `${total - data.length} more`)].join(
    ', ',
  )

/** Returns the user's to-do items, most urgent first. */
export const listToDoItems = (stand: Dashboard) => {
  const { counts, failures, byHand, paused, oldSites, feeds, silentBlogs, gone } = stand
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
      text: counted(requests, 'plan request', 'plan requests'),
      detail: 'Accounts are waiting for activation or a new plan.',
      action: 'Review',
      link: linkOptions({ to: '/users/requests', search: { status: 'open' } }),
    })),
    ...list(asked > 0, () => ({
      key: 'verifications',
      isFailure: false,
      text: counted(asked, 'property needs action', 'properties need action'),
      detail: 'Enter a code or approve the connection to verify ownership.',
      action: 'Verify',
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
      action: 'View',
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
      detail: 'Open a property to see what went wrong.',
      action: 'Fix',
      link: linkOptions({ to: '/properties', search: { status: 'failed' } }),
    })),
    ...list(silentBlogs.total > 0, () => ({
      key: 'silent-blogs',
      isFailure: true,
      text: counted(silentBlogs.total, 'blog can’t be reached', 'blogs can’t be reached'),
      detail: namesOf(silentBlogs),
      action: 'View',
      link:
        silentBlogs.total === 1
          ? linkOptions({ to: '/properties/edit-property', search: { id: silentBlogs.data[0]?._id } })
          : linkOptions({ to: '/properties' }),
    })),
    ...stand.generations.data.map(({ _id, name, message, state }) => ({
      key: `generation-${_id}`,
      isFailure: true,
      text:
        state === 'waiting' ? `Generating “${name}” is stuck` : `The article about “${name}” is incomplete`,
      detail: message,
      action: 'View',
      link: linkOptions({ to: '/articles/add-article', search: { generation: _id } }),
    })),
    ...list(stand.generations.total > stand.generations.data.length, () => ({
      key: 'more-generations',
      isFailure: true,
      text: counted(
        stand.generations.total - stand.generations.data.length,
        'more generation is stuck or incomplete',
        'more generations are stuck or incomplete',
      ),
      detail: 'Open an article to see which sections are missing.',
      action: 'All articles',
      link: linkOptions({ to: '/articles' }),
    })),
    ...stand.pausedBulks.data.map(({ _id, name, message }) => ({
      key: `bulk-${_id}`,
      isFailure: message !== '',
      text: `Zoomer bulk “${name}” is paused`,
      detail: message || 'Resume it to continue.',
      action: 'Open',
      link: linkOptions({ to: '/articles/bulk-add', search: { bulk: _id } }),
    })),
    ...list(unpublished > 0, () => ({
      key: 'publications',
      isFailure: true,
      text: counted(unpublished, 'site could not be published', 'sites could not be published'),
      detail: 'The previous version is still live.',
      action: 'Publish again',
      link: linkOptions({ to: '/site-builder', search: { status: 'failed' } }),
    })),
    ...list(unwritten > 0, () => ({
      key: 'articles',
      isFailure: true,
      text: counted(unwritten, 'article could not be generated', 'articles could not be generated'),
      detail: 'Finished parts were saved.',
      action: 'View',
      link: linkOptions({ to: '/articles', search: { status: 'failed' } }),
    })),
    ...list(lost > 0, () => ({
      key: 'links',
      isFailure: true,
      text: counted(lost, 'link was lost', 'links were lost'),
      detail:
        lost === 1 ? 'The page loads, but the link is gone.' : 'The pages load, but the links are gone.',
      action: 'View',
      link: linkOptions({ to: '/link-map', search: { status: 'lost' } }),
    })),
    ...list(gone.posts > 0, () => ({
      key: 'gone-posts',
      isFailure: true,
      text: counted(gone.posts, 'published post was deleted', 'published posts were deleted'),
      detail: gone.posts === 1 ? 'Its URL no longer loads a page.' : 'Their URLs no longer load a page.',
      action: 'View',
      link: linkOptions({ to: '/link-map', search: { status: 'broken' } }),
    })),
    ...list(gone.pages > 0, () => ({
      key: 'gone-pages',
      isFailure: true,
      text: counted(gone.pages, 'page of your sites is offline', 'pages of your sites are offline'),
      detail: 'Visitors see an error instead of the page.',
      action: 'View',
      link: linkOptions({ to: '/link-map', search: { status: 'broken' } }),
    })),
    ...list(feeds.total > 0, () => ({
      key: 'feeds',
      isFailure: true,
      text: counted(feeds.total, 'feed could not be read', 'feeds could not be read'),
      detail: namesOf(feeds),
      action: 'View',
      link: linkOptions({ to: '/articles/rss-feeds', search: {} }),
    })),
    ...oldSites.data.map(({ _id, name, pages, listing }) => ({
      key: `old-${_id}`,
      isFailure: false,
      text: `“${name}” has unpublished changes`,
      detail: `${changedOf(pages, listing)} changed since the last publish.`,
      action: 'Publish again',
      link: linkOptions({ to: '/site-builder/edit-site', search: { id: _id } }),
    })),
    ...list(failures.total > failures.data.length, () => ({
      key: 'more-failures',
      isFailure: true,
      text: `Posts failed in ${failures.total - failures.data.length} more campaigns`,
      detail: 'Open a campaign to see which posts failed and why.',
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
      detail: 'Their posts are on hold until you resume them.',
      action: 'All campaigns',
      link: linkOptions({ to: '/campaigns' }),
    })),
    ...list(oldSites.total > oldSites.data.length, () => ({
      key: 'more-old-sites',
      isFailure: false,
      text: counted(
        oldSites.total - oldSites.data.length,
        'more site has unpublished changes',
        'more sites have unpublished changes',
      ),
      detail: 'Pages or listings changed since the last publish.',
      action: 'All sites',
      link: linkOptions({ to: '/site-builder', search: { status: 'published' } }),
    })),
  ]
}

/** True while the account has no records. */
export const isEmptyAccount = ({ counts, campaigns }: Dashboard): boolean =>
  counts.listings === 0 &&
  campaigns.total === 0 &&
  [counts.articles, counts.properties, counts.sites, counts.posts].every(
    (states) => Object.keys(states).length === 0,
  )

export const sumOf = (states: Readonly<Record<string, number>>): number =>
  Object.values(states).reduce((sum, count) => sum + count, 0)
