import { setTimeout as delay } from 'node:timers/promises'
import { contributions } from '../../main/contributions.ts'
import { expect, vi } from 'vitest'
import type { AppContext } from '../../platform/context.ts'
import { connect } from '../../platform/db/connect.ts'
import { jobDefinitions } from '../../main/job-definitions.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import { createSharedObjects } from '../../platform/shared-objects.ts'
import { signUp } from '../worlds/start-api.ts'
import { startBlogServer } from '../servers/blog/blog-server.ts'
import { testConfig } from '../test-config.ts'
import { startWriting } from './article-ledger.ts'
import { startCampaign, startPublishing } from './background-work.ts'
import { startEar } from './event-listener.ts'
import { clusterSecret, startCluster, type Cluster } from './start-cluster.ts'

export interface Trial {
  /** DATABASE_URL and related variables. */
  readonly environment: Readonly<Record<string, string>>
  /** Database URL for the test itself. */
  readonly databaseUrl: string
  /** Failures to cause, one after the other. */
  readonly troubles: readonly ((cluster: Cluster, writing: Writing) => Promise<void>)[]
  readonly posts: number
  /** Ms for all started runs to end. */
  readonly patience: number
}

type Writing = ReturnType<typeof startWriting>

/** Ms of undisturbed work before each failure. */
const calm = 1_000

/** Resolves once more writes are acknowledged than now. */
export const untilWriting = (writing: Writing, timeout = 60_000): Promise<void> => {
  const before = writing.counts().acknowledged
  return vi.waitFor(() => expect(writing.counts().acknowledged).toBeGreaterThan(before + 2), {
    timeout,
    interval: 20,
  })
}

/**
 * Writes articles, publishes posts and sites and receives events on two web instances and two workers during
 * failures. Nothing acknowledged may be lost, nothing done twice.
 */
export const disruptNodes = async ({ environment, databaseUrl, troubles, posts, patience }: Trial) => {
  const blog = await startBlogServer()
  const cluster = await startCluster({ ...environment, EGRESS_ALLOW: new URL(blog.url).host }).catch(
    async (error: unknown) => {
      await blog.stop()
      throw error
    },
  )
  const db = connect({ url: databaseUrl, applicationName: 'web2 test', onConnectionLost: () => undefined })
  const jobs = await createJobQueue(db, jobDefinitions, () => undefined)
  const config = {
    ...testConfig,
    dataDir: cluster.dataDir,
    appSecret: clusterSecret,
    publicUrl: cluster.url,
    sitesPort: cluster.sitesPort,
  }
  const now = () => new Date()
  const context: AppContext = {
    config,
    db,
    jobs,
    contributions,
    shared: createSharedObjects(),
    databaseUrl,
    log: () => undefined,
    now,
  }
  const stopping: (() => unknown)[] = []
  try {
    const user = await signUp({ url: cluster.url, database: { db } })
    const ears = await Promise.all(cluster.webUrls.map((node) => startEar(node, cluster.url, user.token)))
    stopping.push(...ears.map(({ close }) => close))
    const writing = startWriting(cluster.url, user.token, 3)
    stopping.push(writing.stop)
    const campaign = await startCampaign(context, user, { blog, count: posts })
    const publishing = startPublishing(context, user, [cluster.sitesUrl, ...cluster.sitesUrls])
    for (const trouble of troubles) {
      await publishing.publish()
      await delay(calm)
      await trouble(cluster, writing)
      await untilWriting(writing)
    }
    await writing.stop()
    await publishing.check(patience)
    await campaign.check(patience)
    await writing.check(db)
    for (const ear of ears) {
      await vi.waitFor(
        async () => {
          await ear.catchUp()
          expect(writing.entries.filter(({ id }) => !ear.heard.has(id))).toEqual([])
        },
        { timeout: patience, interval: 250 },
      )
      expect(ear.doubled).toEqual([])
    }
    return { ...writing.counts(), posts: blog.posts.length }
  } catch (error) {
    throw new Error(`${String(error)}\nWhat the nodes said:\n${cluster.output().slice(-6_000)}`, {
      cause: error,
    })
  } finally {
    for (const stop of stopping) await stop()
    await jobs.stop()
    await db.destroy()
    await cluster.stop()
    await blog.stop()
  }
}
