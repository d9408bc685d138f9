import { limits } from '@web2/contract/core'
import type { SiteTemplate } from '@web2/contract/sites'
import { templates } from '@web2/site'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeDeleted } from '../documents/purge-deleted-documents.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

/* Pages, sections and own templates behave alike. */

let api: TestApi
let ann: TestUser
let bob: TestUser
let clock = new Date('2026-11-20T10:00:00Z')
beforeAll(async () => {
  api = await startTestApi({ now: () => clock })
  ann = await signUp(api)
  bob = await signUp(api)
})
afterAll(() => api.stop())

const kinds = [
  { path: 'cloud-pages', empty: 'Page Name should be no empty', stored: (name: string) => `${name}.html` },
  { path: 'cloud-modules', empty: 'Section Name should be no empty', stored: (name: string) => name },
  { path: 'cloud-templates', empty: 'Enter a template name.', stored: (name: string) => name },
]
const listed = kinds.slice(0, 2)

const client = (path: string) => {
  const send =
    (method: string) =>
    (user: TestUser, rest = '', body?: unknown) =>
      call(api, method, `/api/${path}${rest}`, { token: user.token, body })
  const post = send('POST')
  return {
    get: send('GET'),
    post,
    patch: send('PATCH'),
    put: send('PUT'),
    remove: send('DELETE'),
    make: async (user: TestUser, body: object = {}) => {
      const answer = await post(user, '', { name: 'Made', html: '<p>made</p>', ...body })
      expect(answer.status).toBe(201)
      return answer.body
    },
  }
}

it('a page keeps its template unless that belongs to another account', async () => {
  const templates = client('cloud-templates')
  const [own, theirs] = [(await templates.make(ann))._id, (await templates.make(bob))._id]
  const { make, patch } = client('cloud-pages')
  expect((await make(ann, { templateId: theirs })).templateId).toBeNull()
  const page = await make(ann, { templateId: own })
  expect(page.templateId).toBe(own)
  expect((await patch(ann, `/${page._id}`, { templateId: theirs })).body.templateId).toBeNull()
  expect((await patch(ann, `/${page._id}`, { templateId: 'garden' })).body.templateId).toBe('garden')
})

