import type { ChildProcess } from 'node:child_process'
import { expect, vi } from 'vitest'
import { addBlogs } from '../worlds/blog-places.ts'
import { addArticle, addCampaign } from '../worlds/campaign-world.ts'
import { addLibraryImage } from '../worlds/library-image.ts'
import { createWorld } from '../worlds/publishing-world.ts'
import { startBlogServer } from '../servers/blog/blog-server.ts'
import { usedUnits } from './used-units.ts'
import { killChild, startWorkerChild } from './worker-child.ts'

const places = 6
const minutes = 60_000

interface Killing {
  /** Number of posts, each with a separate image if uploads are interrupted. */
  readonly count: number
  readonly kills: number
  /** Ms for the rest. */
  readonly patience: number
  /** Kind of the unanswered requests when the worker is killed. */
  readonly kind: 'posts' | 'media'
}

/**
 * Runs a campaign of many posts and kills its worker repeatedly while responses to posts or uploads are
 * pending. In the end each exists once, and each post is counted once.
 */
const killWorkers = async ({ count, kills, patience, kind }: Killing): Promise<void> => {
  const server = await startBlogServer()
  const world = await createWorld([new URL(server.url).host])
  const { context, owner } = world
  const { db } = context
  let child: ChildProcess | undefined
  try {
    const destinations = await addBlogs(context, owner, { url: server.url, count: places })
    const textOf = async (at: number): Promise<string> => {
      if (kind === 'posts') return '<p>A garden grows slowly, and so do roses.</p>'
      const color = `#${(at + 1).toString(16).padStart(6, '0')}`
      return `<img src="${await addLibraryImage(context, owner, color)}" alt="Rose${at}">`
    }
    const posts = await Promise.all(
      Array.from({ length: count }, async (_, at) => ({
        placeId: destinations[at % places]!,
        articleId: await addArticle(world, owner, `Article ${at}`, await textOf(at)),
        title: `Article ${at}`,
        runAt: context.now(),
        // the clock advances with every worker, so none of the posts may be late
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
      server.hold(server[kind].length + 1 + Math.floor(count / (kills + 1) / 2), kind)
      child = await startWorkerChild(world, ahead)
      await server.held(3)
      await killChild(child)
      ahead += 6 * minutes
    }
    server.hold(null)
    expect((await left()).length).toBeGreaterThan(0)
    child = await startWorkerChild(world, ahead)
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: patience, interval: 50 })
    const titles = server.posts.map(({ title }) => title)
    expect(titles).toHaveLength(count)
    expect(new Set(titles).size).toBe(count)
    expect(JSON.stringify(server.posts)).not.toContain('<!--')
    if (kind === 'media') {
      expect(server.media.map(({ slug }) => slug).toSorted()).toEqual(
        Array.from({ length: count }, (_, at) => `rose${at}`).toSorted(),
      )
      for (const { source_url, alt_text } of server.media) {
        expect(alt_text).toMatch(/^Rose\d+$/)
        expect(
          server.posts.filter(({ content }) => String(content).includes(String(source_url))),
        ).toHaveLength(1)
      }
    }
    expect(await usedUnits(db)).toEqual({ used: count, reserved: 0 })
  } finally {
    if (child && child.exitCode === null && child.signalCode === null) await killChild(child)
    await world.end()
    await server.stop()
  }
}

export const killPosts = (count: number, kills: number, patience: number): Promise<void> =>
  killWorkers({ count, kills, patience, kind: 'posts' })

export const killUploads = (count: number, kills: number, patience: number): Promise<void> =>
  killWorkers({ count, kills, patience, kind: 'media' })
