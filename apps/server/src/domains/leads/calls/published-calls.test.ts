import { randomBytes } from 'node:crypto'
import { callScript } from '@web2/site'
import type { CallCounting, Site } from '@web2/contract/sites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedObjectStore } from '../../../testing/shared-object-store.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { planPublicationOf } from '../../publishing/publications/plan-publication.ts'
import { zipFiles } from '../../publishing/zip-downloads/zip-files.ts'
import { sitePreview } from '../../previews/host/site-preview.ts'
import { createSite } from '../../sites/create-site.ts'
import { markMovedCalls } from '../../sites/moved-calls.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { maybeSiteRow } from '../../sites/site-summary.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { changeLeadSettings } from '../inbox/lead-settings.ts'
import { readCallToken } from './call-token.ts'

const store = await sharedObjectStore()
let world: World
beforeAll(async () => {
  world = await createWorld('unavailable' in store ? [] : [new URL(store.endpoint).host])
  if ('unavailable' in store) return
  const { endpoint, accessKey, secretKey } = store
  const keys = { accessKey, secretKey, region: 'us-east-1', endpoint }
  await createCloudAccount(world.context, world.owner, { cloud: 's3', label: 'Own', ...keys })
})
afterAll(() => world.end())

const phone = '(555) 0100'
const tracking = '(555) 0199'
const html = '<p>{nap.phone}</p><a href="tel:{nap.phone}">Call</a>'

let made = 0
/** Creates a site with a phone link on its home page, and a page without one. */
const newSite = async (): Promise<Site> => {
  const napId = await world.newNap(phone)
  const { _id } = await createSite(world.context, world.owner, {
    siteName: 'Green Thumb',
    rootSlug: `calls-${(made += 1)}`,
    napId,
    email: 'a@b.c',
  })
  const site = await patchSite(world.context, world.owner, _id, {
    pages: { added: [{ _id: 'about', name: 'About', slug: 'about' }] },
  })
  const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? ''
  await putPage(world.context, world.owner, _id, { _id: home, html })
  return site
}

const homeOf = ({ pages }: Site) => pages.find(({ isDefault }) => isDefault)?._id ?? ''

const set = ({ _id }: Site, change: { countCalls?: CallCounting; trackingNumber?: string }) =>
  changeLeadSettings(world.context, world.owner, _id, change)

const rowOf = async ({ _id }: Site) => {
  const row = await maybeSiteRow(world.database.db, { siteId: _id, accountId: world.owner.accountId })
  if (!row) throw new Error('There is no such site')
  return row
}

const open = async (url: string | null | undefined) => (await fetch(url ?? '')).text()

const bucket = `calls-${randomBytes(4).toString('hex')}`
let isNew = true
/** Publishes a site to the bucket. Returns its URL there. */
const publishToBucket = async ({ _id }: Site): Promise<string> => {
  const buckets = [{ bucket, ...(isNew && { newBucket: true }) }]
  isNew = false
  const live = await world.publish(_id, [{ cloud: 's3', accountLabel: 'Own', buckets }])
  return live.targets[0]?.url ?? ''
}

/** Returns what the phone link of a page names. */
const linkIn = (page: string) => {
  const [, url = '', token = ''] = /href="(http[^"]*\/call\/([^"]*))"/.exec(page) ?? []
  return { url, call: readCallToken([formKeyOf(world.context.config.appSecret)], 'link', token) }
}

const zipped = async (site: Site, publicUrl: string, address: string) => {
  const context = { ...world.context, config: { ...world.context.config, publicUrl } }
  const { files, close } = await zipFiles(context, await rowOf(site), address)
  let home = ''
  for await (const { path, body } of files) if (path === 'index.html') home = String(body())
  await close()
  return home
}

const outdated = async (site: Site) => {
  const { isOutdated, targets } = await world.site(site._id)
  return [isOutdated, ...targets.map(({ callsMoved }) => callsMoved)]
}

describe('pages at the built-in host', () => {
  it('keep their tel: links, and report taps where they have one', async () => {
    const live = await world.publish((await newSite())._id)
    const page = await open(live.siteLink)
    const [, token = '', script] = /<script data-calls="([^"]*)">(.*?)<\/script>/s.exec(page) ?? []
    expect(script).toBe(callScript)
    expect(readCallToken([formKeyOf(world.context.config.appSecret)], 'page', token)).toEqual({
      ...{ siteId: live._id, pageId: homeOf(live), path: '', number: '' },
    })
    expect(page).toContain('<a href="tel:5550100">')
    expect(await open(`${live.siteLink ?? ''}about/`)).not.toContain('data-calls')
  })

  it('are not out of date because they were published before calls were counted, and plan no change twice', async () => {
    const site = await newSite()
    await world.publish(site._id)
    const plan = await planPublicationOf(world.context, world.owner.accountId, { siteId: site._id })
    expect(plan.targets).toMatchObject([{ added: 0, changed: 0, deleted: 0 }])
    await world.database.db
      .updateTable('siteTargets')
      .set({ shownCalls: null, shownTrackingNumber: null })
      .where('siteId', '=', site._id)
      .execute()
    await markMovedCalls(world.database.db, world.context.config)
    expect(await outdated(site)).toEqual([false, false])
  })

  it('are out of date when counting is switched off, until they are published again', async () => {
    const site = await newSite()
    const { siteLink } = await world.publish(site._id)
    await set(site, { countCalls: 'off' })
    expect(await outdated(site)).toEqual([true, true])
    await world.publish(site._id)
    expect(await outdated(site)).toEqual([false, false])
    expect(await open(siteLink)).not.toContain('<script data-calls')
    // the redirect is for other destinations
    await set(site, { countCalls: 'redirect' })
    await world.publish(site._id)
    expect(await open(siteLink)).toContain('<a href="tel:5550100">')
  })

  it('without a phone link are never out of date for the way of counting', async () => {
    const site = await newSite()
    await putPage(world.context, world.owner, site._id, { _id: homeOf(site), html: '<p>Hello</p>' })
    await world.publish(site._id)
    await set(site, { countCalls: 'off' })
    expect(await outdated(site)).toEqual([false, false])
  })
})

