import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobQueue } from '../../../platform/jobs/job-definition.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let bob: TestUser
const enqueued: object[] = []
const jobs: JobQueue = {
  enqueue: async (_transaction, job, payload) => void enqueued.push({ job: job.name, ...payload }),
}

beforeAll(async () => {
  api = await startTestApi({ jobs, config: { sitesPort: 42_901 } })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const builder = '/api/cloud-builder'
const post = (user: TestUser, body: object) => call(api, 'POST', builder, { token: user.token, body })
const get = (user: TestUser, path = '') => call(api, 'GET', builder + path, { token: user.token })
const put = (user: TestUser, id: string, body: object) =>
  call(api, 'PUT', `${builder}/${id}`, { token: user.token, body })
const patch = (user: TestUser, id: string, body: object) =>
  call(api, 'PATCH', `${builder}/${id}`, { token: user.token, body })
const remove = (user: TestUser, path: string) => call(api, 'DELETE', builder + path, { token: user.token })

let made = 0
const newSite = async (user: TestUser, change: object = {}) => {
  const answer = await post(user, {
    siteName: `Site ${++made}`,
    rootSlug: `site-${made}`,
    templateId: 'garden',
    ...change,
  })
  expect(answer).toMatchObject({ status: 201, body: { status: 'success' } })
  return answer.body.site
}

describe('creating a site', () => {
  it('uses the pages of its template, the first one as default', async () => {
    const site = await newSite(ann)
    expect(site.status).toBe('draft')
    expect(site.pages.length).toBeGreaterThanOrEqual(3)
    expect(site.pages.map((page: { isDefault: boolean }) => page.isDefault).filter(Boolean)).toEqual([true])
  })

  it('uses the given pages instead', async () => {
    const site = await newSite(ann, {
      pages: [
        { name: 'Start', slug: 'start', html: '<h1>Hello</h1>' },
        { name: 'More', slug: 'more' },
      ],
    })
    expect(site.pages.map(({ slug }: { slug: string }) => slug)).toEqual(['start', 'more'])
    const { body } = await get(ann, `/${site._id}`)
    expect(body.firstPage.html).toContain('<h1>Hello</h1>')
  })

  it.each([
    [{ siteName: '  ' }, 'siteName', 'Site Name should be no empty'],
    [{ rootSlug: '' }, 'rootSlug', 'Root Slug should be no empty'],
    [{ rootSlug: '../up' }, 'rootSlug', /lowercase letters/],
    [{ rootSlug: 'Not Good' }, 'rootSlug', /lowercase letters/],
    [{ pages: [{ name: '', slug: 'a' }] }, 'pages.0.name', 'Page Name should be no empty'],
    [{ pages: [{ name: 'A', slug: ' ' }] }, 'pages.0.slug', 'Page Slug should be no empty'],
    [{ pages: [{ name: 'A', slug: '..' }] }, 'pages.0.slug', /lowercase letters/],
    [{ pages: [{ name: 'A', slug: 'a/../b' }] }, 'pages.0.slug', /lowercase letters/],
    [
      {
        pages: [
          { name: 'A', slug: 'a' },
          { name: 'B', slug: 'a' },
        ],
      },
      'pages.1.slug',
      'Please use unique slug',
    ],
    [
      { pages: [{ name: 'A', slug: 'a', document: { componentName: 'Nope' } }] },
      'pages.0.document',
      /not valid/,
    ],
    [{ templateId: 'nope' }, 'templateId', /does not exist/],
  ])('rejects %j', async (change, field, sentence) => {
    const answer = await post(ann, { siteName: 'Name', rootSlug: 'refused', ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[field]).toMatch(sentence)
  })

  it('rejects a duplicate root slug in an account, but not in another', async () => {
    await newSite(ann, { rootSlug: 'shared' })
    const again = await post(ann, { siteName: 'Again', rootSlug: 'shared' })
    expect(again).toMatchObject({ status: 409, body: { errors: { rootSlug: expect.any(String) } } })
    const [one, two] = await api.database.db
      .selectFrom('sites')
      .select(['hostSlug'])
      .where('id', 'in', [
        (await newSite(bob, { rootSlug: 'shared' }))._id,
        (await newSite(bob, { rootSlug: 'api' }))._id,
      ])
      .execute()
    expect(one?.hostSlug).toMatch(/^(shared|api)-\d+$/)
    expect(two?.hostSlug).toMatch(/^(shared|api)-\d+$/)
  })
})

describe('reading', () => {
  it('returns the site with its first page, and a page by its id', async () => {
    const site = await newSite(ann)
    const { body } = await get(ann, `/${site._id}`)
    expect(body).toMatchObject({ status: 'success', site: { _id: site._id }, firstPage: { isDefault: true } })
    expect(body.firstPage.html).toMatch(/^<!DOCTYPE html>/i)
    const last = site.pages.at(-1)
    const page = await get(ann, `/${site._id}?pageId=${last._id}`)
    expect(page.body).toMatchObject({
      status: 'success',
      page: { _id: last._id, document: { componentName: 'Canvas' } },
    })
  })

  it('leaves the html out for an editor, which renders the document', async () => {
    const site = await newSite(ann)
    const { firstPage } = (await get(ann, `/${site._id}?html=false`)).body
    const { page } = (await get(ann, `/${site._id}?pageId=${firstPage._id}&html=false`)).body
    for (const answered of [firstPage, page]) {
      expect(answered).not.toHaveProperty('html')
      expect(answered.document).toMatchObject({ componentName: 'Canvas' })
    }
  })

  it.each(['nonsense', '018f0000-0000-7000-8000-000000000000'])(
    'returns an error for the site %s',
    async (id) => {
      expect((await get(ann, `/${id}`)).body).toEqual({
        status: 'error',
        message: expect.stringMatching(/does not exist/),
      })
    },
  )

  it('lists sites in pages, newest first on request, and finds them by name', async () => {
    const site = await newSite(ann, { siteName: 'A needle' })
    const found = await get(ann, '?name[$search]=needl&$limit=5')
    expect(found.body).toMatchObject({
      total: 1,
      limit: 5,
      data: [{ _id: site._id, pages: expect.any(Array) }],
    })
    const newest = await get(ann, '?$sort[createdAt]=-1&$limit=1')
    expect(newest.body.data[0]._id).toBe(site._id)
    expect((await get(ann, '?$limit=0')).body).toMatchObject({ data: [], total: expect.any(Number) })
    expect((await get(ann, '?document[$ne]=1')).status).toBe(400)
  })
})

describe('saving a page', () => {
  it('stores a document with its html, and reports an edit conflict', async () => {
    const site = await newSite(ann)
    const { firstPage } = (await get(ann, `/${site._id}`)).body
    const { document, updatedAt } = firstPage
    const saved = await put(ann, site._id, { _id: firstPage._id, document, basedOn: updatedAt })
    expect(saved).toMatchObject({ status: 200, body: { status: 'success', page: { version: 2 } } })
    const late = await put(ann, site._id, { _id: firstPage._id, html: '<p>late</p>', basedOn: updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/changed elsewhere/) },
    })
    const next = { _id: firstPage._id, html: '<p>in time</p>', basedOn: saved.body.page.updatedAt }
    expect((await put(ann, site._id, next)).status).toBe(200)
  })

  it('keeps placeholders for clients that know only html', async () => {
    const site = await newSite(ann)
    const { firstPage } = (await get(ann, `/${site._id}`)).body
    await put(ann, site._id, {
      _id: firstPage._id,
      html: '<p>Call {nap.phone}</p><a href="tel:{nap.phone}">now</a>',
    })
    const { html } = (await get(ann, `/${site._id}`)).body.firstPage
    expect(html).toContain('<p>Call {nap.phone}</p>')
    expect(html).toContain('href="tel:{nap.phone}"')
  })

  it.each([
    ['<script>alert(1)</script><p onclick="x()">a</p>'],
    ['<a href="javascript:alert(1)">a</a><iframe srcdoc="<script>x()</script>"></iframe>'],
    ['<svg><script>alert(1)</script></svg><img src=x onerror=alert(1)>'],
    ['<meta http-equiv="refresh" content="0;url=javascript:x()"><object data="x"></object>'],
  ])('stores no script of %s', async (html) => {
    const site = await newSite(ann, { templateId: '1' })
    const { firstPage } = (await get(ann, `/${site._id}`)).body
    expect((await put(ann, site._id, { _id: firstPage._id, html })).status).toBe(200)
    const stored = await api.database.db
      .selectFrom('sitePages')
      .select(['document', 'html'])
      .where('id', '=', firstPage._id)
      .executeTakeFirstOrThrow()
    for (const text of [stored.document, stored.html])
      expect(text).not.toMatch(/alert|onclick|onerror|javascript:|x\(\)|<object/)
  })

  it('stores no script of a document either', async () => {
    const site = await newSite(ann, { templateId: '1' })
    const { firstPage } = (await get(ann, `/${site._id}`)).body
    const evil = (addition: object, props = {}) => ({
      componentName: 'Element',
      props,
      children: [],
      addition,
    })
    const document = {
      ...firstPage.document,
      children: [
        evil({ tag: 'script', attributes: { src: 'https://evil.example/x.js' } }),
        evil({ tag: 'p', attributes: { onclick: 'alert(1)' } }),
        evil({ tag: 'iframe', attributes: { srcdoc: '<script>alert(1)</script>' } }),
        {
          componentName: 'Link',
          props: { content: 'a', href: 'javascript:alert(1)' },
          children: [],
          addition: {},
        },
      ],
    }
    expect((await put(ann, site._id, { _id: firstPage._id, document })).status).toBe(200)
    const { html, document: stored } = (await get(ann, `/${site._id}`)).body.firstPage
    expect(html + JSON.stringify(stored)).not.toMatch(/alert|onclick|javascript:|<script|evil/)
  })
})

describe('changing a site', () => {
  it('adds, renames and deletes pages by a diff, all or nothing', async () => {
    const site = await newSite(ann)
    const [home, second, third] = site.pages
    const changed = await patch(ann, site._id, {
      siteName: 'Renamed',
      pages: {
        added: [{ name: 'Prices', slug: third.slug }],
        updated: [{ _id: second._id, name: 'Second', title: 'A title' }],
        deleted: [third._id],
      },
    })
    expect(changed.body.site.name).toBe('Renamed')
    const names = changed.body.site.pages.map(({ name }: { name: string }) => name)
    expect(names).toContain('Prices')
    expect(names).toContain('Second')
    expect(names).not.toContain(third.name)
    const refused = await patch(ann, site._id, {
      siteName: 'Not kept',
      pages: { updated: [{ _id: second._id, slug: home.slug }] },
    })
    expect(refused).toMatchObject({ status: 400 })
    expect(JSON.stringify(refused.body.errors)).toContain('Please use unique slug')
    expect((await get(ann, `/${site._id}`)).body.site.name).toBe('Renamed')
  })

  it('swaps two slugs', async () => {
    const site = await newSite(ann)
    const [, second, third] = site.pages
    const swapped = await patch(ann, site._id, {
      pages: {
        updated: [
          { _id: second._id, slug: third.slug },
          { _id: third._id, slug: second.slug },
        ],
      },
    })
    expect(swapped.status).toBe(200)
  })

  it('refuses to delete the first page', async () => {
    const site = await newSite(ann)
    expect((await patch(ann, site._id, { pages: { deleted: [site.pages[0]._id] } })).status).toBe(400)
  })

  it('rejects a listing of another account', async () => {
    const nap = await call(api, 'POST', '/api/naps', {
      token: bob.token,
      body: { businessName: 'Bob', address1: 'x', phone: '1' },
    })
    const site = await newSite(ann)
    expect(await patch(ann, site._id, { napId: nap.body._id })).toMatchObject({
      status: 400,
      body: { errors: { napId: expect.any(String) } },
    })
  })
})

describe('publishing and deleting', () => {
  it('starts a run, enqueues its job, and refuses a second one', async () => {
    const site = await newSite(ann)
    const body = { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] }
    const answer = await post(ann, body)
    expect(answer.body).toMatchObject({
      status: 'success',
      site: { status: 'to_publish', runId: expect.any(String) },
    })
    const { runId } = answer.body.site
    expect(enqueued).toContainEqual({ job: 'publish-site', runId })
    expect((await post(ann, body)).status).toBe(409)
    expect((await remove(ann, `/${site._id}`)).status).toBe(409)
    const run = await call(api, 'GET', `/api/runs/${runId}`, { token: ann.token })
    expect(run.body).toMatchObject({ status: 'queued', kind: 'publish-site', subjectId: site._id })
    const cancel = { token: ann.token, body: { cancelRequested: true } }
    expect((await call(api, 'PATCH', `/api/runs/${runId}`, cancel)).body.cancelRequested).toBe(true)
    // a publication waiting for its next attempt is woken to end at once
    expect(enqueued.filter((job) => 'runId' in job && job.runId === runId)).toHaveLength(2)
    expect(
      (await call(api, 'PATCH', `/api/runs/${runId}`, { ...cancel, body: { status: 'done' } })).status,
    ).toBe(400)
  })

  it.each([
    [[{ cloud: 's3', buckets: [] }], /Choose a cloud account/],
    [
      [{ cloud: 's3', accountLabel: 'Nobody', buckets: [{ bucket: 'b' }] }],
      /account “Nobody” no longer exists/,
    ],
    [[{ cloud: 'azure', accountLabel: 'x', buckets: [{ bucket: 'b' }] }], /account “x” no longer exists/],
  ])('returns an error for the destinations %j', async (clouds, sentence) => {
    const site = await newSite(ann)
    const answer = await post(ann, { siteId: site._id, clouds })
    expect(answer.body).toEqual({ status: 'error', message: expect.stringMatching(sentence) })
  })

  it('a site without destinations stays a draft', async () => {
    const { site } = (await post(ann, { siteName: 'Nowhere', rootSlug: 'nowhere' })).body
    const answer = await post(ann, { siteId: site._id, clouds: [], status: 'draft' })
    expect(answer.body).toMatchObject({ status: 'success', site: { status: 'draft', runId: null } })
  })

  it('deletes one site, and several by multi_delete', async () => {
    const [one, two, three] = [await newSite(ann), await newSite(ann), await newSite(ann)]
    expect((await remove(ann, `/${one._id}`)).body._id).toBe(one._id)
    expect((await remove(ann, `?multi_delete=${two._id},${three._id}`)).body).toHaveLength(2)
    expect((await remove(ann, `?multi_delete=${two._id}`)).body).toEqual([])
    for (const { _id } of [one, two, three]) expect((await get(ann, `/${_id}`)).body.status).toBe('error')
  })
})

