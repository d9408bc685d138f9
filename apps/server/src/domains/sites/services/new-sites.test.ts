import type { CachedData, CachedPage } from '@web2/contract/sites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

/* Working copies of sites that were never saved, with the client's own keys. */

let api: TestApi
let ann: TestUser
let bob: TestUser
let siteId: string
const made = 1

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
  siteId = (await ask('POST', 'cloud-builder', { siteName: 'Saved', rootSlug: 'saved' })).body.site._id
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const cached = (method: string, body?: object, user = ann, id = '') =>
  ask(method, `cached-data/${id}`, body, user)
const copyOf = async (id: string) => (await cached('GET', undefined, ann, id)).body as CachedData

it('keeps an unsaved site under the client’s key until it is created from it', async () => {
  const key = `new-${made}`
  await cached(
    'PUT',
    { pages: [{ _id: 'first', name: 'Start', slug: 'start', html: '<p>begun</p>' }] },
    ann,
    key,
  )
  await cached(
    'PATCH',
    { pages: [{ _id: 'second', name: 'More', slug: 'more', parentId: 'first' }] },
    ann,
    key,
  )
  const { pages } = await copyOf(key)
  expect(pages).toMatchObject([
    { _id: 'first', isDefault: true, newAddedPage: true, isDisabled: false },
    { _id: 'second', location: '/more/', isDefault: false },
  ])
  const created = await ask('POST', 'cloud-builder', {
    siteName: 'From cached data',
    rootSlug: key,
    cachedData: key,
    pages: pages.map(({ _id, name, slug, parentId }) => ({ _id, name, slug, parentId })),
  })
  expect(created.body.site.pages).toMatchObject([{ slug: 'start' }, { slug: 'more' }])
  const { firstPage } = (await ask('GET', `cloud-builder/${created.body.site._id}`)).body
  expect(firstPage.html).toContain('begun')
  expect((await cached('GET', undefined, ann, key)).status).toBe(404)
})

it('a new site starts with its template’s pages, whose id may be a number, and resets to blank', async () => {
  const key = `begun-${made}`
  const begin = (body: object) => cached('PUT', { pages: [], ...body }, ann, key)
  const nap = (await ask('POST', 'naps', { businessName: 'Green Acre', address1: '1 Hill', phone: '1' })).body
  const { body } = await begin({ templateId: 'garden', napId: nap._id })
  expect(body).toMatchObject({ templateId: 'garden', napId: nap._id })
  expect(body.pages.length).toBeGreaterThan(1)
  expect((await begin({ templateId: 1 })).body).toMatchObject({ templateId: '1', pages: [{ slug: 'home' }] })
  expect((await begin({ templateId: 'no such' })).body.errors).toHaveProperty('templateId')
  expect((await begin({ templateId: 1, napId: siteId })).status).toBe(400)
  expect((await copyOf(key)).templateId).toBe('1')
  const theirs = (await ask('POST', 'cloud-templates', { name: 'Theirs', html: '<p>x</p>' }, bob)).body._id
  const pages = [{ name: 'Home', slug: 'home', html: '<p>mine</p>' }]
  expect((await begin({ templateId: theirs, pages })).body.errors).toHaveProperty('templateId')
  const numbered = { siteName: 'Numbered', rootSlug: `numbered-${made}`, templateId: 1 }
  expect((await ask('POST', 'cloud-builder', numbered)).body.site.pages).toHaveLength(1)
})

it('a template of a trade brings its theme, its pages below others, and those outside the navigation', async () => {
  const key = `trade-${made}`
  const begun = (await cached('PUT', { pages: [], templateId: 'plumber' }, ann, key)).body as CachedData
  const created = await ask('POST', 'cloud-builder', {
    ...{ siteName: 'Trade', rootSlug: key, templateId: 'plumber' },
  })
  const site = (await ask('GET', `cloud-builder/${created.body.site._id}`)).body.site
  for (const { pages, theme } of [begun, site] as readonly Pick<CachedData, 'pages' | 'theme'>[]) {
    expect(theme?.name).toBe('Enamel')
    const services = pages.find(({ slug }) => slug === 'services')
    expect(pages.filter(({ parentId }) => parentId === services?._id).length).toBeGreaterThan(3)
    expect(pages.find(({ slug }) => slug === 'thank-you')).toMatchObject({ inNavigation: false })
  }
})

it('blank or changed pages of a new site become copies, unchanged template pages do not', async () => {
  const key = `copies-${made}`
  const flags = async () =>
    Object.fromEntries(
      (await copyOf(key)).pages.map(({ slug, isDuplicated }: CachedPage) => [slug, isDuplicated]),
    )
  await cached('PUT', { pages: [], templateId: 1 }, ann, key)
  expect(await flags()).toEqual({ home: true })
  await cached('PUT', { pages: [], templateId: 'garden' }, ann, key)
  await cached('PATCH', { pages: [{ name: 'Prices', slug: 'prices' }] }, ann, key)
  const { pages } = (await cached('GET', undefined, ann, key)).body
  const about = pages.find(({ slug }: CachedPage) => slug === 'about')
  const write = (document: unknown) => cached('PATCH', { pages: [{ _id: about._id, document }] }, ann, key)
  const before = (await call(api, 'GET', `/api/cached-data/${key}?pageId=${about._id}`, { token: ann.token }))
    .body
  const original = before.pages.find(({ _id }: CachedPage) => _id === about._id).document
  expect(await flags()).toEqual({ home: false, services: false, about: false, contact: false, prices: true })
  await cached('PATCH', { pages: [{ _id: about._id, html: '<p>Ours</p>' }] }, ann, key)
  expect(await flags()).toMatchObject({ about: true, home: false })
  await write(original)
  expect(await flags()).toMatchObject({ about: false })
})

it('multi_delete discards several, and skips missing ones and those of others', async () => {
  const keys = [`one-${made}`, `two-${made}`]
  for (const key of keys) await cached('PUT', { pages: [], templateId: 1 }, ann, key)
  const remove = async (user: TestUser) =>
    (await call(api, 'DELETE', `/api/cached-data?multi_delete=${keys.join(',')},none`, { token: user.token }))
      .body
  expect(await remove(bob)).toEqual([])
  expect((await remove(ann)).map(({ _id }: { _id: string }) => _id)).toEqual(keys)
  expect((await cached('GET', undefined, ann, keys[0])).status).toBe(404)
})

it('creates a template’s pages in the look that is asked for, and refuses an unknown one', async () => {
  const wanted = { siteName: 'Harbor', templateId: 'garden' }
  const created = await ask('POST', 'cloud-builder', { ...wanted, rootSlug: 'harbor', look: 'harbor' })
  expect(created.body.site.pages).toMatchObject([
    { slug: 'home', title: expect.stringContaining('{nap.') as string },
    {},
    {},
    {},
  ])
  const { firstPage } = (await ask('GET', `cloud-builder/${created.body.site._id}`)).body
  expect(firstPage.html).toContain('#12324f')
  expect(firstPage.html).not.toContain('#14432f')
  const unknown = await ask('POST', 'cloud-builder', { ...wanted, rootSlug: 'unknown', look: 'no such' })
  expect(unknown).toMatchObject({ status: 400, body: { errors: { look: expect.any(String) as string } } })
})
