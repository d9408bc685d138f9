import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  startCampaignRunner,
  type RunnerOptions,
} from '@web2/server/src/commands/campaign-posts/campaign-runner.ts'
import type { AppContext } from '@web2/server/src/context.ts'
import { connect } from '@web2/server/src/db/connect.ts'
import { startEmbedded } from '@web2/server/src/db/embedded/start-embedded.ts'
import { migrate } from '@web2/server/src/db/migrate.ts'
import { uuidV7 } from '@web2/server/src/db/uuid-v7.ts'
import { addArticle, addCampaign, addPlace } from '@web2/server/src/testing/campaign-world.ts'
import { testConfig } from '@web2/server/src/testing/test-config.ts'

/** A database with campaigns of several accounts, and a runner whose platform answers at once. */
export interface CampaignScene {
  readonly context: AppContext
  /** Ids of the campaigns, one of each account. */
  readonly campaigns: readonly string[]
  /** Plans posts of a campaign, `apart` milliseconds each, the first one after `after`. */
  plan(campaign: string, count: number, after: number, apart: number): Promise<void>
  /** Posts what is due until `isOver`; tells the key of each post. */
  run(onPost: (key: string) => void, isOver: () => boolean): Promise<void>
  /** Takes all posts away. */
  clear(): Promise<void>
  end(): Promise<void>
}

const places = 4

const platform = (onPost: (key: string) => void): NonNullable<RunnerOptions['open']> => {
  const posting = {
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
  const db = connect({ url: database.url, applicationName: 'bench' })
  const context: AppContext = {
    config: { ...testConfig, dataDir },
    db,
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
    plan: async (campaign, count, after, apart) => {
      const { accountId, articleId, placeIds } = of.get(campaign)!
      const from = new Date(Date.now() + after).toISOString()
      await sql`
        insert into campaign_jobs
          (id, account_id, campaign_id, sub_property_id, article_id, title, run_at, due_at, armed, by_hand)
        select gen_random_uuid(), ${accountId}, ${campaign},
          (${placeIds}::uuid[])[1 + n % ${places}::int], ${articleId}, 'Article', t, t, true, true
        from (select n, ${from}::timestamptz + n * ${apart} * interval '1 millisecond' as t
          from generate_series(0, ${count - 1}::int) as n) as times`.execute(db)
      await sql`update campaigns set planned = planned + ${count}::int where id = ${campaign}`.execute(db)
      await sql`vacuum analyze campaign_jobs`.execute(db)
    },
    run: async (onPost, isOver) => {
      const over = Promise.withResolvers<void>()
      const open = platform((key) => {
        onPost(key)
        if (isOver()) over.resolve()
      })
      const runner = startCampaignRunner(context, { open, onError: (error) => over.reject(error) })
      await over.promise
      await runner.stop()
    },
    clear: async () => {
      await sql`truncate campaign_jobs cascade`.execute(db)
      await sql`update campaigns set planned = 0, published = 0, status = 'running'`.execute(db)
      await sql`truncate usage_counters`.execute(db)
    },
    end: async () => {
      await db.destroy()
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
