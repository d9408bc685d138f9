import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const uses = async (user: TestUser, siteId: string, ids: string) =>
  (await call(api, 'GET', `/api/style-uses?siteId=${siteId}&ids=${ids}`, { token: user.token })).body

it('returns the pages of a site, as its working copy has them, and the sections that use styles', async () => {
  const { site } = (
    await call(api, 'POST', '/api/cloud-builder', {
      token: ann.token,
      body: {
        siteName: 'Zoo',
        rootSlug: 'zoo-styles',
        pages: [
          { name: 'Home', slug: 'home', html: '<h1 class="wide s-hero">One</h1>' },
          { name: 'About', slug: 'about', html: '<p class="s-hero-2">Two</p>' },
          { name: 'Shop', slug: 'shop', html: '<p class="s-hero">Three</p>' },
        ],
      },
    })
  ).body
  await call(api, 'POST', '/api/cloud-modules', {
    token: ann.token,
    body: { name: 'Footer', html: '<p class="s-quiet">Small</p>' },
  })
  const copy = (await call(api, 'GET', `/api/cached-data/${site._id}`, { token: ann.token })).body
  const shop = copy.pages.find(({ name }: { name: string }) => name === 'Shop')
  await call(api, 'PATCH', `/api/cached-data/${site._id}`, {
    token: ann.token,
    body: { pages: [{ _id: shop._id, html: '<p>Three</p>' }] },
  })

  const found = await uses(ann, site._id, 's-hero,s-quiet,s-none,x,H2')
  expect(found.data).toEqual([
    { _id: 's-hero', total: 1, data: [{ kind: 'page', _id: expect.any(String), name: 'Home' }] },
    { _id: 's-quiet', total: 1, data: [{ kind: 'section', _id: expect.any(String), name: 'Footer' }] },
    { _id: 's-none', total: 0, data: [] },
  ])
  expect((await uses(bob, site._id, 's-hero,s-quiet')).data).toEqual([
    { _id: 's-hero', total: 0, data: [] },
    { _id: 's-quiet', total: 0, data: [] },
  ])
})

it('returns where a design token is used, and not where one with a longer name is', async () => {
  const { site } = (
    await call(api, 'POST', '/api/cloud-builder', {
      token: ann.token,
      body: {
        siteName: 'Tokens',
        rootSlug: 'zoo-tokens',
        pages: [
          { name: 'Home', slug: 'home', html: '<h1 style="color:var(--c-leaf)">One</h1>' },
          { name: 'About', slug: 'about', html: '<h1 style="color:var(--c-leaf-2)">Two</h1>' },
          { name: 'Shop', slug: 'shop', html: '<h1 style="color:var( --c-leaf, red)">Three</h1>' },
        ],
      },
    })
  ).body
  const found = async (user: TestUser, name: string) =>
    (await call(api, 'GET', `/api/token-uses?siteId=${site._id}&name=${name}`, { token: user.token })).body
      .data
  expect(await found(ann, 'c-leaf')).toMatchObject([{ total: 2, data: [{ name: 'Home' }, { name: 'Shop' }] }])
  expect(await found(bob, 'c-leaf')).toMatchObject([{ total: 0 }])
  expect(await found(ann, '.*')).toEqual([])
})
