import { limits } from '@web2/contract/core'
import type { CachedData, CachedPage } from '@web2/contract/sites'
import { workingDiff } from '@web2/site'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { moduleUses } from '../documents/section-uses.ts'
import { pagesUsingImage, shownStems } from '../../media/library/image-uses.ts'
import { purgeCopies } from '../working-copies/discard-copy.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
let siteId: string
let made = 0

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const cached = (method: string, body?: object, user = ann, id = siteId) =>
  ask(method, `cached-data/${id}`, body, user)
const copyOf = async (id = siteId) => (await cached('GET', undefined, ann, id)).body as CachedData
const pageNamed = async (slug: string): Promise<CachedPage> => {
  const page = (await copyOf()).pages.find((each) => each.slug === slug)
  if (!page) throw new Error(`No page ${slug}`)
  return page
}
const siteNow = async () => (await ask('GET', `cloud-builder/${siteId}`)).body
const save = async (more: object = {}) =>
  ask('PATCH', `cloud-builder/${siteId}`, {
    siteId,
    cachedData: true,
    pages: workingDiff((await copyOf()).pages),
    ...more,
  })
const contentOf = async (pageId: string) =>
  (await ask('GET', `cached-data/${siteId}?pageId=${pageId}`)).body.pages.find(
    ({ _id }: CachedPage) => _id === pageId,
  ).html as string

beforeEach(async () => {
  made += 1
  const answer = await ask('POST', 'cloud-builder', {
    siteName: `Site ${made}`,
    rootSlug: `site-${made}`,
    pages: [
      { name: 'Home', slug: 'home', html: '<p>home as saved</p>' },
      { name: 'About', slug: 'about', html: '<p>about as saved</p>' },
    ],
  })
  siteId = answer.body.site._id
})

it('returns the pages of a site unchanged, and the first with its html', async () => {
  const { pages, isChanged } = await copyOf()
  expect(isChanged).toBe(false)
  expect(pages).toMatchObject([
    {
      name: 'Home',
      slug: 'home',
      location: '/',
      isDefault: true,
      isDisabled: true,
      isEdit: true,
      newAddedPage: false,
    },
    { name: 'About', slug: 'about', location: '/about/', isDefault: false, isDisabled: true, isEdit: true },
  ])
  expect(pages.map(({ _id, pageId }) => _id === pageId)).toEqual([true, true])
  expect(pages.map(({ html }) => html?.includes('home as saved'))).toEqual([true, undefined])
})

it('stores all work on pages, and leaves the site unchanged until it is saved', async () => {
  const [home, about] = (await copyOf()).pages
  await cached('PATCH', { pages: [{ _id: home!._id, html: '<p>home as written</p>' }] })
  await cached('PATCH', { pages: [{ name: 'Team', key: 'team', parentId: about!._id }] })
  await cached('PATCH', { pages: [{ _id: about!._id, name: 'About us' }] })
  const copy = await copyOf()
  expect(copy).toMatchObject({ isChanged: true, revision: 3 })
  expect(copy.pages).toMatchObject([
    { name: 'Home', changes: ['html'] },
    { name: 'About us', changes: ['name'] },
    { name: 'Team', location: '/about/team/', isDisabled: false, newAddedPage: true, pageId: null },
  ])
  const { site, firstPage } = await siteNow()
  expect(site.pages.map(({ name }: { name: string }) => name)).toEqual(['Home', 'About'])
  expect(firstPage.html).toContain('home as saved')

  const saved = await save()
  expect(saved.body.site.pages).toMatchObject([{ name: 'Home' }, { name: 'About us' }, { name: 'Team' }])
  expect(saved.body.site.pages[2]._id).toBe(copy.pages[2]!._id)
  expect((await siteNow()).firstPage.html).toContain('home as written')
  expect((await copyOf()).isChanged).toBe(false)
})

it('returns html only where it changed, and keeps revisions of open editors valid', async () => {
  const home = await pageNamed('home')
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: home._id, revision: home.revision, html: '<p>new</p>' }] })
  const { revision } = await pageNamed('home')
  const { updated } = workingDiff((await copyOf()).pages)
  expect(updated).toEqual([{ _id: home._id, name: 'Home', slug: 'home', cached: true }])
  await save()
  expect((await pageNamed('home')).revision).toBe(revision)
  expect((await pageNamed('about')).revision).toBe(about.revision)
  expect((await cached('PATCH', { pages: [{ _id: home._id, revision, html: '<p>newer</p>' }] })).status).toBe(
    200,
  )
  expect((await pageNamed('home')).changes).toEqual(['html'])
})