describe('another account', () => {
  it('sees and changes nothing', async () => {
    const site = await newSite(ann, { siteName: 'Only of Ann' })
    const page = site.pages[0]._id
    expect((await get(bob, `/${site._id}`)).body.status).toBe('error')
    expect((await get(bob, `/${site._id}?pageId=${page}`)).body.status).toBe('error')
    expect((await get(bob, '?name[$search]=Only of Ann')).body.total).toBe(0)
    expect((await put(bob, site._id, { _id: page, html: 'x' })).status).toBe(404)
    expect((await patch(bob, site._id, { siteName: 'Bob' })).status).toBe(404)
    expect((await post(bob, { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })).status).toBe(
      404,
    )
    expect((await remove(bob, `/${site._id}`)).status).toBe(404)
    const own = await newSite(bob)
    expect((await put(bob, own._id, { _id: page, html: 'x' })).status).toBe(404)
    expect((await patch(bob, own._id, { pages: { deleted: [page] } })).status).toBe(404)
    await post(ann, { siteId: site._id, clouds: [{ cloud: 'builtin', buckets: [] }] })
    const { runId } = (await get(ann, `/${site._id}`)).body.site
    expect((await call(api, 'GET', `/api/runs/${runId}`, { token: bob.token })).status).toBe(404)
    const cancel = { token: bob.token, body: { cancelRequested: true } }
    expect((await call(api, 'PATCH', `/api/runs/${runId}`, cancel)).status).toBe(404)
  })
})