describe.each(kinds)('$path', ({ path, empty, stored }) => {
  const { get, post, patch, put, remove, make } = client(path)

  it('stores a document and its html', async () => {
    const made = await make(ann, { name: '  About ' })
    expect(made).toMatchObject({ name: stored('About'), html: expect.stringContaining('<p>made</p>') })
    expect(made.document).toMatchObject({
      componentName: 'Canvas',
      children: [{ componentName: 'Paragraph' }],
    })
    const again = await post(ann, '', { name: 'Again', document: made.document, html: '<p>not this</p>' })
    expect(again.body.html).toContain('<p>made</p>')
    expect((await get(ann, `/${made._id}`)).body).toMatchObject({ _id: made._id, html: made.html })
  })

  it.each([
    ['no name', {}, 'name', empty],
    ['a blank name', { name: ' \t' }, 'name', empty],
    ['a long name', { name: 'x'.repeat(121) }, 'name', /at most 120/],
    ['an unknown block', { name: 'A', document: { componentName: 'Nope' } }, 'document', /not valid/],
    ['a number', { name: 'A', document: 5 }, 'document', /not valid/],
    ['deep html', { name: 'A', html: '<div>'.repeat(5_000) }, 'html', /levels deep/],
    ['an unknown field', { name: 'A', other: 1 }, 'other', /Unknown field/],
  ])('is rejected with %s', async (_what, body, field, sentence) => {
    const answer = await post(ann, '', body)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[field]).toMatch(sentence)
  })

  it('stores no script', async () => {
    const made = await make(ann, { html: '<script>alert(1)</script><p onclick="x()">a</p>' })
    expect(made.html + JSON.stringify(made.document)).not.toMatch(/alert|onclick/)
  })

  it('changes only the given fields, and reports an edit conflict', async () => {
    const made = await make(ann, { name: 'First' })
    const renamed = await patch(ann, `/${made._id}`, { name: 'Second' })
    expect(renamed.body).toMatchObject({ name: stored('Second'), html: made.html })
    const html = '<p>late</p>'
    expect(await patch(ann, `/${made._id}`, { html, basedOn: made.updatedAt })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/was changed elsewhere/) },
    })
    const saved = await put(ann, `/${made._id}`, { name: 'Third', html, basedOn: renamed.body.updatedAt })
    expect(saved).toMatchObject({ status: 200, body: { name: stored('Third') } })
    expect(saved.body.html).toContain(html)
    expect((await patch(ann, `/${made._id}`, { name: ' ' })).body.errors.name).toBe(empty)
    expect((await put(ann, `/${made._id}`, { html })).body.errors.name).toBe(empty)
  })

  it('can be restored after a deletion until the purge', async () => {
    const made = await make(ann)
    expect((await remove(ann, `/${made._id}`)).body._id).toBe(made._id)
    expect((await get(ann, `/${made._id}`)).status).toBe(404)
    expect((await remove(ann, `/${made._id}`)).status).toBe(404)
    expect((await patch(ann, `/${made._id}`, { name: 'Gone' })).status).toBe(404)
    expect((await patch(ann, `/${made._id}`, { deletedAt: null })).body.html).toBe(made.html)
    expect((await get(ann, `/${made._id}`)).status).toBe(200)

    await remove(ann, `/${made._id}`)
    clock = new Date(clock.getTime() + limits.deletedKept - 1)
    await purgeDeleted(api.context)
    expect((await patch(ann, `/${made._id}`, { deletedAt: null })).status).toBe(200)
    await remove(ann, `/${made._id}`)
    clock = new Date(clock.getTime() + limits.deletedKept + 1)
    await purgeDeleted(api.context)
    expect((await patch(ann, `/${made._id}`, { deletedAt: null })).status).toBe(404)
  })

  it('deletes and restores several at once', async () => {
    const ids = [(await make(ann))._id, (await make(ann))._id]
    const foreign = (await make(bob))._id
    const deleted = await remove(ann, `?multi_delete=${ids.join(',')},${foreign},nonsense`)
    expect(deleted.body.map(({ _id }: { _id: string }) => _id).sort()).toEqual([...ids].sort())
    const named = ids.map((id) => `_id[$in][]=${id}`).join('&')
    expect((await patch(ann, `?${named}`, { deletedAt: null })).body).toHaveLength(2)
    expect((await patch(ann, `?${named}`, { name: 'All' })).status).toBe(405)
    for (const id of ids) expect((await get(ann, `/${id}`)).status).toBe(200)
    expect((await get(bob, `/${foreign}`)).status).toBe(200)
  })

  it('is hidden from another account', async () => {
    const { _id } = await make(ann, { name: 'Only of Ann' })
    expect((await get(bob, `/${_id}`)).status).toBe(404)
    expect((await patch(bob, `/${_id}`, { name: 'Bob' })).status).toBe(404)
    expect((await put(bob, `/${_id}`, { name: 'Bob', html: '' })).status).toBe(404)
    expect((await remove(bob, `/${_id}`)).status).toBe(404)
    await remove(ann, `/${_id}`)
    expect((await patch(bob, `/${_id}`, { deletedAt: null })).status).toBe(404)
    expect((await patch(bob, `?_id[$in][]=${_id}`, { deletedAt: null })).body).toEqual([])
    const { body } = await get(bob, '?$limit=1000')
    expect(body.data.map(({ name }: { name: string }) => name)).not.toContain(stored('Only of Ann'))
  })
})

