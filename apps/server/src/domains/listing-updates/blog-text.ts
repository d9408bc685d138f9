import type { AppContext } from '../../platform/context.ts'
import {
  openConnection,
  type RemoteSubProperty,
  type PostManagementApi,
  type OpenedConnection,
} from '../properties/index.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../platform/outbound/outcome.ts'
import { valueAt } from '../../platform/outbound/read-json.ts'
import { releasePermits, acquirePermits } from '../../platform/rate-limits/take-permits.ts'
import type { SentPost } from './find/post-references.ts'
import type { Said } from '../campaigns/index.ts'

/** Opened connection to the blog of a post. */
export interface OpenedBlog {
  readonly opened: OpenedConnection
  readonly destination: RemoteSubProperty
  /** Null if the platform can't return the content of posts. */
  readonly managing: PostManagementApi | null
}

/** Time limit for one exchange with a blog, in ms. */
const longest = 3 * 60_000

export const openBlog = async (
  context: AppContext,
  { id, propertyId }: Pick<SentPost, 'id' | 'propertyId'>,
  signal: AbortSignal,
): Promise<Outcome<OpenedBlog>> => {
  const within = AbortSignal.any([signal, AbortSignal.timeout(longest)])
  const opened = await openConnection(context, propertyId ?? '', within)
  if (!opened.ok) return opened
  const destination = await context.db
    .selectFrom('subProperties as place')
    .innerJoin('campaignJobs as job', 'job.subPropertyId', 'place.id')
    .select(['place.externalId', 'place.name', 'place.url', 'place.webUrl'])
    .where('job.id', '=', id)
    .executeTakeFirst()
  if (!destination) return failed({ kind: 'bad-content', message: 'The blog of this post was deleted.' })
  const { connector, connection } = opened.value
  return done({
    opened: opened.value,
    destination,
    managing: connector.managing?.(connection) ?? null,
  })
}

type Within<Result> =
  { readonly ok: true; readonly value: Result } | { readonly ok: false; readonly until: Date }

/**
 * Calls a blog with permits from every rate budget of its platform. Makes no call without them, and returns
 * when to retry.
 */
export const withBudgets = async <Result>(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { opened: { connector, connection, property } }: OpenedBlog,
  speak: () => Promise<Result>,
): Promise<Within<Result>> => {
  const budgets = connector.budgets(connection, property.accountId)
  if (budgets.length === 0) return { ok: true, value: await speak() }
  const taken = await acquirePermits(db, budgets, { count: 1, lease: longest }, now())
  if (!taken.ok) return { ok: false, until: taken.until }
  try {
    return { ok: true, value: await speak() }
  } finally {
    await releasePermits(db, [taken.permit])
  }
}

/** Returns whether the platform reports that the post doesn't exist. */
export const isGone = ({ details }: ServiceFailure): boolean => {
  const status = valueAt(details, 'data', 'status')
  return status === 404 || status === 410
}

/** Returns the post as its blog stores it, or null if it was deleted there. */
export const readBlog = async (
  { managing, destination }: OpenedBlog,
  externalId: string,
): Promise<Outcome<(Said & { readonly url: string; readonly isPublic: boolean }) | null>> => {
  if (!managing)
    return failed({ kind: 'bad-content', message: 'This platform doesn’t let us read its posts.' })
  const read = await managing.read(destination, externalId)
  if (!read.ok) return isGone(read.failure) ? done(null) : read
  const { title, html, status, url } = read.value
  if (status === 'trash') return done(null)
  return done({ title, html, url, isPublic: status === 'publish' })
}