it('rejects content based on an older revision, and changes nothing', async () => {
  const home = await pageNamed('home')
  await cached('PATCH', { pages: [{ _id: home._id, revision: home.revision, html: '<p>first</p>' }] })
  const second = {
    pages: [
      { _id: home._id, revision: home.revision, html: '<p>second</p>' },
      { name: 'New', slug: 'new' },
    ],
  }
  expect(await cached('PATCH', second)).toMatchObject({
    status: 409,
    body: { data: { id: 'changed-meanwhile' } },
  })
  expect((await copyOf()).pages).toHaveLength(2)
  expect(await contentOf(home._id)).toContain('first')
  expect((await cached('PUT', { revision: 0, pages: [] })).status).toBe(409)
  expect((await cached('PUT', { revision: 1, pages: [] })).status).toBe(200)
  expect((await copyOf()).isChanged).toBe(false)
})

it('accepts a whole copy as it was returned', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: about._id, name: 'About us' }] })
  const copy = await copyOf()
  expect((await cached('PUT', copy)).body).toMatchObject({ _id: siteId })
  expect((await copyOf()).pages).toEqual(
    copy.pages.map((page) => ({ ...page, revision: expect.any(String) })),
  )
})

it('a deleted page remains until the save, a deleted new one goes at once', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ name: 'New', slug: 'new', parentId: about._id }] })
  const added = await pageNamed('new')
  await cached('PATCH', { pages: [{ _id: about._id, isDeleted: true }] })
  expect((await copyOf()).pages).toMatchObject([
    { slug: 'home' },
    { slug: 'new', parentId: null, location: '/new/' },
    { slug: 'about', isDeleted: true },
  ])
  await cached('PATCH', { pages: [{ _id: added._id, isDeleted: true }] })
  expect((await copyOf()).pages.map(({ slug }) => slug)).toEqual(['home', 'about'])
  const home = await pageNamed('home')
  expect((await cached('PATCH', { pages: [{ _id: home._id, isDeleted: true }] })).status).toBe(400)
  expect((await save()).body.site.pages).toMatchObject([{ slug: 'home' }])
  expect((await copyOf()).pages.map(({ slug }) => slug)).toEqual(['home'])
})

it('restores a deleted page', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: about._id, isDeleted: true }] })
  await cached('PATCH', { pages: [{ _id: about._id, isDeleted: false }] })
  expect(await copyOf()).toMatchObject({ isChanged: false, pages: [{ slug: 'home' }, { slug: 'about' }] })
})

it('saves the page tree as a whole, independent of the order of moves', async () => {
  for (const slug of ['a', 'b', 'c']) await cached('PATCH', { pages: [{ name: slug, slug }] })
  await save()
  const ids = Object.fromEntries((await copyOf()).pages.map(({ slug, _id }) => [slug, _id]))
  await cached('PATCH', { pages: [{ _id: ids.c, position: 1 }] })
  await cached('PATCH', {
    pages: [
      { _id: ids.b, parentId: ids.c },
      { _id: ids.a, parentId: ids.b },
    ],
  })
  await cached('PATCH', { pages: [{ _id: ids.about, isDefault: true }] })
  const wanted = (await copyOf()).pages.map(({ slug, location }) => [slug, location])
  expect(wanted).toEqual([
    ['about', '/'],
    ['home', '/home/'],
    ['c', '/c/'],
    ['b', '/c/b/'],
    ['a', '/c/b/a/'],
  ])
  expect((await save()).status).toBe(200)
  const after = await copyOf()
  expect(after.isChanged).toBe(false)
  expect(after.pages.map(({ slug, location }) => [slug, location])).toEqual(wanted)
})

it('copies a page with its unsaved changes', async () => {
  const home = await pageNamed('home')
  await cached('PATCH', { pages: [{ _id: home._id, html: '<p>unsaved</p>' }] })
  await cached('PATCH', { pages: [{ isDuplicated: true, pageId: home._id, name: 'Copy', slug: 'copy' }] })
  const copy = await pageNamed('copy')
  expect(copy).toMatchObject({ isDuplicated: true, newAddedPage: true })
  expect(await contentOf(copy._id)).toContain('unsaved')
})

