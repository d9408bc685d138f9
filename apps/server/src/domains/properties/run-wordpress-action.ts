import { requireAccountRow } from '../../platform/db/account-row.ts'
import { messages } from '@web2/contract/core'
import type { WpAction } from '@web2/contract/properties'
import type { AppContext } from '../../platform/context.ts'
import { badInput, notFound, refused, serviceFailed } from '../../platform/errors.ts'
import { checkPropertyJob } from './jobs.ts'
import type { RemoteSubProperty, PostManagementApi } from './providers/connector.ts'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { cleanSent } from '../articles/index.ts'
import { withLinkTracking } from './track-post.ts'
import { destinationOf } from './store-sub-properties.ts'
import { openConnection, type OpenedConnection } from './connection/open-connection.ts'
import { withPermit } from './connection/with-permit.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** Time limit for all calls of one action, in ms. */
const longest = 120_000

const postIn = ({ postId }: WpAction): string => {
  if (postId === undefined) throw badInput({ postId: messages.required })
  return postId
}

const talk = async (
  posts: PostManagementApi,
  to: RemoteSubProperty,
  { accountId, wanted }: { readonly accountId: string; readonly wanted: WpAction },
): Promise<Outcome<unknown>> => {
  const { search = '', status, limit = 20, skip = 0, title, html } = wanted
  switch (wanted.action) {
    case 'categories':
      return posts.categories(to)
    case 'tags':
      return posts.tags(to)
    case 'get':
      return posts.read(to, postIn(wanted))
    case 'update':
      return posts.change(to, postIn(wanted), {
        ...(title !== undefined && { title }),
        ...(html !== undefined && { html: (await cleanSent(accountId, html, 'html')).text }),
        ...(status !== undefined && { status }),
      })
    case 'delete':
      return posts.remove(to, postIn(wanted))
    default:
      return posts.list(to, { search, status: status ?? '', limit, skip })
  }
}

/** Returns the requested site. Throws 404 if the property has none with this id. */
const siteOf = async (
  { db }: Pick<AppContext, 'db'>,
  { propertyId, subPropertyId }: WpAction,
): Promise<RemoteSubProperty> => {
  const found = await db
    .selectFrom('subProperties')
    .selectAll()
    .where('propertyId', '=', propertyId)
    .where('scrapeStatus', '=', 'scraped')
    .$if(subPropertyId !== undefined, (query) => query.where('id', '=', subPropertyId!))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw notFound('site')
  return destinationOf(found)
}

/** Enqueues a check after a failure, so that the property shows the problem. */
const recheckConnection = ({ db, jobs }: Context, propertyId: string): Promise<void> =>
  db
    .transaction()
    .execute((transaction) =>
      jobs.enqueue(transaction, checkPropertyJob, { propertyId }, { singletonKey: propertyId }),
    )

/** Tests the connection and returns the result as a value for the calling screen. */
const tested = async ({ connector, connection }: OpenedConnection) => {
  const found = await connector.check(connection)
  if (found.ok === true) return done({ status: 'success', message: 'The connection works.' })
  if (found.ok === 'dead') return done({ status: 'error', message: found.message })
  return done({ status: 'error', message: found.failure.message })
}

/**
 * Performs an action on the posts of a WordPress property. Throws 404 for another account's property, 409 if
 * it is not connected or doesn't support the action, and errors of the site.
 */
export const runWpAction = async (
  context: Context,
  { accountId }: Pick<Caller, 'accountId'>,
  wanted: WpAction,
): Promise<unknown> => {
  const { propertyId } = wanted
  const key = { id: propertyId, accountId }
  const property = await requireAccountRow(context.db, 'properties', key, 'property', {
    columns: ['propertyType', 'status', 'name', 'problem'],
  })
  if (property.propertyType !== 'wordpress')
    throw refused('Only posts on WordPress properties can be managed here.')
  if (property.status !== 'verified')
    throw refused(property.problem || `${property.name} isn’t connected. Connect it first.`)
  const opened = await openConnection(context, propertyId, AbortSignal.timeout(longest))
  if (!opened.ok) throw serviceFailed(opened.failure)
  const { connector, connection } = opened.value
  const answer = await withPermit(context, opened.value, async () => {
    if (wanted.action === 'test') return tested(opened.value)
    if (!connector.managing) throw refused('Posts on this property can’t be managed from here.')
    const site = await siteOf(context, wanted)
    const posts = connector.managing(connection)
    return withLinkTracking(context, { accountId, posts, site, wanted }, () =>
      talk(posts, site, { accountId, wanted }),
    )
  })
  if (answer.ok) return answer.value ?? {}
  if (answer.failure.kind === 'auth-dead') await recheckConnection(context, propertyId)
  throw serviceFailed(answer.failure)
}
