import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PublicationIssue, PublicationIssueGroup } from '@web2/contract/publishing'
import { requestPublication } from '../../publishing/publications/request-publication.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
beforeAll(async () => {
  api = await startTestApi({
    jobs: { enqueue: () => Promise.resolve() },
    config: { sitesPort: 42_902 },
  })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object, { token } = ann) =>
  call(api, method, `/api/${path}`, { token, ...(body && { body }) })
const builtin = [{ cloud: 'builtin', buckets: [] }] as const

const home = (text: string) => ({
  name: 'Start',
  slug: 'start',
  html: `<h1>Gardens</h1><p>${text}</p>`,
})

let made = 0
const newSite = async (text: string): Promise<{ _id: string; pages: { _id: string }[] }> => {
  const pages = [home(text)]
  const answer = await ask('POST', 'cloud-builder', { siteName: 'Green', rootSlug: `green-${++made}`, pages })
  expect(answer.status).toBe(201)
  return answer.body.site
}
const write = async (site: { _id: string; pages: { _id: string }[] }, text: string) =>
  expect(
    (await ask('PUT', `cloud-builder/${site._id}`, { _id: site.pages[0]?._id, html: `<p>${text}</p>` }))
      .status,
  ).toBe(200)
const publish = (siteId: string, acceptIssues?: readonly string[]) =>
  ask('POST', 'cloud-builder', { siteId, clouds: builtin, ...(acceptIssues && { acceptIssues }) })
const errorsIn = (body: { review: { issues: PublicationIssue[] } }) =>
  body.review.issues.filter(({ severity }) => severity === 'error').map(({ id }) => id)
const city = 'unfilled-placeholder:index.html:nap.city'

it('a site without errors is published without confirmation', async () => {
  const site = await newSite('We come to you.')
  expect((await ask('GET', `publication-reviews/${site._id}`)).body).toMatchObject({
    errors: 0,
    pagesReviewed: 1,
  })
  expect(await publish(site._id)).toMatchObject({ status: 201, body: { status: 'success' } })
})

it('a site without a destination is kept as a draft, with its errors', async () => {
  const site = await newSite('Gardens in {nap.city}')
  const kept = await ask('POST', 'cloud-builder', { siteId: site._id, clouds: [] })
  expect(kept).toMatchObject({ status: 201, body: { status: 'success', site: { status: 'draft' } } })
})

it('a site with an error returns 409 with the list, before anything is planned', async () => {
  const site = await newSite('Gardens in {nap.city}')
  const refused = await publish(site._id)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      status: 'error',
      data: { id: 'issues-unaccepted' },
      message: 'Visitors would see 1 error. Fix it, or accept it by ID to continue.',
      review: {
        errors: 1,
        issues: [
          {
            id: city,
            severity: 'error',
            pageId: site.pages[0]?._id,
            pageName: 'Start',
            placeholder: 'nap.city',
          },
        ],
      },
    },
  })
  expect((await ask('GET', `publications?siteId=${site._id}`)).body.total).toBe(0)
  const plan = await ask('POST', 'publication-plans', { siteId: site._id, clouds: builtin })
  expect(errorsIn(plan.body)).toEqual([city])
})

it('an accepted error allows publishing, and is recorded in history and log', async () => {
  const site = await newSite('Gardens in {nap.city}')
  expect((await publish(site._id, ['unfilled-placeholder:index.html:nap.state'])).status).toBe(409)
  expect((await publish(site._id, [city])).status).toBe(201)
  const [publication] = (await ask('GET', `publications?siteId=${site._id}`)).body.data
  expect(publication.review).toMatchObject({ errors: 1, accepted: true })
  expect(errorsIn(publication)).toEqual([city])
  const log = (await ask('GET', 'audit-log')).body.data
  expect(log).toContainEqual(
    expect.objectContaining({
      action: 'issues-accepted',
      details: { service: 'cloud-builder', id: site._id, name: 'Green', count: 1, issues: [city] },
    }),
  )
})

it('an error found since the acceptance is refused again', async () => {
  const site = await newSite('Gardens in {nap.city}')
  await write(site, 'Gardens in {nap.city}, {nap.state}')
  const refused = await publish(site._id, [city])
  expect(refused.status).toBe(409)
  expect(errorsIn(refused.body)).toEqual([city, 'unfilled-placeholder:index.html:nap.state'])
  await write(site, 'Gardens near you')
  expect((await publish(site._id)).status).toBe(201)
})

