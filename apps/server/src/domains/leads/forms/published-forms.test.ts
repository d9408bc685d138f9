import { randomBytes } from 'node:crypto'
import type { Site, SiteCloud } from '@web2/contract/sites'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedObjectStore } from '../../../testing/shared-object-store.ts'
import { heldByHost } from '../../../testing/worlds/host-kinds.ts'
import { createWorld, noStop, type World } from '../../../testing/worlds/publishing-world.ts'
import { createCloudAccount } from '../../clouds/create-cloud-account.ts'
import { planPublicationOf } from '../../publishing/publications/plan-publication.ts'
import { requestPublication } from '../../publishing/publications/request-publication.ts'
import { reviewSite } from '../../publishing/publications/review-site.ts'
import { runPublication } from '../../publishing/run/run-publication.ts'
import { zipFiles } from '../../publishing/zip-downloads/zip-files.ts'
import { createSite } from '../../sites/create-site.ts'
import { patchSite } from '../../sites/patch-site.ts'
import { markMovedForms } from '../../sites/moved-forms.ts'
import { putPage } from '../../sites/pages/put-page.ts'
import { maybeSiteRow } from '../../sites/site-summary.ts'
import { formKeyOf } from './form-keys.ts'
import { readFormToken } from './form-token.ts'

const store = await sharedObjectStore()
const publicStore = 'https://sites.example.com'
let world: World
beforeAll(async () => {
  world = await createWorld('unavailable' in store ? [] : [new URL(store.endpoint).host])
})
afterAll(() => world.end())

const form =
  '<form action="lead:" name="ask" data-thank-you-page="/thanks"><label>Your name <input required></label></form>'

let made = 0
const blankSite = (): Promise<Site> =>
  createSite(world.context, world.owner, {
    siteName: 'Green Thumb',
    rootSlug: `forms-${(made += 1)}`,
    napId: null,
    email: 'a@b.c',
  })

/** Creates a site with a form on its home page, and two pages without one. */
const newSite = async (): Promise<Site> => {
  const site = await patchSite(world.context, world.owner, (await blankSite())._id, {
    pages: {
      added: [
        { _id: 'thanks', name: 'Thanks', slug: 'thanks' },
        { _id: 'about', name: 'About', slug: 'about' },
      ],
    },
  })
  const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? ''
  await putPage(world.context, world.owner, site._id, { _id: home, html: form })
  return site
}

const rowOf = async ({ _id }: Site) => {
  const row = await maybeSiteRow(world.database.db, { siteId: _id, accountId: world.owner.accountId })
  if (!row) throw new Error('There is no such site')
  return row
}

const valueOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

/** Returns where the form in a page posts to, and what its token names. */
const readForm = (html: string) => {
  const [, url = '', id = ''] = /<form action="(.*\/f\/([^"]*))"/.exec(html) ?? []
  const token = readFormToken([formKeyOf(world.context.config.appSecret)], id, valueOf(html, '_token'))
  return { url, id, token, page: valueOf(html, '_page') }
}

const registered = (formId: string) =>
  world.database.db
    .selectFrom('leadFormTargets')
    .selectAll()
    .where('formId', '=', formId)
    .orderBy('thankYouUrl')
    .execute()

const withPublicUrl = (publicUrl: string): World['context'] => ({
  ...world.context,
  config: { ...world.context.config, publicUrl },
})

