import { importJsonValue } from '@web2/builder'
import type { CachedData, SitePage } from '@web2/contract/sites'
import { pageSubject } from '@web2/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

/* A page that is added without content belongs to the same business as its site. */

let api: TestApi
let ann: TestUser
let siteId: string

beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  const created = await ask('POST', 'cloud-builder', {
    ...{ siteName: 'Pipes', rootSlug: 'pipes', templateId: 'plumber' },
  })
  siteId = created.body.site._id
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object) =>
  call(api, method, `/api/${path}`, { token: ann.token, ...(body && { body }) })

const subjectOf = (document: unknown) => {
  const read = importJsonValue(document)
  if (!read.ok) throw new Error(read.detail)
  return pageSubject(read.document.page)
}
const inCopy = async (key: string, slug: string) => {
  const { pages } = (await ask('GET', `cached-data/${key}?content=false`)).body as CachedData
  const id = pages.find((page) => page.slug === slug)?._id
  const { body } = await ask('GET', `cached-data/${key}?pageId=${id}`)
  return subjectOf((body as CachedData).pages.find(({ _id }) => _id === id)?.document)
}
const plumber = { businessType: 'Plumber', isService: false }

it('a blank page in the working copy of a site has the business type of its home page', async () => {
  await ask('PATCH', `cached-data/${siteId}`, { pages: [{ name: 'Offers', slug: 'offers' }] })
  expect(await inCopy(siteId, 'offers')).toEqual(plumber)
})

it('so has one in the working copy of a new site', async () => {
  await ask('PUT', 'cached-data/new-pipes', { templateId: 'plumber', pages: [] })
  await ask('PATCH', 'cached-data/new-pipes', { pages: [{ name: 'Offers', slug: 'offers' }] })
  expect(await inCopy('new-pipes', 'offers')).toEqual(plumber)
})

it('so has one that is added to the site itself', async () => {
  const added = [{ name: 'Prices', slug: 'our-prices' }]
  const { body } = await ask('PATCH', `cloud-builder/${siteId}`, { siteId, pages: { added } })
  const id = body.site.pages.find(({ slug }: SitePage) => slug === 'our-prices')?._id
  const page = await ask('GET', `cached-data/${siteId}?pageId=${id}`)
  expect(subjectOf((page.body as CachedData).pages.find(({ _id }) => _id === id)?.document)).toEqual(plumber)
})

it('the home page may say so only in the working copy', async () => {
  const { body } = await ask('POST', 'cloud-builder', { siteName: 'Plain', rootSlug: 'plain' })
  const plain = body.site._id as string
  await ask('PATCH', `cached-data/${plain}`, { pages: [{ name: 'One', slug: 'one' }] })
  expect(await inCopy(plain, 'one')).toMatchObject({ businessType: 'LocalBusiness' })
  const copy = (await ask('GET', `cached-data/${plain}`)).body as CachedData
  const home = copy.pages.find(({ isDefault }) => isDefault)!
  const html =
    '<html><head><meta name="business-type" content="Dentist"></head><body><p>Teeth</p></body></html>'
  await ask('PATCH', `cached-data/${plain}`, { pages: [{ _id: home._id, html, revision: home.revision }] })
  await ask('PATCH', `cached-data/${plain}`, { pages: [{ name: 'Two', slug: 'two' }] })
  expect(await inCopy(plain, 'two')).toMatchObject({ businessType: 'Dentist' })
})