it('reports which fields are invalid', async () => {
  const about = await pageNamed('about')
  const clash = await cached('PATCH', { pages: [{ _id: about._id, slug: 'home' }] })
  expect(clash.body.errors['pages.0.slug']).toBe('Please use unique slug')
  const empty = await cached('PATCH', { pages: [{ name: '', slug: '' }] })
  expect(empty.body.errors).toEqual({
    'pages.0.name': 'Page Name should be no empty',
    'pages.0.slug': 'Page Slug should be no empty',
  })
  expect((await cached('PATCH', { pages: [{ _id: about._id, parentId: about._id }] })).status).toBe(400)
  expect((await copyOf()).isChanged).toBe(false)
})

it('merges changes of the site into unchanged pages', async () => {
  const [home, about] = (await copyOf()).pages
  await cached('PATCH', { pages: [{ _id: about!._id, html: '<p>mine</p>' }] })
  await ask('PUT', `cloud-builder/${siteId}`, { _id: home!._id, html: '<p>theirs</p>' })
  await ask('PATCH', `cloud-builder/${siteId}`, { siteId, pages: { added: [{ name: 'API', slug: 'api' }] } })
  expect((await copyOf()).pages.map(({ slug }) => slug)).toEqual(['home', 'about', 'api'])
  expect(await contentOf(home!._id)).toContain('theirs')
  expect((await save()).status).toBe(200)
  expect((await siteNow()).firstPage.html).toContain('theirs')
})

it('reports a conflict on pages changed on both sides, and the user decides', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: about._id, html: '<p>mine</p>' }] })
  await ask('PUT', `cloud-builder/${siteId}`, { _id: about._id, html: '<p>theirs</p>' })
  const refused = await save()
  expect(refused.status).toBe(409)
  expect(refused.body.errors[`pages.${about._id}`]).toContain('“About”')
  expect(await contentOf(about._id)).toContain('mine')
  expect((await save({ overwrite: [about._id] })).status).toBe(200)
  expect((await copyOf()).isChanged).toBe(false)
  expect(await contentOf(about._id)).toContain('mine')
})

it('restores edits of a deleted page as a new page', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: about._id, html: '<p>still here</p>' }] })
  await ask('PATCH', `cloud-builder/${siteId}`, { siteId, pages: { deleted: [about._id] } })
  expect(await pageNamed('about')).toMatchObject({ isDuplicated: true, isEdit: false })
  expect((await save()).body.site.pages).toMatchObject([{ slug: 'home' }, { slug: 'about' }])

  const again = await pageNamed('about')
  await ask('PATCH', `cloud-builder/${siteId}`, { siteId, pages: { deleted: [again._id] } })
  const late = { _id: again._id, revision: again.revision, html: '<p>written late</p>' }
  expect((await cached('PATCH', { pages: [late] })).status).toBe(200)
  expect(await contentOf((await pageNamed('recovered-page'))._id)).toContain('written late')
})

it('belongs to its account only', async () => {
  const about = await pageNamed('about')
  expect((await cached('GET', undefined, bob)).status).toBe(404)
  expect((await cached('PATCH', { pages: [{ _id: about._id, name: 'X' }] }, bob)).status).toBe(404)
  expect((await cached('DELETE', undefined, bob)).status).toBe(404)
  await cached('PATCH', { pages: [{ _id: about._id, name: 'Mine' }] })
  expect((await ask('GET', 'cached-data', undefined, bob)).body.data).toEqual([])
  expect((await ask('GET', 'cached-data')).body.data[0]).toMatchObject({ siteId, isChanged: true })
})

it('reports a deleted site', async () => {
  await ask('DELETE', `cloud-builder/${siteId}`)
  const answer = await cached('PATCH', { pages: [{ name: 'New', slug: 'new' }] })
  expect(answer).toMatchObject({
    status: 404,
    body: { message: 'This site doesn’t exist or was deleted.' },
  })
})

it('discards unsaved changes of one page or of all', async () => {
  const [home, about] = (await copyOf()).pages
  await cached('PATCH', {
    pages: [
      { _id: home!._id, html: '<p>x</p>' },
      { _id: about!._id, name: 'Y' },
    ],
  })
  await ask('DELETE', `cached-data/${siteId}?pageId=${home!._id}`)
  expect((await copyOf()).pages.map(({ changes }) => changes)).toEqual([[], ['name']])
  expect((await cached('DELETE')).body.isChanged).toBe(true)
  expect(await copyOf()).toMatchObject({ isChanged: false, pages: [{ name: 'Home' }, { name: 'About' }] })
})

