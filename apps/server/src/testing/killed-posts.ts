import type { ChildProcess } from 'node:child_process'
import { expect, vi } from 'vitest'
import { addBlogs } from './blog-places.ts'
import { addArticle, addCampaign } from './campaign-world.ts'
import { createWorld } from './publishing-world.ts'
import { startBlogServer } from './servers/blog/blog-server.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

const places = 6
const minutes = 60_000

/**
 * Runs a campaign of many posts and kills its worker again and again, each time while posts are made whose answers
 * have not come: in the end each post is there once, and counted once.
 */
export const killPosts = async (count: number, kills: number, patience: number): Promise<void> => {
  const server = await startBlogServer()
  const world = await createWorld([new URL(server.url).host])
  const { context, owner } = world
  const { db } = context
  let child: ChildProcess | undefined
  try {
    const destinations = await addBlogs(context, owner, { url: server.url, count: places })
    const posts = await Promise.all(
      Array.from({ length: count }, async (_, at) => ({
        placeId: destinations[at % places]!,
        articleId: await addArticle(world, owner, `Article ${at}`),
        title: `Article ${at}`,
        runAt: context.now(),
        // the clock goes on with every worker: none of them is late
        more: { byHand: true },
      })),
    )
    const id = await addCampaign(world, owner, posts)
    const left = () =>
      db
        .selectFrom('campaignJobs')
        .select(['status', 'error'])
        .where('campaignId', '=', id)
        .where('status', '!=', 'published')
        .execute()
    let ahead = 0
    for (let kill = 0; kill < kills; kill += 1) {
      server.hold(server.posts.length + 1 + Math.floor(count / (kills + 1) / 2))
      child = await startWorkerChild(world, ahead)
      await server.held(3)
      await killChild(child)
      ahead += 6 * minutes
    }
    server.hold(null)
    expect((await left()).length).toBeGreaterThan(0)
    child = await startWorkerChild(world, ahead)
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: patience, interval: 50 })
    const keys = server.posts.map(({ content }) => /<!-- (.+) -->/.exec(content)?.[1])
    expect(keys).toHaveLength(count)
    expect(new Set(keys).size).toBe(count)
    const usage = await db.selectFrom('usageCounters').select(['used', 'reserved']).execute()
    expect(usage).toEqual([{ used: count, reserved: 0 }])
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await server.stop()
  }
}
