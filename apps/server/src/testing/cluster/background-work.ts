import { expect, vi } from 'vitest'
import { requestPublication } from '../../domains/publishing/publications/request-publication.ts'
import { createSite } from '../../domains/sites/create-site.ts'
import type { AppContext } from '../../platform/context.ts'
import { addBlogs } from '../worlds/blog-places.ts'
import { addArticle, addCampaign } from '../worlds/campaign-world.ts'
import type { BlogServer } from '../servers/blog/blog-server.ts'

interface Owner {
  readonly accountId: string
  readonly userId: string
}

const places = 4

/** Starts a campaign whose posts are all due now. */
export const startCampaign = async (
  context: AppContext,
  owner: Owner,
  { blog, count }: { readonly blog: BlogServer; readonly count: number },
) => {
  const { db } = context
  const destinations = await addBlogs(context, owner, { url: blog.url, count: places })
  const posts = []
  for (let at = 0; at < count; at += 1)
    posts.push({
      placeId: destinations[at % places]!,
      articleId: await addArticle({ context }, owner, `Post ${at}`),
      title: `Post ${at}`,
      runAt: context.now(),
      more: { byHand: true },
    })
  const id = await addCampaign({ context }, owner, posts)
  return {
    /** Checks that every post is published exactly once. */
    check: async (timeout: number) => {
      await vi.waitFor(
        async () =>
          expect(
            await db
              .selectFrom('campaignJobs')
              .select(['status', 'error'])
              .where('campaignId', '=', id)
              .where('status', '!=', 'published')
              .execute(),
          ).toEqual([]),
        { timeout, interval: 250 },
      )
      const titles = blog.posts.map(({ title }) => title)
      expect(titles).toHaveLength(count)
      expect(new Set(titles).size).toBe(count)
      const usage = await db
        .selectFrom('usageCounters')
        .select(['used', 'reserved'])
        .where('resource', '=', 'campaignPosts')
        .execute()
      expect(usage).toEqual([{ used: count, reserved: 0 }])
    },
  }
}

/** Publishes sites to the built-in host. */
export const startPublishing = (context: AppContext, owner: Owner, sitesUrls: readonly string[]) => {
  const sites: { readonly siteId: string; readonly rootSlug: string }[] = []
  return {
    publish: async () => {
      const rootSlug = `site-${sites.length + 1}`
      const { _id: siteId } = await createSite(context, owner, {
        siteName: 'Green Thumb',
        rootSlug,
        templateId: 'garden',
        napId: null,
        email: 'a@b.c',
      })
      const requested = await requestPublication(context, owner, siteId, [{ cloud: 'builtin', buckets: [] }])
      expect(requested.ok).toBe(true)
      sites.push({ siteId, rootSlug })
    },
    /** Checks that every site is published by one publication, and opens at every instance. */
    check: async (timeout: number) => {
      const ids = sites.map(({ siteId }) => siteId)
      await vi.waitFor(
        async () => {
          const rows = await context.db
            .selectFrom('publications')
            .select(['siteId', 'status'])
            .where('siteId', 'in', ids)
            .orderBy('siteId')
            .execute()
          expect(rows).toEqual([...ids].sort().map((siteId) => ({ siteId, status: 'done' })))
        },
        { timeout, interval: 250 },
      )
      for (const { rootSlug } of sites)
        for (const url of sitesUrls)
          expect((await fetch(`${url}/${rootSlug}/`)).status, `${url} ${rootSlug}`).toBe(200)
    },
  }
}
