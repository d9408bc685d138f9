import { setTimeout as delay } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { expect, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { troubledSender } from '../cluster/retrying-sender.ts'

/** Ms before a request without a response is repeated. */
const pause = 100

/** Status of a site being published: the request succeeded, and its response was lost. */
const atWork = 409

/** Creates sites and publishes each to the built-in host, with retries until acknowledged. */
export const startPublishing = (url: string, token: string, most: number) => {
  const sites: { readonly id: string; readonly slug: string; readonly pages: number }[] = []
  const { send } = troubledSender(url, token)
  let stopped = false
  let published = 0
  const makeSite = async (asked: number) => {
    const slug = `garden-${asked}`
    const answer = await send('POST', '/api/cloud-builder', {
      siteName: `Garden ${asked}`,
      rootSlug: slug,
      templateId: 'garden',
      napId: null,
      email: 'a@b.c',
    })
    if (!answer) return undefined
    const site = { id: String(answer.site._id), slug, pages: Number(answer.site.pages.length) }
    sites.push(site)
    return site
  }
  const work = async () => {
    for (let asked = 1; !stopped && sites.length < most; asked += 1) {
      const site = await makeSite(asked)
      while (site && !stopped) {
        const body = { siteId: site.id, clouds: [{ cloud: 'builtin', buckets: [] }] }
        if (await send('POST', '/api/cloud-builder', body, [atWork])) break
        await delay(pause)
      }
      if (site && !stopped) published = sites.length
      await delay(pause)
    }
  }
  const working = work()
  return {
    count: () => published,
    stop: async () => {
      stopped = true
      await working
    },
    /**
     * Checks that each site exists once, its publications are done, its pages are counted once, and it opens.
     */
    check: async (db: Kysely<Database>, sitesUrl: string, timeout: number) => {
      await vi.waitFor(
        async () => {
          const open = await db
            .selectFrom('runs')
            .select(['kind', 'status', 'message'])
            .where('status', '!=', 'done')
            .execute()
          expect(open).toEqual([])
        },
        { timeout, interval: 250 },
      )
      const unfinished = await db
        .selectFrom('publications')
        .innerJoin('runItems', 'runItems.runId', 'publications.runId')
        .select(['publications.status', 'runItems.status as step'])
        .where((where) =>
          where.or([where('publications.status', '!=', 'done'), where('runItems.status', '!=', 'done')]),
        )
        .execute()
      expect(unfinished).toEqual([])
      const rows = await db.selectFrom('sites').select(['id', 'rootSlug']).execute()
      const stored = new Map(rows.map(({ id, rootSlug }) => [id, rootSlug]))
      for (const { id, slug } of sites) expect(stored.get(id)).toBe(slug)
      expect(new Set(stored.values()).size).toBe(rows.length)
      const live = await db.selectFrom('publications').select('siteId').distinct().execute()
      const liveIds = new Set(live.map(({ siteId }) => siteId))
      const acknowledged = sites.slice(0, published)
      expect(acknowledged.filter(({ id }) => !liveIds.has(id))).toEqual([])
      for (const { slug } of acknowledged) {
        const page = await fetch(`${sitesUrl}/${slug}/`)
        expect([slug, page.status]).toEqual([slug, 200])
      }
      const usage = await db
        .selectFrom('usageCounters')
        .select(['used', 'reserved'])
        .where('resource', '=', 'publishedPages')
        .execute()
      const pages = sites.filter(({ id }) => liveIds.has(id)).reduce((sum, site) => sum + site.pages, 0)
      expect(usage).toEqual(pages === 0 ? [] : [{ used: pages, reserved: 0 }])
    },
  }
}
