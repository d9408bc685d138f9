import type { CampaignSchedule, PlannedLink } from '@web2/contract/campaigns'
import type { AppContext } from '../../platform/context.ts'
import type { Insertable } from 'kysely'
import type { CampaignJobsTable, CampaignsTable } from '../../domains/campaigns/tables.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { claimDuePosts } from '../../domains/campaigns/runner/claim-due-posts.ts'
import { publishPost } from '../../domains/campaigns/runner/publish-post.ts'
import type { OpenPostingConnection } from '../../domains/campaigns/posts/open-sub-property.ts'
import type { PostingApi, RemotePost } from '../../domains/properties/providers/connector.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../platform/outbound/outcome.ts'
import type { RateBudget } from '../../platform/rate-limits/rate-budget.ts'
import { noStop, type World } from './publishing-world.ts'

type Owner = World['owner']

/** Every day, all day. */
export const always: CampaignSchedule = {
  start: '2026-01-01',
  postsPerDay: 1_000,
  from: '00:00',
  to: '24:00',
  timeZone: 'UTC',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  jitter: 0,
}

/** Adds a connected WordPress with its only sub-property. */
export const addPlace = async ({ context: { db } }: Pick<World, 'context'>, owner: Owner) => {
  const [propertyId, placeId] = [uuidV7(), uuidV7()]
  const { accountId, userId: createdBy } = owner
  const url = `https://${propertyId}.example`
  await db
    .insertInto('properties')
    .values({
      id: propertyId,
      accountId,
      createdBy,
      propertyType: 'wordpress',
      means: 'application-password',
      name: 'Garden blog',
      url,
      status: 'verified',
    })
    .execute()
  await db
    .insertInto('subProperties')
    .values({
      id: placeId,
      accountId,
      createdBy,
      propertyId,
      propertyType: 'wordpress',
      externalId: url,
      url,
      webUrl: url,
    })
    .execute()
  return { propertyId, placeId }
}

export const addArticle = async (
  { context: { db } }: Pick<World, 'context'>,
  { accountId, userId }: Owner,
  title: string,
  text = '<p>A garden grows slowly, and so do roses.</p>',
): Promise<string> => {
  const id = uuidV7()
  await db
    .insertInto('articles')
    .values({ id, accountId, createdBy: userId, title, text, provenance: JSON.stringify({}) })
    .execute()
  return id
}

interface NewPost {
  readonly placeId: string
  readonly articleId?: string | null
  readonly title?: string
  readonly runAt: Date
  readonly links?: readonly PlannedLink[]
  readonly more?: Partial<Insertable<CampaignJobsTable>>
}

/** Adds an approved, running campaign with its posts. */
export const addCampaign = async (
  { context: { db } }: Pick<World, 'context'>,
  { accountId, userId }: Owner,
  posts: readonly NewPost[],
  change: Partial<Insertable<CampaignsTable>> & { schedule?: string } = {},
): Promise<string> => {
  const id = uuidV7()
  await db
    .insertInto('campaigns')
    .values({
      id,
      accountId,
      createdBy: userId,
      name: 'Spring',
      status: 'running',
      source: JSON.stringify({ kind: 'articles', articleIds: [] }),
      links: '[]',
      schedule: JSON.stringify(always),
      planned: posts.length,
      ...change,
    })
    .execute()
  const rows = posts.map(({ placeId, articleId = null, title = '', runAt, links = [], more }) => ({
    id: uuidV7(),
    accountId,
    createdBy: userId,
    campaignId: id,
    subPropertyId: placeId,
    articleId,
    title,
    links: JSON.stringify(links),
    runAt: runAt.toISOString(),
    dueAt: runAt.toISOString(),
    armed: true,
    ...more,
  }))
  for (let from = 0; from < rows.length; from += 1_000)
    await db
      .insertInto('campaignJobs')
      .values(rows.slice(from, from + 1_000))
      .execute()
  return id
}

export interface Blog {
  /** Posts at the platform, by key. */
  readonly posts: {
    readonly key: string
    readonly title: string
    readonly html: string
    readonly at: number
  }[]
  readonly open: OpenPostingConnection
  /** Returns the number of calls of any kind so far. */
  calls(): number
  /** Sets the outcome of posts: rejected, or created without a response. */
  answerWith(answer: (() => ServiceFailure | 'lost' | undefined) | undefined): void
}

/** Creates an in-memory platform behind the connector contract, to test how the runner handles responses. */
export const createBlog = (context: Pick<AppContext, 'now'>, budgets: readonly RateBudget[] = []): Blog => {
  const posts: Blog['posts'] = []
  let calls = 0
  let answer: (() => ServiceFailure | 'lost' | undefined) | undefined
  const remote = (key: string, title: string): RemotePost => ({
    externalId: key,
    url: `https://blog.example/${key}`,
    title,
    isDraft: false,
    publishedAt: null,
  })
  const posting: PostingApi = {
    library: null,
    imprint: ({ title, html }) => ({ slug: '', text: `${title} ${html}` }),
    find: async (_to, { key }) => {
      calls += 1
      const failure = answer?.()
      if (failure && failure !== 'lost') return failed(failure)
      const known = posts.find((post) => post.key === key)
      return done(known ? remote(key, known.title) : null)
    },
    publish: async (_to, { key, title, html }): Promise<Outcome<RemotePost>> => {
      calls += 1
      const failure = answer?.()
      if (failure && failure !== 'lost') return failed(failure)
      posts.push({ key, title, html, at: context.now().getTime() })
      if (failure === 'lost') return failed({ kind: 'retryable', message: 'The connection was lost.' })
      return done(remote(key, title))
    },
    update: null,
    remove: null,
  }
  return {
    posts,
    open: async () => done({ posting, budgets }),
    calls: () => calls,
    answerWith: (next) => {
      answer = next
    },
  }
}

/** Publishes all due posts, as a worker does. Returns how many were started. */
export const postDue = async (
  { context }: Pick<World, 'context'>,
  { open }: Pick<Blog, 'open'>,
): Promise<number> => {
  const workerId = uuidV7()
  for (let begun = 0; ;) {
    const jobs = await claimDuePosts(context.db, { workerId, free: 10, now: context.now() })
    if (jobs.length === 0) return begun
    begun += jobs.length
    const desk = { context, open, random: () => 0.5, signal: noStop }
    await Promise.all(jobs.map((job) => publishPost(desk, job)))
  }
}