describe('a published form', () => {
  it('posts to the installation, which knows it before the page is public', async () => {
    const site = await newSite()
    const live = await world.publish(site._id)
    const html = await (await fetch(live.siteLink ?? '')).text()
    const { url, id, token, page } = readForm(html)
    expect(url).toBe(`${world.context.config.publicUrl}/f/${id}`)
    expect(page).toBe('')
    expect(html).toContain('<meta name="referrer" content="no-referrer-when-downgrade">')
    const row = await world.database.db
      .selectFrom('leadForms')
      .innerJoin('leadFormVersions', 'leadFormVersions.formId', 'leadForms.id')
      .select(['leadForms.accountId', 'leadForms.siteId', 'leadForms.version', 'leadFormVersions.definition'])
      .where('leadForms.id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      accountId: world.owner.accountId,
      siteId: site._id,
      version: token?.version,
      definition: { fields: [{ name: 'your-name', label: 'Your name', type: 'text', required: true }] },
    })
    expect(await registered(id)).toMatchObject([
      { targetId: live.targets[0]?._id, thankYouUrl: `${live.siteLink ?? ''}thanks/` },
    ])
    expect(token?.targetId).toBe(live.targets[0]?._id)
  })

  it('keeps its id and its earlier versions when it changes', async () => {
    const site = await newSite()
    const before = readForm(await (await fetch((await world.publish(site._id)).siteLink ?? '')).text())
    const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? ''
    await putPage(world.context, world.owner, site._id, {
      _id: home,
      html: form.replace('Your name', 'Name'),
    })
    const after = readForm(await (await fetch((await world.publish(site._id)).siteLink ?? '')).text())
    expect(after.id).toBe(before.id)
    const versions = await world.database.db
      .selectFrom('leadFormVersions')
      .select('version')
      .where('formId', '=', after.id)
      .execute()
    expect(versions.map(({ version }) => version).sort()).toEqual(
      [before.token?.version, after.token?.version].sort(),
    )
  })

  it('is listed with its page, also after that has moved', async () => {
    const site = await newSite()
    const about = site.pages.find(({ name }) => name.startsWith('About'))?._id ?? ''
    await putPage(world.context, world.owner, site._id, { _id: about, html: form })
    const places = () =>
      world.database.db
        .selectFrom('leadForms')
        .select(['place', 'pagePath'])
        .where('siteId', '=', site._id)
        .orderBy('pagePath')
        .execute()
    await world.publish(site._id)
    expect(await places()).toEqual([
      { place: 'page', pagePath: '' },
      { place: 'page', pagePath: 'about/' },
    ])
    await patchSite(world.context, world.owner, site._id, {
      pages: { updated: [{ _id: about, slug: 'team' }] },
    })
    await world.publish(site._id)
    expect(await places()).toEqual([
      { place: 'page', pagePath: '' },
      { place: 'page', pagePath: 'team/' },
    ])
  })

  it('has the labels of its options, and what tells it from another one on its page', async () => {
    const site = await newSite()
    const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? ''
    const select = '<select name="s"><option value="c2">Emergency repair</option></select>'
    await putPage(world.context, world.owner, site._id, {
      _id: home,
      html: `<h2>Ask {site.name}</h2>${form}<h2>Call me</h2>${form.replace('</form>', `${select}</form>`)}`,
    })
    await world.publish(site._id)
    const forms = await world.database.db
      .selectFrom('leadForms')
      .select(['name', 'heading', 'position', 'fields'])
      .where('siteId', '=', site._id)
      .orderBy('position')
      .execute()
    expect(forms).toMatchObject([
      { name: 'Form', heading: 'Ask Green Thumb', position: 1 },
      { name: 'Form', heading: 'Call me', position: 2 },
    ])
    expect(forms[1]?.fields.at(-1)).toMatchObject({ options: ['c2'], optionLabels: ['Emergency repair'] })
  })

  it.skipIf('unavailable' in store)('has a thank-you page at each of two destinations', async () => {
    if ('unavailable' in store) return
    const { endpoint, accessKey, secretKey } = store
    const keys = { accessKey, secretKey, region: 'us-east-1', endpoint }
    await createCloudAccount(world.context, world.owner, { cloud: 's3', label: 'Own', ...keys })
    const buckets = [{ bucket: `forms-${randomBytes(4).toString('hex')}`, newBucket: true }]
    const clouds: SiteCloud[] = [
      { cloud: 'builtin', buckets: [] },
      { cloud: 's3', accountLabel: 'Own', buckets },
    ]
    const live = await world.publish((await newSite())._id, clouds)
    const pages = await Promise.all(
      live.targets.map(async ({ url }) => readForm(await (await fetch(url ?? '')).text())),
    )
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
    expect(pages.map(({ token }) => token?.targetId)).toEqual(live.targets.map(({ _id }) => _id))
    const targets = await registered(pages[0]?.id ?? '')
    expect(targets.map(({ thankYouUrl }) => thankYouUrl).sort()).toEqual(
      live.targets
        .map(
          ({ url }) =>
            `${url?.replace(/index\.html$/, '') ?? ''}thanks/${url?.endsWith('.html') ? 'index.html' : ''}`,
        )
        .sort(),
    )
  })

  it('makes its page out of date, and no other, when PUBLIC_URL changes', async () => {
    const site = await newSite()
    const live = await world.publish(site._id)
    const other = await world.publish((await blankSite())._id)
    const moved = withPublicUrl('http://localhost:9999')
    await markMovedForms(moved.db, moved.config)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: true, targets: [{ formsMoved: true }] })
    expect(await world.site(other._id)).toMatchObject({ isOutdated: false, targets: [{ formsMoved: false }] })

    const plan = await planPublicationOf(moved, world.owner.accountId, { siteId: site._id })
    expect(plan.targets).toMatchObject([{ added: 0, changed: 1, deleted: 0 }])

    await markMovedForms(world.context.db, world.context.config)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: false, siteLink: live.siteLink })
  })

  it('makes its page out of date when the key of its token is lost, and no other page', async () => {
    const site = await newSite()
    await world.publish(site._id)
    const other = await world.publish((await blankSite())._id)
    await markMovedForms(world.context.db, world.context.config)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: false })

    await world.database.db.deleteFrom('leadFormKeys').execute()
    await markMovedForms(world.context.db, world.context.config)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: true, targets: [{ formsMoved: true }] })
    expect(await world.site(other._id)).toMatchObject({ isOutdated: false })

    await world.publish(site._id)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: false, targets: [{ formsMoved: false }] })
  })

  it('makes a restored page out of date that posts to a previous PUBLIC_URL', async () => {
    const site = await newSite()
    const before = withPublicUrl('http://localhost:9999')
    const asked = await requestPublication(before, world.owner, site._id, [{ cloud: 'builtin', buckets: [] }])
    if (!asked.ok) throw new Error(asked.message)
    await runPublication(before, asked.site.runId ?? '', noStop)
    expect(await world.site(site._id)).toMatchObject({ targets: [{ formsMoved: false }] })
    const live = await world.publish(site._id)
    expect(live.targets).toMatchObject([{ formsMoved: false }])

    await world.restoreFirst(site._id)
    const { url, id, token } = readForm(await (await fetch(live.siteLink ?? '')).text())
    expect(url).toBe(`http://localhost:9999/f/${id}`)
    expect(await world.site(site._id)).toMatchObject({ isOutdated: true, targets: [{ formsMoved: true }] })
    const versions = await world.database.db
      .selectFrom('leadFormVersions')
      .select('version')
      .where('formId', '=', id)
      .execute()
    expect(versions).toContainEqual({ version: token?.version })
  })

  it('is known for a zip file with and without a URL', async () => {
    const site = await newSite()
    const context = withPublicUrl('https://app.example.com')
    const read = async (address: string) => {
      const { files, close } = await zipFiles(context, await rowOf(site), address)
      let html = ''
      for await (const { path, body } of files) if (path === 'index.html') html = String(body())
      await close()
      return readForm(html)
    }
    const [without, withUrl] = [await read(''), await read(`${publicStore}/`)]
    expect(without.url).toBe(`https://app.example.com/f/${without.id}`)
    expect(withUrl.id).toBe(without.id)
    expect(await registered(without.id)).toMatchObject([
      { targetId: without.token?.targetId, baseUrl: '', thankYouUrl: '' },
      { targetId: withUrl.token?.targetId, thankYouUrl: `${publicStore}/thanks/` },
    ])
  })
})

