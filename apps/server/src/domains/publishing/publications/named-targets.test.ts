import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Site, SiteCloud } from '@web2/contract/sites'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { sharedObjectStore, type SharedObjectStore } from '../../../testing/shared-object-store.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { removeSite } from '../../sites/remove-site.ts'
import { planPublicationOf } from './plan-publication.ts'
import { requestPublication } from './request-publication.ts'
import { runPublication } from '../run/run-publication.ts'

const found = await sharedObjectStore()
const bucket = `named-${randomBytes(4).toString('hex')}`

type Names = Pick<SiteCloud, 'siteName' | 'rootSlug'>

const builtin: SiteCloud = { cloud: 'builtin', buckets: [] }
const store = (names: Names = {}): SiteCloud => ({
  cloud: 's3',
  accountLabel: 'Own',
  buckets: [{ bucket }],
  ...names,
})

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? ''

describe.skipIf('unavailable' in found)('a target with a separate name and folder', () => {
  const { endpoint, accessKey, secretKey } = found as SharedObjectStore
  let world: World

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
    const newBucket = { ...store(), buckets: [{ bucket, newBucket: true }] }
    await world.publish((await world.newSite())._id, [newBucket])
  })
  afterAll(() => world.end())

  const at = (site: Site, cloud: string) => site.targets.find((target) => target.cloud === cloud)
  const home = async (site: Site, cloud: string) => {
    const answer = await fetch(at(site, cloud)?.url ?? '')
    return { status: answer.status, title: titleOf(await answer.text()) }
  }
  const sent = async (siteId: string, names?: Names) => {
    const site = await world.publish(siteId, [store(names)])
    return at(site, 's3')?.uploaded
  }
  const refused = async (siteId: string, clouds: readonly SiteCloud[]): Promise<string> => {
    const asked = await requestPublication(world.context, world.owner, siteId, clouds)
    return asked.ok ? 'not refused' : asked.message
  }

  it('uses them, while the other targets use the site’s own', async () => {
    const { _id, rootSlug } = await world.newSite()
    const own = store({ siteName: 'Green Thumb in Bath', rootSlug: `${rootSlug}-bath` })
    const { targets } = await planPublicationOf(world.context, world.owner.accountId, {
      siteId: _id,
      clouds: [own],
    })
    expect(targets[0]).toMatchObject({ error: null, unchanged: 0 })
    expect((await world.site(_id)).cloud).toBeNull()
    const site = await world.publish(_id, [builtin, own])
    expect(site.cloud).toBe('builtin')
    expect(at(site, 's3')).toMatchObject({ siteName: 'Green Thumb in Bath', rootSlug: `${rootSlug}-bath` })
    expect(at(site, 's3')?.url).toContain(`/${bucket}/${rootSlug}-bath/`)
    expect(await home(site, 's3')).toEqual({
      status: 200,
      title: 'Green Thumb in Bath: gardens',
    })
    expect(at(site, 'builtin')).toMatchObject({ siteName: null })
    expect(await home(site, 'builtin')).toEqual({
      status: 200,
      title: 'Green Thumb: gardens',
    })
    expect((await fetch(`${endpoint}/${bucket}/${rootSlug}/index.html`)).status).not.toBe(200)
  })

  it('keeps them until others are given; only pages that show the name change', async () => {
    const { _id, pages } = await world.newSite()
    const all = await sent(_id, { siteName: 'Bath' })
    expect(all).toBeGreaterThan(pages.length)
    expect(await sent(_id)).toBe(0)
    const plan = () =>
      planPublicationOf(world.context, world.owner.accountId, {
        siteId: _id,
        clouds: [store({ siteName: 'Wells' })],
      })
    const changed = (await plan()).targets[0]?.changed ?? 0
    expect(changed).toBeGreaterThan(0)
    expect(await sent(_id, { siteName: 'Wells' })).toBe(changed)
    expect(await home(await world.site(_id), 's3')).toMatchObject({ title: 'Wells: gardens' })
    await sent(_id, { siteName: null })
    await patchSite(world.context, world.owner, _id, { siteName: 'Renamed' })
    await sent(_id)
    expect(await home(await world.site(_id), 's3')).toMatchObject({
      title: 'Renamed: gardens',
    })
  })

  it('can’t be moved or share another site’s folder', async () => {
    const { _id, rootSlug } = await world.newSite()
    await sent(_id, { rootSlug: `${rootSlug}-here` })
    expect(await refused(_id, [store({ rootSlug: `${rootSlug}-there` })])).toMatch(/can’t be changed/)
    expect(await sent(_id, { rootSlug: `${rootSlug}-here` })).toBe(0)
    const other = await world.newSite()
    expect(await refused(other._id, [store({ rootSlug: `${rootSlug}-here` })])).toMatch(
      /^The site “Green Thumb” already uses “.*-here” in .*\. Choose another root slug/,
    )
    const [one, two] = await Promise.all(
      [other._id, (await world.newSite())._id].map((id) =>
        refused(id, [store({ rootSlug: `${rootSlug}-race` })]),
      ),
    )
    expect([one, two].filter((said) => said === 'not refused')).toHaveLength(1)
  })

  it.each([
    [store({ siteName: ' ' }), 'Site Name should be no empty'],
    [store({ rootSlug: '' }), 'Root Slug should be no empty.'],
    [store({ rootSlug: '../up' }), /^Use up to 80 lowercase letters, digits/],
    [{ ...builtin, rootSlug: 'elsewhere' }, 'On the built-in host, a site uses its own root slug.'],
  ] as const)('rejects %j', async (cloud, sentence) => {
    const { _id } = await world.newSite()
    expect(await refused(_id, [cloud])).toMatch(sentence)
    expect((await world.site(_id)).targets).toEqual([])
  })

  it('is removed with its site', async () => {
    const { _id, rootSlug } = await world.newSite()
    await sent(_id, { rootSlug: `${rootSlug}-gone` })
    const address = `${endpoint}/${bucket}/${rootSlug}-gone/index.html`
    expect((await fetch(address)).status).toBe(200)
    await removeSite(world.context, world.owner, _id)
    const { id } = await world.database.db
      .selectFrom('runs')
      .select('id')
      .where('subjectId', '=', _id)
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow()
    await runPublication(world.context, id, noStop)
    expect((await fetch(address)).status).not.toBe(200)
  })
})