describe.skipIf('unavailable' in store)('pages in a bucket', () => {
  it('have tel: links until the redirect is switched on, which makes them out of date', async () => {
    const site = await newSite()
    const url = await publishToBucket(site)
    const before = await open(url)
    expect(before).toContain('<a href="tel:5550100">')
    expect(before).not.toContain('<script data-calls')
    await set(site, { countCalls: 'redirect' })
    expect(await outdated(site)).toEqual([true, true])
    const plan = await planPublicationOf(world.context, world.owner.accountId, { siteId: site._id })
    expect(plan.targets).toMatchObject([{ added: 0, changed: 1, deleted: 0 }])

    await publishToBucket(site)
    expect(await outdated(site)).toEqual([false, false])
    const link = linkIn(await open(url))
    expect(link.url).toContain(`${world.context.config.publicUrl}/call/`)
    expect(link.call).toEqual({ siteId: site._id, pageId: homeOf(site), path: '', number: '5550100' })

    const moved = { ...world.context.config, publicUrl: 'http://localhost:9999' }
    await markMovedCalls(world.database.db, moved)
    expect(await outdated(site)).toEqual([true, true])
    await markMovedCalls(world.database.db, world.context.config)
    expect(await outdated(site)).toEqual([false, false])

    // its tokens are refused once their key is lost
    await world.database.db.deleteFrom('leadFormKeys').execute()
    await markMovedCalls(world.database.db, world.context.config)
    expect(await outdated(site)).toEqual([true, true])
    await publishToBucket(site)
    expect(await outdated(site)).toEqual([false, false])

    await set(site, { countCalls: 'hosted' })
    expect(await outdated(site)).toEqual([true, true])
    await publishToBucket(site)
    expect(await open(url)).toBe(before)
  })

  it('published before calls were counted are out of date when the redirect is switched on', async () => {
    const site = await newSite()
    await publishToBucket(site)
    await world.database.db
      .updateTable('siteTargets')
      .set({ shownCalls: null })
      .where('siteId', '=', site._id)
      .execute()
    await set(site, { countCalls: 'redirect' })
    expect(await outdated(site)).toEqual([true, true])
  })
})

describe('zip files', () => {
  it('redirect only if the installation is public', async () => {
    const site = await newSite()
    await set(site, { countCalls: 'redirect' })
    const reached = await zipped(site, 'https://app.example.com', '')
    expect(linkIn(reached).url).toContain('https://app.example.com/call/')
    for (const publicUrl of ['http://app.example.com', 'http://127.0.0.1:3030', 'https://10.0.0.1'])
      expect(await zipped(site, publicUrl, 'https://site.example.com/')).toContain('href="tel:5550100"')
    await set(site, { countCalls: 'hosted' })
    expect(await zipped(site, 'https://app.example.com', '')).toContain('href="tel:5550100"')
  })
})

describe('a tracking number', () => {
  const structured = /"telephone":"\(555\) 0100"/

  it('is shown on published pages in place of the listing’s, and structured data keeps that', async () => {
    const site = await newSite()
    const { siteLink } = await world.publish(site._id)
    await set(site, { trackingNumber: tracking })
    expect(await outdated(site)).toEqual([true, true])
    await world.publish(site._id)
    expect(await outdated(site)).toEqual([false, false])
    const page = await open(siteLink)
    expect(page).toContain(`<p>${tracking}</p>`)
    expect(page).toContain('<a href="tel:5550199">')
    expect(page).toMatch(structured)
    expect(page.replace(structured, '')).not.toContain('0100')

    await set(site, { trackingNumber: '' })
    expect(await outdated(site)).toEqual([true, true])
    await world.publish(site._id)
    expect(await open(siteLink)).not.toContain('0199')
  })

  it('is shown in previews and zip files', async () => {
    const site = await newSite()
    await set(site, { trackingNumber: tracking })
    const preview = await sitePreview(world.context, await rowOf(site), { path: '', sentAt: '' })
    const shown = preview && 'body' in preview ? String(preview.body) : ''
    for (const page of [shown, await zipped(site, 'https://app.example.com', '')]) {
      expect(page).toContain(`<p>${tracking}</p>`)
      expect(page).toContain('<a href="tel:5550199">')
      expect(page).toMatch(structured)
    }
    expect(shown).not.toContain('<script data-calls')
  })

  it('of a restored publication is that of its time', async () => {
    const site = await newSite()
    await world.publish(site._id)
    await set(site, { trackingNumber: tracking })
    const live = await world.publish(site._id)
    await world.restoreFirst(site._id)
    expect(await open(live.siteLink)).toContain(`<p>${phone}</p>`)
    expect(await outdated(site)).toEqual([true, true])
  })

  it('of a site without a listing makes nothing out of date', async () => {
    const { _id } = await createSite(world.context, world.owner, {
      siteName: 'Green Thumb',
      rootSlug: `calls-${(made += 1)}`,
      napId: null,
      email: 'a@b.c',
    })
    const site = await world.publish(_id)
    await set(site, { trackingNumber: tracking })
    expect(await outdated(site)).toEqual([false, false])
  })
})