describe('a form that can’t reach the installation', () => {
  it('is an error of a zip file, which names PUBLIC_URL, and none on this computer', async () => {
    const site = await newSite()
    const review = await reviewSite(world.context, await rowOf(site), { zip: { baseUrl: null } })
    expect(review.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'form-unreachable', field: 'form', message: expect.stringContaining('PUBLIC_URL') as string },
    ])
    const local = await reviewSite(world.context, await rowOf(site), {
      clouds: [{ cloud: 'builtin', buckets: [] }],
    })
    expect(local.errors).toBe(0)
    const { files, close } = await zipFiles(world.context, await rowOf(site), '')
    for await (const { path, body } of files)
      if (path === 'index.html') expect(String(body())).not.toMatch(/\/f\/|lead:|_token/)
    await close()
  })

  it('stops a publication to a public destination until the error is accepted', async () => {
    const site = await newSite()
    await createCloudAccount(world.context, world.owner, {
      cloud: 's3',
      label: 'Public',
      accessKey: 'a',
      secretKey: 'b',
      region: 'us-east-1',
      endpoint: publicStore,
    })
    const clouds: SiteCloud[] = [{ cloud: 's3', accountLabel: 'Public', buckets: [{ bucket: 'pages' }] }]
    const ask = (accepted: readonly string[]) =>
      requestPublication(world.context, world.owner, site._id, clouds, { gate: { accepted } })
    await expect(ask([])).rejects.toMatchObject({ code: 409 })
    const { issues } = await reviewSite(world.context, await rowOf(site), { clouds })
    expect(issues.map(({ code }) => code)).toContain('form-unreachable')
    expect((await ask(issues.map(({ id }) => id))).ok).toBe(true)
  })

  it('gets its email address instead, if it has one', async () => {
    const site = await newSite()
    const home = site.pages.find(({ isDefault }) => isDefault)?._id ?? ''
    const html = form.replace('lead:', 'lead:mailto:{email}?subject=Hi')
    await putPage(world.context, world.owner, site._id, { _id: home, html })
    const review = await reviewSite(world.context, await rowOf(site), { zip: { baseUrl: null } })
    expect(review.issues.map(({ code, severity }) => [code, severity])).toContainEqual([
      'form-mailto',
      'warning',
    ])
    const { files, close } = await zipFiles(world.context, await rowOf(site), '')
    for await (const { path, body } of files)
      if (path === 'index.html') expect(String(body())).toContain('action="mailto:a@b.c?subject=Hi"')
    await close()
  })
})

describe('a form of a shared template', () => {
  it('is published without an email address', async () => {
    const site = await patchSite(world.context, world.owner, (await world.newSite())._id, { email: '' })
    await world.publish(site._id)
    const pages = [...(await heldByHost(world, site.rootSlug))].filter(([path]) => path.endsWith('.html'))
    const withForm = pages.filter(([, bytes]) => bytes.includes('/f/'))
    expect(withForm.map(([path]) => path)).toContain('contact/index.html')
    const ids = withForm.flatMap(([, bytes]) =>
      [...String(bytes).matchAll(/\/f\/([\w-]+)"/g)].map(([, id]) => id),
    )
    expect(ids.length).toBeGreaterThan(0)
    const known = await world.database.db
      .selectFrom('leadForms')
      .select('id')
      .where('siteId', '=', site._id)
      .execute()
    expect(new Set(known.map(({ id }) => id))).toEqual(new Set(ids))
  })
})