describe.each(listed)('$path', ({ path, stored }) => {
  const { get, post, patch, make } = client(path)

  it('lists without content, and finds by name and by ids', async () => {
    const made = await make(bob, { name: 'A needle' })
    const { body } = await get(bob, '?name[$search]=needl&$sort[updatedAt]=-1&$limit=5')
    expect(body).toMatchObject({ total: 1, limit: 5, data: [{ _id: made._id, size: made.html.length }] })
    expect(body.data[0]).not.toHaveProperty('html')
    expect(body.data[0]).not.toHaveProperty('document')
    expect((await get(bob, `?_id[$in][]=${made._id}`)).body.total).toBe(1)
    expect((await get(bob, `?_id[$nin][]=${made._id}&name[$search]=needl`)).body.total).toBe(0)
    expect((await get(bob, '?$limit=0')).body).toMatchObject({ data: [], total: expect.any(Number) })
    expect((await get(bob, '?html[$search]=made')).status).toBe(400)
    expect((await get(bob, '?deletedAt[$ne]=null')).status).toBe(400)
  })

  it('sorts by displayed name', async () => {
    const dora = await signUp(api)
    for (const name of ['Cedar copy', 'Birch', 'Cedar']) await make(dora, { name })
    const { body } = await get(dora, '?$sort[name]=1')
    const names = body.data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Birch', 'Cedar', 'Cedar copy'].map(stored))
    expect(body.data[0]).not.toHaveProperty('shownName')
  })

  it('returns only the requested fields', async () => {
    const { _id, html, document } = await make(bob)
    const asked = (await get(bob, `?_id=${_id}&$select[]=name&$select[]=document`)).body.data[0]
    expect(asked).toEqual({ _id, name: stored('Made'), document })
    expect((await get(bob, `/${_id}?$select[]=html`)).body).toEqual({ _id, html })
  })

  it('shows its current sections and listing in its preview', async () => {
    const { body: nap } = await client('naps').post(ann, '', {
      businessName: 'Green Thumb',
      address1: '1 Elm St',
      phone: '(555) 0100',
    })
    const section = await client('cloud-modules').make(ann, { html: '<h2>Call {nap.phone}</h2>' })
    const html = `<p>{nap.businessName}</p><div data-w2m-section="${section._id}"></div>`
    const { _id } = await make(ann, { html, napId: nap._id })
    const preview = async () => (await get(ann, `/${_id}?$select[]=preview`)).body
    expect(await preview()).toEqual({ _id, preview: expect.stringContaining('<h2>Call (555) 0100</h2>') })
    expect((await preview()).preview).toContain('<p>Green Thumb</p>')
    await client('cloud-modules').patch(ann, `/${section._id}`, { html: '<h2>Come by</h2>' })
    expect((await preview()).preview).toContain('<h2>Come by</h2>')
    const plain = await make(ann)
    expect((await get(ann, `/${plain._id}?$select[]=preview`)).body.preview).toBe(plain.html)
    const phone = { componentName: 'BusinessPhone', props: {}, addition: {}, children: [] }
    const page = { componentName: 'Canvas', props: {}, addition: {}, children: [phone] }
    const waiting = await make(ann, { html: undefined, document: page })
    const sample = (await get(ann, `/${waiting._id}?$select[]=preview`)).body.preview
    expect(sample).toContain('(555) 010-0100')
  })

  it('shows the present year in UTC in its preview', async () => {
    const before = clock
    clock = new Date('2031-12-31T23:30:00Z')
    const eve = await signUp(api)
    const listing = { businessName: 'Green Thumb', address1: '1 Elm St', phone: '(555) 0100' }
    const { body: nap } = await client('naps').post(eve, '', listing)
    const { _id } = await make(eve, { html: '<p>© {year} {nap.businessName}</p>', napId: nap._id })
    expect((await get(eve, `/${_id}?$select[]=preview`)).body.preview).toContain('© 2031 Green Thumb')
    clock = before
  })

  it('shows a listing of its account until that is deleted', async () => {
    const naps = client('naps')
    const listing = { businessName: 'Green Acre', address1: '1 Elm Street', phone: '555 0100' }
    const { body: nap } = await naps.post(ann, '', listing)
    const made = await make(ann, { napId: nap._id })
    expect(made.napId).toBe(nap._id)
    const { body: copy } = await post(ann, '', { copyOf: made._id })
    expect(copy.napId).toBe(nap._id)
    expect((await patch(ann, `/${copy._id}`, { napId: null })).body.napId).toBeNull()
    const { body: foreign } = await naps.post(bob, '', listing)
    expect((await patch(ann, `/${made._id}`, { napId: foreign._id })).status).toBe(400)
    await naps.remove(ann, `/${nap._id}`)
    expect((await get(ann, `/${made._id}`)).body.napId).toBeNull()
  })

  it('can be created as a copy', async () => {
    const made = await make(ann, { name: 'Origin' })
    const { body } = await post(ann, '', { copyOf: made._id })
    expect(body).toMatchObject({ name: stored('Origin copy'), html: made.html })
    expect(body._id).not.toBe(made._id)
    expect((await post(bob, '', { copyOf: made._id })).status).toBe(404)
  })

  it('emits events to its account, without content', async () => {
    const live = socketClient(api.url, { Authorization: `Bearer ${ann.token}` })
    const heard = vi.fn()
    live.socket.onAny(heard)
    await live.app.service('version').find()
    const { _id } = await make(ann)
    await eventually(() =>
      expect(heard).toHaveBeenCalledWith(`${path} created`, expect.objectContaining({ _id })),
    )
    for (const [, record] of heard.mock.calls) expect(Object.keys(record)).not.toContain('document')
    live.close()
  })
})

describe('cloud-pages', () => {
  const { post, make } = client('cloud-pages')

  it('is created from its template, and remembers it', async () => {
    const garden = (await post(ann, '', { name: 'Garden', templateId: 'garden' })).body
    expect(garden).toMatchObject({ templateId: 'garden', html: expect.stringContaining('<header') })
    const own = await client('cloud-templates').make(ann, { html: '<h1>Mine</h1>' })
    expect((await post(ann, '', { name: 'Own', templateId: own._id })).body.html).toContain('<h1>Mine</h1>')
    for (const [user, templateId] of [
      [ann, 'nope'],
      [bob, own._id],
    ])
      expect((await post(user, '', { name: 'X', templateId })).body.errors.templateId).toMatch(
        /does not exist/,
      )
    expect((await make(ann, { templateId: 'garden' })).html).toContain('<p>made</p>')
  })
})

