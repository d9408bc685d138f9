import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { smallestDefinition } from '../../../testing/worlds/generator-definition.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser

beforeAll(async () => {
  api = await startTestApi({ jobs: { enqueue: () => Promise.resolve() } })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const builder = '/api/cloud-builder'
const ask = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, path, { token: user.token, ...(body && { body }) })
const copy = (copyOf: string, rest: object = {}, user = ann) =>
  ask('POST', builder, { copyOf, ...rest }, user)

let made = 0
/** Creates a site of three pages, one below another, with a header, a listing and IndexNow enabled. */
const original = async (rootSlug = `original-${++made}`) => {
  const nap = await ask('POST', '/api/naps', { businessName: 'Green', address1: '1 Road', phone: '5' })
  const header = await ask('POST', '/api/cloud-modules', { name: 'Top', html: '<p>top</p>' })
  const { body } = await ask('POST', builder, {
    ...{ siteName: 'Green Acre', rootSlug, napId: nap.body._id, email: 'hello@green.example' },
    pages: [
      { _id: 'a', name: 'Home', slug: 'home', html: '<p>home</p>' },
      { _id: 'b', name: 'Towns', slug: 'towns', html: '<p>towns</p>', inNavigation: false },
      { _id: 'c', name: 'Ashford', slug: 'ashford', html: '<p>ashford</p>', parentId: 'b' },
    ],
  })
  const patched = await ask('PATCH', `${builder}/${body.site._id}`, {
    headerId: header.body._id,
    indexNow: true,
  })
  expect(patched).toMatchObject({ status: 200, body: { status: 'success' } })
  return patched.body.site
}

interface Page {
  readonly _id: string
  readonly slug: string
  readonly parentId: string | null
}
const slugOf = (pages: readonly Page[], id: string | null) =>
  pages.find(({ _id }) => _id === id)?.slug ?? null

describe('a copy of a site', () => {
  it('is a separate draft with pages, tree and settings, and does not change the original', async () => {
    const site = await original()
    const { status, body } = await copy(site._id)
    expect([status, body.status]).toEqual([201, 'success'])
    expect(body.site).toMatchObject({
      ...{ name: 'Copy of Green Acre', rootSlug: `${site.rootSlug}-copy`, status: 'draft' },
      ...{ napId: site.napId, email: 'hello@green.example', headerId: site.headerId, footerId: null },
      ...{ indexNow: true, siteLink: null, runId: null, targets: [], primaryTargetId: null },
    })
    const shape = (pages: Page[]) =>
      pages.map(({ slug, parentId, ...page }) => ({
        ...{ ...page, _id: '', updatedAt: '', version: 1 },
        ...{ slug, below: slugOf(pages, parentId) },
      }))
    expect(shape(body.site.pages)).toEqual(shape(site.pages))
    const ids = (pages: Page[]) => pages.map(({ _id }) => _id)
    expect(ids(body.site.pages).filter((id) => ids(site.pages).includes(id))).toEqual([])
    const [first] = body.site.pages
    const opened = await ask('GET', `${builder}/${body.site._id}?pageId=${first._id}`)
    expect(opened.body.page.html).toContain('<p>home</p>')
    expect(opened.body.page.html).toContain(`data-w2m-section="${site.headerId}"`)

    await ask('PUT', `${builder}/${body.site._id}`, { _id: first._id, html: '<p>other</p>' })
    const before = await ask('GET', `${builder}/${site._id}`)
    expect(before.body.site).toEqual(site)
    expect(before.body.firstPage.html).toContain('<p>home</p>')
    const rows = await api.database.db
      .selectFrom('sites')
      .select('indexNowKey')
      .where('id', 'in', [site._id, body.site._id])
      .execute()
    expect(new Set(rows.map(({ indexNowKey }) => indexNowKey)).size).toBe(2)
  })

  it('gets the next free root slug, also at maximum length, and the given names', async () => {
    const site = await original('twice')
    const slugs = []
    for (let at = 0; at < 3; at += 1) slugs.push((await copy(site._id)).body.site.rootSlug)
    expect(slugs).toEqual(['twice-copy', 'twice-copy-2', 'twice-copy-3'])
    const long = await original(`${'a'.repeat(74)}-bcdef`)
    expect((await copy(long._id)).body.site.rootSlug).toBe(`${'a'.repeat(74)}-copy`)
    const given = { rootSlug: 'blue-acre', napId: null }
    const named = await copy(site._id, { ...given, siteName: ' Blue Acre ' })
    expect(named.body.site).toMatchObject({ ...given, name: 'Blue Acre' })
  })

  it.each([
    [{ rootSlug: 'kept' }, 409, 'rootSlug'],
    [{ rootSlug: 'No Slug' }, 400, 'rootSlug'],
    [{ siteName: ' ' }, 400, 'siteName'],
    [{ templateId: 'garden' }, 400, 'copyOf'],
    [{ themeId: '018f0000-0000-7000-8000-000000000000' }, 400, 'copyOf'],
    [{ pages: [{ name: 'A', slug: 'a' }] }, 400, 'copyOf'],
    [{ napId: '018f0000-0000-7000-8000-000000000000' }, 400, 'napId'],
  ])('is refused with %j, and leaves nothing', async (rest, status, field) => {
    const [site] = (await ask('GET', `${builder}?rootSlug=kept`)).body.data
    const kept = site ?? (await original('kept'))
    const before = (await ask('GET', `${builder}?$limit=0`)).body.total
    const answer = await copy(kept._id, rest)
    expect(answer).toMatchObject({ status, body: { errors: { [field]: expect.any(String) } } })
    expect((await ask('GET', `${builder}?$limit=0`)).body.total).toBe(before)
  })

  it('requires an existing site of the account', async () => {
    const site = await original()
    expect((await copy(site._id, {}, bob)).status).toBe(404)
    await ask('DELETE', `${builder}/${site._id}`)
    expect((await copy(site._id)).status).toBe(404)
  })

  it('is refused for a site project’s pages', async () => {
    const site = await original()
    const { body: turbo } = await ask('POST', '/api/cloud-sites-turbo', smallestDefinition)
    await api.database.db
      .updateTable('sites')
      .set({ turboId: turbo._id })
      .where('id', '=', site._id)
      .execute()
    const refused = await copy(site._id)
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/site generator/) } })
  })
})