it('a site created and published in one call is kept if publishing is refused', async () => {
  const body = {
    siteName: 'Green',
    rootSlug: `green-${++made}`,
    pages: [home('In {nap.city}')],
    clouds: builtin,
  }
  const refused = await ask('POST', 'cloud-builder', body)
  expect(refused).toMatchObject({ status: 409, body: { status: 'error', site: { rootSlug: body.rootSlug } } })
  expect(refused.body.message).toMatch(/^The site is saved but not published\./)
  expect((await ask('GET', `cloud-builder/${refused.body.site._id}`)).body.status).toBe('success')
})

it('a job’s publication continues and reports the errors', async () => {
  const site = await newSite('Gardens in {nap.city}')
  const requested = await requestPublication(api.context, ann, site._id, [{ cloud: 'builtin', buckets: [] }])
  expect(requested.ok).toBe(true)
  const [publication] = (await ask('GET', `publications?siteId=${site._id}`)).body.data
  expect(publication.review).toMatchObject({ errors: 1, accepted: false })
})

it('a retry needs no second acceptance of accepted errors', async () => {
  const site = await newSite('Gardens in {nap.city}')
  await publish(site._id, [city])
  const { db } = api.database
  await db.updateTable('runs').set({ status: 'failed' }).where('subjectId', '=', site._id).execute()
  await db.updateTable('runItems').set({ status: 'failed' }).execute()
  const retry = () => ask('POST', 'cloud-builder', { siteId: site._id, onlyFailed: true })
  await write(site, 'In {nap.city}, {nap.zip}')
  expect((await retry()).status).toBe(409)
  await write(site, 'In {nap.city}')
  expect(await retry()).toMatchObject({ status: 201, body: { status: 'success' } })
})

it('a zip download needs the same acceptance', async () => {
  const site = await newSite('Gardens in {nap.city}')
  const refused = await ask('POST', 'download-sites', { siteId: site._id })
  expect(refused).toMatchObject({ status: 409, body: { status: 'error', review: { errors: 1 } } })
  const accepted = { siteId: site._id, acceptIssues: errorsIn(refused.body) }
  expect((await ask('POST', 'download-sites', accepted)).status).toBe(201)
})

it('a site of thousands of pages is reviewed page by page', async () => {
  const site = await newSite('Gardens in {nap.city}')
  const { db } = api.database
  const page = await db
    .selectFrom('sitePages')
    .selectAll()
    .where('siteId', '=', site._id)
    .executeTakeFirstOrThrow()
  const { uuidV7 } = await import('../../../platform/db/uuid-v7.ts')
  const rows = Array.from({ length: 1_999 }, (_, at) => ({
    ...page,
    id: uuidV7(),
    name: `Page ${at}`,
    slug: `page-${at}`,
    isDefault: false,
    position: at + 1,
  }))
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('sitePages')
      .values(rows.slice(from, from + 500))
      .execute()
  const { body } = await ask('POST', 'publication-plans', { siteId: site._id, clouds: builtin })
  expect(body.review).toMatchObject({ errors: 2_000, pagesReviewed: 2_000 })
  // the first ones by name, and one for the rest
  expect(errorsIn(body)).toHaveLength(201)
  expect((await publish(site._id, errorsIn(body).slice(0, 200))).status).toBe(409)
  expect((await publish(site._id, errorsIn(body))).status).toBe(201)
})

it('a new site from the garden template has no errors with a minimal listing', async () => {
  const listing = { businessName: 'Green Acre', address1: '12 Orchard Lane', phone: '+44 117 496 0123' }
  const nap = await ask('POST', 'naps', listing)
  const body = {
    siteName: 'Green Acre',
    rootSlug: `green-${++made}`,
    templateId: 'garden',
    napId: nap.body._id,
  }
  const { site } = (await ask('POST', 'cloud-builder', body)).body
  const review = await ask('GET', `publication-reviews/${site._id}`)
  expect(errorsIn({ review: review.body })).toEqual([])
  expect((await publish(site._id)).status).toBe(201)
})

const listings = {
  full: {
    businessName: 'Harbor Works',
    ...{ address1: '12 Orchard Lane', city: 'Tacoma', state: 'WA', zip: '98402', country: 'US' },
    ...{ phone: '(253) 555-0142', facebook: 'https://facebook.example/harbor-works' },
    aboutUsBlurb: 'We repair what others replace.',
    weekdays: [{ name: 'Monday', value: '8:00 am - 5:00 pm', start: '08:00 am', end: '05:00 pm' }],
  },
  bare: { businessName: 'Harbor Works', address1: '12 Orchard Lane', phone: '(253) 555-0142' },
}

