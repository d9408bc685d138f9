import type { WpAction } from '@web2/contract/properties'
import type { AppContext } from '../../platform/context.ts'
import type { RemoteSubProperty, ManagedText, PostManagementApi } from './providers/connector.ts'
import type { Outcome } from '../../platform/outbound/outcome.ts'
import { untrackPageLinks, trackPageLinks } from '../links/index.ts'

interface Act {
  readonly accountId: string
  readonly posts: PostManagementApi
  readonly site: RemoteSubProperty
  readonly wanted: WpAction
}

/** Returns the URL of a post before its deletion, or an empty string if unknown. */
const addressOf = async ({ posts, site, wanted }: Act): Promise<string> => {
  const before = await posts.read(site, wanted.postId ?? '')
  return before.ok ? before.value.url : ''
}

const isText = (value: unknown): value is ManagedText =>
  typeof value === 'object' && value !== null && 'html' in value && 'url' in value

/** Performs an action on a post and updates the link map: tracks public posts, untracks others. */
export const withLinkTracking = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  act: Act,
  work: () => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> => {
  const { accountId, wanted } = act
  const pageUrl = wanted.action === 'delete' && wanted.postId !== undefined ? await addressOf(act) : ''
  const answer = await work()
  if (!answer.ok) return answer
  if (pageUrl !== '')
    await db.transaction().execute((transaction) => untrackPageLinks(transaction, { accountId, pageUrl }))
  const post = answer.value
  if (wanted.action === 'update' && isText(post) && post.url !== '')
    await db.transaction().execute((transaction) => {
      const page = { accountId, pageUrl: post.url }
      return post.status === 'publish'
        ? trackPageLinks(transaction, { ...page, pageTitle: post.title, html: post.html }, now())
        : untrackPageLinks(transaction, page)
    })
  return answer
}
