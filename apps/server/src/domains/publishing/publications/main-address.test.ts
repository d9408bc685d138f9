import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Destination, Site, SiteCloud } from '@web2/contract/sites'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { planPublicationOf } from './plan-publication.ts'
import { requestPublication } from './request-publication.ts'
import { runPublication } from '../run/run-publication.ts'

const found = await sharedObjectStore()
const bucket = `main-${randomBytes(4).toString('hex')}`

const builtin: SiteCloud = { cloud: 'builtin', buckets: [] }
const store: SiteCloud = { cloud: 's3', accountLabel: 'Own', buckets: [{ bucket }] }
const storeNamed: Destination = { cloud: 's3', accountLabel: 'Own', bucket }

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first)

/** Returns every URL in structured data at any depth, without its fragment. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value.replace(/#.*$/, '')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    ['@context', '@type', 'sameAs', 'hasMap'].includes(key) ? [] : addressesIn(each),
  )
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? ''

describe.skipIf('unavailable' in found)('a site at two destinations', () => {
  const { endpoint, accessKey, secretKey } = found as SharedObjectStore
  let world: World
  let made = 0

  beforeAll(async () => {
    world = await createWorld([new URL(endpoint).host])
    await createCloudAccount(world.context, world.owner, {
      cloud: 's3',
      label: 'Own',
      accessKey,
      secretKey,
      region: 'us-east-1',
      endpoint,
    })
    const newBucket = { ...store, buckets: [{ bucket, newBucket: true }] }
    await world.publish((await world.newSite())._id, [newBucket])
  })
  afterAll(() => world.end())

  /** Creates a site with a page below another, and a business listing. */
  const newSite = async (): Promise<Site> => {
    const napId = await world.newNap('555 0100')
    const site = await world.newSite({ rootSlug: `main-${++made}`, napId })
    return patchSite(world.context, world.owner, site._id, {
      pages: {
        added: [
          { _id: 'towns', name: 'Towns', slug: 'towns' },
          { _id: 'austin', name: 'Austin', slug: 'austin', parentId: 'towns' },
        ],
      },
    })
  }
  const publish = async (siteId: string, clouds: readonly SiteCloud[], main?: Destination) => {
    const asked = await requestPublication(world.context, world.owner, siteId, clouds, { main })
    if (!asked.ok) throw new Error(asked.message)
    await runPublication(world.context, asked.site.runId ?? '', noStop)
    return world.site(siteId)
  }
  const at = (site: Site, cloud: 'builtin' | 's3') => {
    const target = site.targets.find((each) => each.cloud === cloud)
    if (!target?.url) throw new Error(`The site is not live at ${cloud}`)
    return { ...target, base: target.url.replace(/index\.html$/, '') }
  }
  const open = async (url: string) => {
    const answer = await fetch(url)
    expect({ url, status: answer.status }).toEqual({ url, status: 200 })
    return answer.text()
  }
  /** Requests every URL that a destination's files give to search engines. Returns the URLs. */
  const followAll = async (site: Site, cloud: 'builtin' | 's3'): Promise<string[]> => {
    const { _id, base } = at(site, cloud)
    const rows = await world.database.db
      .selectFrom('siteFiles')
      .select('path')
      .where('targetId', '=', _id)
      .where('sha256', '<>', '')
      .execute()
    const told: string[] = []
    for (const { path } of rows) {
      if (!/\.(?:html|xml|txt)$/.test(path) || path === '404.html') continue
      const text = await open(base + path)
      const own = [
        ...matches(text, /<link rel="canonical" href="([^"]+)"/g),
        ...matches(text, /<meta property="og:url" content="([^"]+)"/g),
      ]
      const others = [
        ...matches(text, /<loc>([^<]+)/g),
        ...matches(text, /^Sitemap: (.*)$/gm),
        ...matches(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs).flatMap((json) =>
          addressesIn(JSON.parse(json)),
        ),
      ]
      if (path.endsWith('.html')) expect({ path, own: own.length }).toEqual({ path, own: 2 })
      for (const url of own) expect(titleOf(await open(url))).toBe(titleOf(text))
      for (const url of others) await open(url)
      told.push(...own, ...others)
    }
    return [...new Set(told)].sort()
  }

  it.each([
    { main: 'a host of folders', first: builtin, second: store, of: 'builtin' as const },
    { main: 'a store of files', first: store, second: builtin, of: 's3' as const },
  ])(
    'uses the URL of the first published destination everywhere, and it works: $main',
    async ({ first, second, of }) => {
      const { _id } = await newSite()
      await publish(_id, [first])
      const site = await publish(_id, [second])
      const { base, _id: mainId } = at(site, of)
      expect(site.primaryTargetId).toBe(mainId)
      expect(site.targets.map(({ mainMoved }) => mainMoved)).toEqual([false, false])
      const [here, there] = [await followAll(site, 'builtin'), await followAll(site, 's3')]
      expect(here).toEqual(there)
      expect(here.every((url) => url.startsWith(base))).toBe(true)
      const index = of === 's3' ? 'index.html' : ''
      expect(here).toEqual(expect.arrayContaining([`${base}${index}`, `${base}towns/austin/${index}`]))
    },
  )

  it('uses the main destination chosen with the publication', async () => {
    const { _id } = await newSite()
    const site = await publish(_id, [builtin, store], storeNamed)
    expect(site).toMatchObject({ primaryTargetId: at(site, 's3')._id, siteLink: at(site, 's3').url })
    expect(await followAll(site, 'builtin')).toEqual(await followAll(site, 's3'))
  })

  it('is outdated after another main destination was chosen, until published again', async () => {
    const { _id } = await newSite()
    const before = await publish(_id, [builtin, store])
    expect(before.primaryTargetId).toBe(at(before, 'builtin')._id)
    const chosen = at(before, 's3')
    const changed = await patchSite(world.context, world.owner, _id, { primaryTargetId: chosen._id })
    expect(changed.siteLink).toBe(chosen.url)
    expect(changed.targets.map(({ mainMoved }) => mainMoved)).toEqual([true, true])
    const plan = await planPublicationOf(world.context, world.owner.accountId, { siteId: _id })
    expect(plan.targets.map(({ changed: files }) => files > 0)).toEqual([true, true])
    const after = await publish(_id, [])
    expect(after.targets.map(({ mainMoved }) => mainMoved)).toEqual([false, false])
    const told = await followAll(after, 'builtin')
    expect(told.every((url) => url.startsWith(chosen.base))).toBe(true)
  })

  it('makes the other destination the main one when that is removed', async () => {
    const { _id } = await newSite()
    const site = await publish(_id, [builtin, store])
    await world.database.db.deleteFrom('siteTargets').where('id', '=', at(site, 'builtin')._id).execute()
    expect((await world.site(_id)).targets).toMatchObject([{ cloud: 's3', mainMoved: true }])
    const after = await publish(_id, [])
    expect(after).toMatchObject({ primaryTargetId: at(after, 's3')._id, targets: [{ mainMoved: false }] })
    expect((await followAll(after, 's3')).every((url) => url.startsWith(at(after, 's3').base))).toBe(true)
  })

  it('rejects a main destination that the site doesn’t have', async () => {
    const { _id } = await newSite()
    await expect(publish(_id, [builtin], storeNamed)).rejects.toMatchObject({
      code: 400,
      errors: { mainDestination: expect.any(String) },
    })
  })
})