it.each(['plumber', 'dentist', 'restaurant', 'lawyer'])(
  'a new site from the template of a %s warns only of its sample text, once',
  async (templateId) => {
    for (const [kind, listing] of Object.entries(listings)) {
      const { body: nap } = await ask('POST', 'naps', { ...listing, address2: `${templateId} ${kind}` })
      const rootSlug = `${templateId}-${++made}`
      const created = { siteName: 'Harbor Works', rootSlug, templateId, napId: nap._id }
      const { site } = (await ask('POST', 'cloud-builder', created)).body
      const { body: review } = await ask('GET', `publication-reviews/${site._id}`)
      const groups: PublicationIssueGroup[] = review.groups
      const messages = (severity: string) =>
        groups.filter((group) => group.severity === severity).map(({ message }) => message)
      expect(messages('error')).toEqual([])
      expect(messages('warning')).toEqual([expect.stringContaining('sample text')])
      // the site has no email address, and the full listing has everything that the template shows
      if (kind === 'full') expect(messages('hint')).toEqual([expect.stringContaining('{email}')])
      else expect(messages('hint').length).toBeLessThan(10)
    }
  },
)

it('a plan counts the pages as the site does, its 404 page included', async () => {
  const body = { siteName: 'Harbor Works', rootSlug: `plan-${++made}`, templateId: 'plumber' }
  const { site } = (await ask('POST', 'cloud-builder', body)).body
  expect(site.pages.map(({ slug }: { slug: string }) => slug)).toContain('404')
  const plan = await ask('POST', 'publication-plans', { siteId: site._id, clouds: builtin })
  expect(plan.body.targets).toMatchObject([{ pages: site.pages.length }])
  expect(plan.body.review.pagesReviewed).toBe(site.pages.length)
})

it('a form of a zip file is reviewed for the URL that its files get', async () => {
  const { body } = await ask('POST', 'cloud-builder', {
    siteName: 'Green',
    rootSlug: `green-${++made}`,
    pages: [{ ...home('Ask us'), html: '<form action="lead:"><input name="name" aria-label="Name"></form>' }],
  })
  const review = async (query = '') =>
    errorsIn({ review: (await ask('GET', `publication-reviews/${body.site._id}${query}`)).body })
  const unreachable = [expect.stringContaining('form-unreachable')]
  // this installation is known on this computer only
  expect(await review('?zip=')).toEqual(unreachable)
  expect(await review('?zip=https%3A%2F%2Fgarden.example%2F')).toEqual(unreachable)
  expect(await review('?zip=http%3A%2F%2Flocalhost%2F')).toEqual([])
})

it('a form is reviewed for the destinations that are chosen, before they are stored', async () => {
  await ask('POST', 'cloud-settings-manager', {
    ...{ cloud: 's3', label: 'Public', endpoint: 'https://sites.example.com', region: 'us-east-1' },
    ...{ accessKey: 'a', secretKey: 'b' },
  })
  const { body } = await ask('POST', 'cloud-builder', {
    siteName: 'Green',
    rootSlug: `green-${++made}`,
    pages: [{ ...home('Ask us'), html: '<form action="lead:"><input name="name" aria-label="Name"></form>' }],
  })
  const review = (clouds: string) =>
    ask('GET', `publication-reviews/${body.site._id}?clouds=${encodeURIComponent(clouds)}`)
  const s3 = { cloud: 's3', accountLabel: 'Public', buckets: [{ bucket: 'pages' }] }
  expect(errorsIn({ review: (await review(JSON.stringify(builtin))).body })).toEqual([])
  expect(errorsIn({ review: (await review(JSON.stringify([...builtin, s3]))).body })).toEqual([
    expect.stringContaining('form-unreachable'),
  ])
  for (const wrong of ['', '{', '{}', '[{"cloud":"none"}]']) expect((await review(wrong)).status).toBe(400)
})

it('a review of another account’s site returns 404', async () => {
  const site = await newSite('Gardens')
  expect((await ask('GET', `publication-reviews/${site._id}`, undefined, bob)).status).toBe(404)
  expect((await ask('GET', 'publication-reviews/nonsense')).status).toBe(404)
})

it.each<[string, boolean]>([
  ['of a listing with its three required fields', true],
  ['without a listing', false],
])('a new site from the sample %s has no errors', async (_what, hasListing) => {
  const nap = hasListing
    ? await ask('POST', 'naps', { businessName: 'Green Acre', address1: '1 Main St', phone: '555 0100' })
    : undefined
  if (nap) expect(nap).toMatchObject({ status: 201 })
  const napId: string | null = nap?.body._id ?? null
  const site = { siteName: 'Green Acre', rootSlug: `sample-${++made}`, templateId: 'garden', napId }
  const created = await ask('POST', 'cloud-builder', site)
  const { body } = await ask('GET', `publication-reviews/${created.body.site._id}`)
  expect(errorsIn({ review: body })).toEqual([])
  expect(body.pagesReviewed).toBeGreaterThan(1)
})