describe('a page of the page builder', () => {
  const { put, get, make } = client('cloud-pages')

  it('is updated with name, html and template', async () => {
    const { _id } = await make(ann)
    const change = { name: 'Renamed', html: '<p>changed</p>', templateId: 'garden' }
    expect((await put(ann, `/${_id}`, change)).status).toBe(200)
    expect((await get(ann, `/${_id}`)).body).toMatchObject({
      name: 'Renamed.html',
      html: expect.stringContaining('<p>changed</p>'),
      templateId: 'garden',
    })
  })
})

describe('cloud-templates', () => {
  const { get, patch, remove, make } = client('cloud-templates')

  it('lists built-in templates first, then own ones, in pages', async () => {
    const carl = await signUp(api)
    const made = [await make(carl, { name: 'One' }), await make(carl, { name: 'Two' })]
    expect(made[0]).toMatchObject({ origin: 'own', pages: [{ slug: 'home' }] })
    const all = (await get(carl)).body
    const total = templates.length + made.length
    const origins = all.data.map(({ origin }: { origin: string }) => origin)
    expect(origins).toEqual([...templates.map(() => 'built-in'), 'own', 'own'])
    const ids = all.data.map(({ _id }: { _id: string }) => _id)
    const paged = []
    for (const skip of Array.from({ length: total + 1 }, (_, at) => at)) {
      const { body } = await get(carl, `?$limit=1&$skip=${skip}`)
      expect(body.total).toBe(total)
      paged.push(...body.data.map(({ _id }: { _id: string }) => _id))
    }
    expect(paged).toEqual(ids)
  })

  it.each([
    [
      '<html><head><title> Bakery &amp; sons </title></head><body><h1>Bread</h1></body></html>',
      'Bakery & sons',
    ],
    ['<title>Short</title><p>x</p>', 'Short'],
    ['<section><h1>Bread <em>daily</em></h1></section>', 'Bread daily'],
    ['<p>x</p>', 'Untitled template'],
  ])('are named by the title of %s', async (html, name) => {
    const { body } = await call(api, 'POST', '/api/cloud-templates', { token: ann.token, body: { html } })
    expect(body).toMatchObject({ name, html: expect.not.stringMatching(/<body[^>]*>\s*<title/) })
  })

  it('have a thumbnail of their first page, in lists too, updated with every change', async () => {
    const dora = await signUp(api)
    const { _id, previewImage } = await make(dora, { html: '<h1>Bread</h1>' })
    expect(decodeURIComponent(previewImage)).toMatch(/^data:image\/svg\+xml,<svg .*>Bread<\/text>/)
    const listed = async () => (await get(dora)).body.data.map((each: SiteTemplate) => each.previewImage)
    expect((await listed()).at(-1)).toBe(previewImage)
    expect((await listed()).every((each: string) => each.startsWith('data:image/svg+xml,'))).toBe(true)
    await patch(dora, `/${_id}`, { html: '<h1>Cakes</h1>' })
    expect(decodeURIComponent((await listed()).at(-1))).toContain('>Cakes</text>')
    const half = await make(dora, { html: '<h1>\ud800</h1>' })
    expect(decodeURIComponent(half.previewImage)).toContain('>\ufffd</text>')
  })

  it('name the trade and the style they are for, with the HTML of their page once asked for one', async () => {
    const eve = await signUp(api)
    const listed: SiteTemplate[] = (await get(eve)).body.data
    const named = new Map(templates.map((template) => [template.id, template.for]))
    for (const { _id, trade, style, html } of listed) {
      expect({ trade, style }).toEqual({ trade: named.get(_id)?.trade, style: named.get(_id)?.style })
      expect(html === '').toBe(trade !== undefined)
    }
    const whole: SiteTemplate = (await get(eve, '/plumber')).body
    expect(whole).toMatchObject({ trade: 'Plumber', document: { componentName: 'Canvas' } })
    expect(whole.html).toContain('<h1')
  })

  it('leaves built-in templates unchanged', async () => {
    expect((await get(ann, '/garden')).body).toMatchObject({
      origin: 'built-in',
      document: { componentName: 'Canvas' },
    })
    expect((await patch(ann, '/garden', { name: 'Mine' })).status).toBe(409)
    expect((await remove(ann, '/1')).status).toBe(409)
  })

  it('creates a site', async () => {
    const own = await make(ann, { html: '<h1>Mine</h1>' })
    const site = { siteName: 'From my own', rootSlug: 'from-my-own', templateId: own._id }
    const { body } = await call(api, 'POST', '/api/cloud-builder', { token: ann.token, body: site })
    expect(body).toMatchObject({ status: 'success', site: { pages: [{ slug: 'home' }] } })
    const opened = await call(api, 'GET', `/api/cloud-builder/${body.site._id}`, { token: ann.token })
    expect(opened.body.firstPage.html).toContain('<h1>Mine</h1>')
  })
})
