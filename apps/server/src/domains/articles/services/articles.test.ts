import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { limits } from '@web2/contract/core'
import { purgeDeleted } from '../../sites/documents/purge-deleted-documents.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { socketClient } from '../../../testing/network/official-client.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, rest = '', body?: unknown) =>
  call(api, method, `/api/articles${rest}`, { token: user.token, body })
const add = async (user: TestUser, fields: object = {}) => {
  const answer = await send(user, 'POST', '', {
    title: 'Roses',
    text: '<p>Cut them in spring.</p>',
    ...fields,
  })
  expect(answer.status).toBe(201)
  return answer.body
}
const category = async (user: TestUser, name: string): Promise<string> =>
  (await call(api, 'POST', '/api/categories', { token: user.token, body: { name } })).body._id

describe('an article', () => {
  test('is created, read, changed, replaced and removed', async () => {
    const made = await add(ann, { keyword: 'pruning roses', slug: 'roses', metaTitle: 'Roses' })
    expect(made).toMatchObject({
      title: 'Roses',
      text: '<p>Cut them in spring.</p>',
      status: 'draft',
      source: 'manual',
      words: 4,
      revision: 1,
      categoryId: null,
      generator: null,
      provenance: { provider: null, reviewedBy: null },
    })
    const path = `/${made._id}`
    expect((await send(ann, 'GET', path)).body).toEqual(made)
    const changed = await send(ann, 'PATCH', path, { text: '<h2>New</h2><p>Words</p>', status: 'ready' })
    expect(changed.body).toMatchObject({ words: 2, status: 'ready', revision: 2, keyword: 'pruning roses' })
    const replaced = await send(ann, 'PUT', path, { title: 'Other', text: '' })
    expect(replaced.body).toMatchObject({ title: 'Other', text: '', words: 0, keyword: '', revision: 3 })
    expect((await send(ann, 'DELETE', path)).status).toBe(200)
    for (const method of ['GET', 'DELETE']) expect((await send(ann, method, path)).status).toBe(404)
    expect((await send(ann, 'PATCH', path, { title: 'x' })).status).toBe(404)
  })

  test('is stored clean, with the words readers see counted', async () => {
    const { text, words } = await add(ann, { text: '<p onclick="a()">One<script>two()</script> three</p>' })
    expect({ text, words }).toEqual({ text: '<p>One three</p>', words: 2 })
  })

  test.each([
    [{ title: 'x'.repeat(301) }, { title: 'Use at most 300 characters' }],
    [{ slug: 'Not A Slug' }, { slug: 'Choose one of the available options' }],
    [{ featuredImage: 'javascript:alert(1)' }, { featuredImage: 'Invalid format' }],
    [{ status: 'generating' }, { status: 'Choose one of the available options' }],
    [{ source: 'ai' }, { source: 'Unknown field' }],
    [{ generator: 'x'.repeat(1_000_001) }, { generator: expect.stringContaining('too many') }],
    [
      { categoryId: '0190a000-0000-7000-8000-000000000000' },
      { categoryId: 'This category no longer exists. Choose another one.' },
    ],
  ])('returns 400 for %j', async (fields, errors) => {
    expect(await send(ann, 'POST', '', fields)).toMatchObject({ status: 400, body: { errors } })
    const { _id } = await add(ann)
    expect(await send(ann, 'PATCH', `/${_id}`, fields)).toMatchObject({ status: 400, body: { errors } })
  })

  test('returns 409 if it was changed since it was loaded', async () => {
    const { _id, revision } = await add(ann)
    const path = `/${_id}`
    expect((await send(ann, 'PATCH', path, { title: 'First', basedOn: revision })).status).toBe(200)
    const late = await send(ann, 'PATCH', path, { title: 'Second', basedOn: revision })
    expect(late).toMatchObject({ status: 409, body: { data: { id: 'changed-meanwhile' } } })
    expect((await send(ann, 'GET', path)).body.title).toBe('First')
    const both = await Promise.all(
      ['a', 'b'].map((title) => send(ann, 'PATCH', path, { title, basedOn: revision + 1 })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('keeps its revision when its category or status changes', async () => {
    const { _id, revision } = await add(ann)
    const moved = await send(ann, 'PATCH', `/${_id}`, {
      categoryId: await category(ann, 'Moved'),
      status: 'ready',
    })
    expect(moved.body).toMatchObject({ revision, status: 'ready' })
  })

  test('is copied as a draft without a sign-off', async () => {
    const from = await add(ann, { keyword: 'roses', status: 'ready' })
    await send(ann, 'PATCH', `/${from._id}`, { reviewed: true })
    const copy = await send(ann, 'POST', '', { copyOf: from._id })
    expect(copy.body).toMatchObject({
      title: 'Roses copy',
      text: from.text,
      keyword: 'roses',
      status: 'draft',
      provenance: { reviewedBy: null },
    })
    expect((await send(ben, 'POST', '', { copyOf: from._id })).status).toBe(404)
  })

  test('is signed off by the current user for the current revision', async () => {
    const { _id } = await add(ann)
    const signed = (await send(ann, 'PATCH', `/${_id}`, { reviewed: true })).body
    expect(signed.provenance).toMatchObject({ reviewedBy: { _id: ann.userId }, reviewedRevision: 1 })
    expect(signed.provenance.reviewedAt).toMatch(/Z$/)
    const later = (await send(ann, 'PATCH', `/${_id}`, { text: '<p>Else</p>' })).body
    expect(later).toMatchObject({ revision: 2, provenance: { reviewedRevision: 1 } })
    const both = (await send(ann, 'PATCH', `/${_id}`, { text: '<p>More</p>', reviewed: true })).body
    expect(both).toMatchObject({ revision: 3, provenance: { reviewedRevision: 3 } })
    const back = (await send(ann, 'PATCH', `/${_id}`, { reviewed: false })).body
    expect(back.provenance).toMatchObject({ reviewedBy: null, reviewedAt: null, reviewedRevision: null })
  })

  test('of another account can’t be read, changed, counted or deleted', async () => {
    const theirs = await add(ben, { title: 'Of Ben' })
    const path = `/${theirs._id}`
    for (const answer of [
      await send(ann, 'GET', path),
      await send(ann, 'PATCH', path, { title: 'x' }),
      await send(ann, 'PUT', path, { title: 'x', text: 'y' }),
      await send(ann, 'DELETE', path),
    ])
      expect(answer.status).toBe(404)
    expect((await send(ann, 'DELETE', `?multi_delete=${theirs._id}`)).body).toEqual([])
    expect((await send(ann, 'PATCH', `?_id[$in][]=${theirs._id}`, { status: 'ready' })).body).toEqual([])
    expect((await send(ann, 'POST', '', { categoryId: await category(ben, 'Bens') })).status).toBe(400)
    expect((await send(ann, 'GET', `?$or[0][_id]=${theirs._id}&$or[1][title]=Of%20Ben`)).body.total).toBe(0)
    expect((await send(ben, 'GET', path)).body).toEqual(theirs)
  })
})

describe('a list of articles', () => {
  let cat: TestUser
  let inside: string
  beforeAll(async () => {
    cat = await signUp(api)
    inside = await category(cat, 'Gardens')
    await add(cat, { title: 'Pruning roses', keyword: 'secateurs', categoryId: inside })
    await add(cat, { title: 'Lawns', keyword: 'moss', status: 'ready' })
    await add(cat, { title: 'Hedges', keyword: 'privet', categoryId: inside })
  })
  const titles = async (query: string) =>
    (await send(cat, 'GET', `?$sort[title]=1&${query}`)).body.data.map(
      ({ title }: { title: string }) => title,
    )

  test('contains all fields but text and cards', async () => {
    const [first] = (await send(cat, 'GET')).body.data
    expect(first).toMatchObject({ title: 'Pruning roses', words: 4 })
    expect(first).not.toHaveProperty('text')
    expect(first).not.toHaveProperty('generator')
    expect((await send(cat, 'GET', '?text[$search]=spring')).status).toBe(400)
  })

  test('can be searched, filtered and sorted', async () => {
    expect(await titles('$or[0][title][$search]=ROSE&$or[1][keyword][$search]=rose')).toEqual([
      'Pruning roses',
    ])
    expect(await titles('keyword[$search]=mos')).toEqual(['Lawns'])
    expect(await titles(`categoryId=${inside}`)).toEqual(['Hedges', 'Pruning roses'])
    expect(await titles('categoryId=null')).toEqual(['Lawns'])
    expect(await titles('status=ready&source=manual')).toEqual(['Lawns'])
  })

  test('supports category counts and bulk changes of category and status', async () => {
    const other = await category(cat, 'Other')
    const count = async (id: string) =>
      (await call(api, 'GET', `/api/categories/${id}`, { token: cat.token })).body.count
    expect(await count(inside)).toBe(2)
    const ids: string[] = (await send(cat, 'GET')).body.data.map(({ _id }: { _id: string }) => _id)
    const these = ids.map((id) => `_id[$in][]=${id}`).join('&')
    const moved = await send(cat, 'PATCH', `?${these}`, { categoryId: other, status: 'ready' })
    expect(moved.body).toHaveLength(3)
    expect([await count(inside), await count(other)]).toEqual([0, 3])
    expect((await send(cat, 'PATCH', `?${these}`, { title: 'All alike' })).status).toBe(405)
    expect((await send(cat, 'PATCH', '', { status: 'draft' })).status).toBe(400)
    expect((await send(cat, 'DELETE', `?multi_delete=${ids.join(',')}`)).body).toHaveLength(3)
    expect(await count(other)).toBe(0)
  })
})

test('deleted articles can be restored with their versions until they are purged', async () => {
  const place = await category(ann, 'Beds')
  const one = await add(ann, { title: 'Roses', text: '<p>One</p>', categoryId: place })
  await send(ann, 'PATCH', `/${one._id}`, { text: '<p>Two</p>' })
  const two = await add(ann, { title: 'Tulips' })
  const versions = async () =>
    (await call(api, 'GET', `/api/article-versions?articleId=${one._id}`, { token: ann.token })).body.total
  const before = await send(ann, 'GET', `/${one._id}`)
  const kept = await versions()
  const both = `${one._id},${two._id}`
  expect((await send(ben, 'DELETE', `?multi_delete=${both}`)).body).toEqual([])
  expect((await send(ann, 'DELETE', `?multi_delete=${both}`)).body).toHaveLength(2)
  expect((await send(ann, 'GET', `/${one._id}`)).status).toBe(404)
  expect((await send(ann, 'DELETE', `/${one._id}`)).status).toBe(404)
  expect((await send(ann, 'PATCH', `/${one._id}`, { title: 'Gone' })).status).toBe(404)

  const these = [one, two].map(({ _id }) => `_id[$in][]=${_id}`).join('&')
  expect((await send(ben, 'PATCH', `?${these}`, { deletedAt: null })).body).toEqual([])
  expect((await send(ann, 'PATCH', `?${these}`, { deletedAt: null })).body).toHaveLength(2)
  expect((await send(ann, 'GET', `/${one._id}`)).body).toEqual(before.body)
  expect(await versions()).toBe(kept)

  await send(ann, 'DELETE', `/${two._id}`)
  await call(api, 'DELETE', `/api/categories/${place}`, { token: ann.token })
  await send(ann, 'DELETE', `/${one._id}`)
  await purgeDeleted(api.context)
  expect((await send(ann, 'PATCH', `/${one._id}`, { deletedAt: null })).body).toMatchObject({
    text: '<p>Two</p>',
    categoryId: null,
  })
  await purgeDeleted({ ...api.context, now: () => new Date(Date.now() + limits.deletedKept + 60_000) })
  expect((await send(ann, 'PATCH', `/${two._id}`, { deletedAt: null })).status).toBe(404)
})

test('the account’s sockets receive article changes without the text', async () => {
  const client = socketClient(api.url, { Authorization: `Bearer ${ann.token}` })
  const heard = vi.fn()
  client.socket.onAny((event: string, record: object) => heard(event, 'text' in record))
  await client.app.service('version').find()
  const { _id } = await add(ann)
  await send(ann, 'PATCH', `/${_id}`, { title: 'Told' })
  await send(ann, 'DELETE', `/${_id}`)
  await eventually(() =>
    expect(heard.mock.calls.slice(-3)).toEqual([
      ['articles created', false],
      ['articles patched', false],
      ['articles removed', false],
    ]),
  )
  client.close()
})