it('content equal to the site’s counts as unchanged', async () => {
  const { _id } = await pageNamed('home')
  const { document } = (await ask('GET', `cloud-builder/${siteId}?pageId=${_id}`)).body.page
  await cached('PATCH', { pages: [{ _id, html: '<p>other</p>' }] })
  expect((await copyOf()).isChanged).toBe(true)
  await cached('PATCH', { pages: [{ _id, document }] })
  expect((await copyOf()).isChanged).toBe(false)
})

it('stores no script', async () => {
  const { _id } = await pageNamed('home')
  await cached('PATCH', { pages: [{ _id, html: '<p onclick="x()">a</p><script>alert(1)</script>' }] })
  const html = await contentOf(_id)
  expect(html).toContain('<p')
  expect(html).not.toMatch(/onclick|alert/)
})

it('offers unsaved content of the previous release until the user dismisses it', async () => {
  const about = await pageNamed('about')
  const of = (user: TestUser, pageId = about._id) =>
    ask('GET', `cached-data/${siteId}?pageId=${pageId}&html=false`, undefined, user)
  const recovered = async (pageId?: string) =>
    (await of(ann, pageId)).body.pages.find(({ recovered: left }: CachedPage) => left)?.recovered
  expect(await recovered()).toBeUndefined()
  await sql`
    insert into cached_pages (account_id, user_id, key, page_id, position, page)
    values (${ann.accountId}, ${ann.userId}, ${siteId}, ${about._id}, 0, ${'{"html":"<p>left</p>"}'})`.execute(
    api.context.db,
  )
  expect(await recovered()).toMatchObject({ html: '<p>left</p>' })
  expect(await recovered((await pageNamed('home'))._id)).toBeUndefined()
  const forget = (user: TestUser) =>
    ask('DELETE', `cached-data/${siteId}?pageId=${about._id}&recovered=true`, undefined, user)
  expect((await forget(bob)).status).toBe(404)
  expect(await recovered()).toBeDefined()
  await cached('PATCH', { pages: [{ _id: about._id, name: 'Kept' }] })
  expect((await forget(ann)).status).toBe(200)
  expect(await recovered()).toBeUndefined()
  expect((await pageNamed('about')).name).toBe('Kept')
})

it('is retained while it differs from its site or was worked on, and deleted with the site', async () => {
  const about = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id: about._id, name: 'Later' }] })
  await cached('PUT', { pages: [], templateId: 1 }, ann, 'begun-only')
  await cached('PUT', { pages: [{ name: 'Start', slug: 'start' }] }, ann, 'worked-on')
  await cached('PATCH', { pages: [{ name: 'Prices', slug: 'prices' }] }, ann, 'worked-on')
  const later = () => new Date(Date.now() + limits.cachedDataKept + 1_000)
  await purgeCopies({ ...api.context, now: later })
  expect((await pageNamed('about')).name).toBe('Later')
  expect((await cached('GET', undefined, ann, 'begun-only')).status).toBe(404)
  expect((await copyOf('worked-on')).pages).toHaveLength(2)
  await sql`delete from sites where id = ${siteId}`.execute(api.context.db)
  const { rows } = await sql`select 1 from working_pages where key = ${siteId}`.execute(api.context.db)
  expect(rows).toEqual([])
})

it('keeps images and sections that only unsaved pages use', async () => {
  const stem = `/media/${ann.accountId}/${'a'.repeat(64)}`
  const section = (await ask('POST', 'cloud-modules', { name: 'Footer', html: '<p>f</p>' })).body
  const { _id } = await pageNamed('about')
  await cached('PATCH', { pages: [{ _id, html: `<img src="${stem}.webp" alt="">` }] })
  expect(await shownStems(api.context.db, ann.accountId, [stem])).toEqual(new Set([stem]))
  expect((await pagesUsingImage(api.context.db, ann.accountId, [stem])).names).toEqual([
    `Site ${made} › About (not saved)`,
  ])
  await sql`update working_pages set document = ${`{"moduleId":"${section._id}"}`} where page_id = ${_id}`.execute(
    api.context.db,
  )
  const [uses] = await moduleUses(api.context.db, ann.accountId, [section._id])
  expect(uses?.data).toEqual([
    { kind: 'site', _id: siteId, name: `Site ${made}`, pageId: _id, pageName: 'About' },
  ])
})
