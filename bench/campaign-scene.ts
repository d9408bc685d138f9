import { contributions } from '@web2/server/src/main/contributions.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  startCampaignRunner,
  type RunnerOptions,
} from '@web2/server/src/domains/campaigns/runner/campaign-runner.ts'
import type { AppContext } from '@web2/server/src/platform/context.ts'
import { createSharedObjects } from '@web2/server/src/platform/shared-objects.ts'
import { connect } from '@web2/server/src/platform/db/connect.ts'
import { startEmbedded } from '@web2/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/platform/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'
import { addArticle, addCampaign, addPlace } from '@web2/server/src/testing/worlds/campaign-world.ts'
import { testConfig } from '@web2/server/src/testing/test-config.ts'
import { withoutIndexes } from './without-indexes.ts'

/** A post with its due time. */
export interface BroughtPost {
  readonly id: string
  readonly dueAt: string
}

/** A database with campaigns of several accounts, and a runner whose platform answers immediately. */
export interface CampaignScene {
  readonly context: AppContext
  /** Ids of the campaigns, one per account. */
  readonly campaigns: readonly string[]
  /** Plans `count` posts for hours from now, the same number for each campaign. */
  plan(count: number): Promise<void>
  /**
   * Makes planned posts of a campaign due earlier, `apart` ms from each other, the first one `after` ms from
   * now.
   */
  bring(campaign: string, count: number, after: number, apart?: number): Promise<readonly BroughtPost[]>
  /** Postpones posts again that were made due but not published. */
  putOff(): Promise<void>
  /**
   * Publishes due posts until `isOver` returns true, or for `most` ms. Calls `onPost` with the key of each
   * post.
   */
  run(onPost: (key: string) => void, isOver: () => boolean, most?: number): Promise<void>
  end(): Promise<void>
}

const places = 4
/** Milliseconds from the start to the first planned post. */
const later = 6 * 3_600_000

const platform = (onPost: (key: string) => void): NonNullable<RunnerOptions['open']> => {
  const posting = {
    library: null,
    imprint: ({ title }: { readonly title: string }) => ({ slug: '', text: title }),
    find: () => Promise.resolve({ ok: true as const, value: null }),
    publish: (_to: unknown, { key, title }: { readonly key: string; readonly title: string }) => {
      onPost(key)
      const post = {
        externalId: key,
        url: `https://blog.example/${key}`,
        title,
        isDraft: false,
        publishedAt: null,
      }
      return Promise.resolve({ ok: true as const, value: post })
    },
    update: null,
    remove: null,
  }
  return () => Promise.resolve({ ok: true, value: { posting, budgets: [] } })
}

export const campaignScene = async (accounts: number): Promise<CampaignScene> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-bench-'))
  const database = await startEmbedded({ dataDir, log: () => undefined })
  await migrate(database.url)
  const db = connect({ url: database.url, applicationName: 'bench', statementTimeout: 0 })
  const context: AppContext = {
    config: { ...testConfig, dataDir },
    db,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: database.url,
    jobs: { enqueue: () => Promise.resolve() },
    log: () => undefined,
    now: () => new Date(),
  }
  const of = new Map<string, { accountId: string; articleId: string; placeIds: readonly string[] }>()
  for (let at = 0; at < accounts; at += 1) {
    const owner = { accountId: uuidV7(), userId: uuidV7() }
    await db
      .insertInto('accounts')
      .values({ id: owner.accountId, name: 'Bench', tier: 'platinum', isActive: true })
      .execute()
    await db
      .insertInto('users')
      .values({
        id: owner.userId,
        name: 'B',
        email: `${at}@b.example`,
        imageUrl: null,
        passwordHash: '',
        createdBy: null,
      })
      .execute()
    const placeIds: string[] = []
    for (let place = 0; place < places; place += 1)
      placeIds.push((await addPlace({ context }, owner)).placeId)
    const articleId = await addArticle(
      { context },
      owner,
      'Article',
      `<p>${'Words of an article. '.repeat(200)}</p>`,
    )
    of.set(await addCampaign({ context }, owner, []), { accountId: owner.accountId, articleId, placeIds })
  }
  return {
    context,
    campaigns: [...of.keys()],
    plan: async (count) => {
      const each = count / accounts
      await withoutIndexes(db, 'campaign_jobs', async () => {
        for (const [campaign, { accountId, articleId, placeIds }] of of)
          await sql`
            insert into campaign_jobs
              (id, account_id, campaign_id, sub_property_id, article_id, title, run_at, due_at, armed, by_hand)
            select gen_random_uuid(), ${accountId}, ${campaign},
              (${placeIds}::uuid[])[1 + n % ${places}::int], ${articleId}, 'Article', t, t, true, true
            from (select n, now() + ${later} * interval '1 millisecond' + n * interval '1 second' as t
              from generate_series(0, ${each - 1}::int) as n) as times`.execute(db)
      })
      await sql`update campaigns set planned = ${each}::int`.execute(db)
      await sql`vacuum analyze campaign_jobs`.execute(db)
    },
    bring: async (campaign, count, after, apart = 0) => {
      const from = new Date(Date.now() + after).toISOString()
      const { rows } = await sql<BroughtPost>`
        update campaign_jobs as job
        set due_at = ${from}::timestamptz + brought.n * ${apart} * interval '1 millisecond'
        from (
          select id, row_number() over (order by run_at) - 1 as n from campaign_jobs
          where campaign_id = ${campaign} and status = 'planned' and due_at = run_at
          order by run_at limit ${count}
        ) as brought
        where job.id = brought.id returning job.id, job.due_at`.execute(db)
      return rows
    },
    putOff: async () => {
      await sql`
        update campaign_jobs set due_at = run_at, status = 'planned', claimed_by = null
        where status in ('planned', 'running') and due_at < run_at`.execute(db)
    },
    run: async (onPost, isOver, most) => {
      const over = Promise.withResolvers<void>()
      const timer = most === undefined ? undefined : setTimeout(over.resolve, most)
      const open = platform((key) => {
        onPost(key)
        if (isOver()) over.resolve()
      })
      const runner = startCampaignRunner(context, { open, onError: (error) => over.reject(error) })
      await over.promise
      clearTimeout(timer)
      await runner.stop()
    },
    end: async () => {
      await db.destroy()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
