import { versionSpan, versionsKept } from '@web2/contract/articles'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesUsingImage, shownStems } from '../../media/library/image-uses.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  api = await startTestApi()
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(() => api.stop())

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })
const add = async (text: string) => (await send(ann, 'POST', 'articles', { title: 'Roses', text })).body
const save = async (id: string, body: object) => (await send(ann, 'PATCH', `articles/${id}`, body)).body
const versions = async (id: string) => (await send(ann, 'GET', `article-versions?articleId=${id}`)).body
/** Makes the article's versions older by the given time. */
const age = (id: string, milliseconds: number) =>
  sql`update article_versions set created_at = created_at - ${milliseconds} * interval '1 millisecond'
    where article_id = ${id}`.execute(api.database.db)

test('saves within minutes are one version; the first version is kept', async () => {
  const { _id } = await add('<p>First</p>')
  await save(_id, { text: '<p>Second</p>' })
  await save(_id, { text: '<p>Third one</p>', title: 'New title' })
  await save(_id, { status: 'ready' })
  const { total, data } = await versions(_id)
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { kind: 'saved', revision: 3, title: 'New title', words: 2, savedBy: expect.stringMatching(/^User/) },
    { kind: 'created', revision: 1, title: 'Roses', words: 1 },
  ])
  expect(data[0]).not.toHaveProperty('text')
  expect((await send(ann, 'GET', `article-versions/${data[1]._id}`)).body.text).toBe('<p>First</p>')
  await age(_id, versionSpan)
  await save(_id, { text: '<p>Later</p>' })
  expect((await versions(_id)).data.map(({ revision }: { revision: number }) => revision)).toEqual([4, 3, 1])
})

test('saves by another user are a version of their own', async () => {
  const { _id } = await add('<p>Mine</p>')
  await save(_id, { text: '<p>Mine again</p>' })
  await sql`update memberships set account_id = ${ann.accountId} where user_id = ${ben.userId}`.execute(
    api.database.db,
  )
  await sql`update login_sessions set account_id = ${ann.accountId} where user_id = ${ben.userId}`.execute(
    api.database.db,
  )
  const guest = await signUp(api)
  expect((await send(guest, 'GET', `article-versions?articleId=${_id}`)).body.total).toBe(0)
  await sql`update article_versions set created_by = ${guest.userId} where article_id = ${_id}`.execute(
    api.database.db,
  )
  await save(_id, { text: '<p>Mine at last</p>' })
  expect((await versions(_id)).total).toBe(3)
})

test('a version is restored as a new one, or returns 409 after another save', async () => {
  const { _id } = await add('<p>First</p>')
  const { revision } = await save(_id, { text: '<p>Second</p>', keyword: 'roses' })
  const [, first] = (await versions(_id)).data
  const late = await send(ann, 'POST', 'article-versions', { restore: first._id, basedOn: revision - 1 })
  expect(late.status).toBe(409)
  const back = await send(ann, 'POST', 'article-versions', { restore: first._id, basedOn: revision })
  expect(back).toMatchObject({ status: 201, body: { _id, text: '<p>First</p>', keyword: '', revision: 3 } })
  await save(_id, { text: '<p>Fourth</p>' })
  expect((await versions(_id)).data.map(({ kind }: { kind: string }) => kind)).toEqual([
    'saved',
    'restored',
    'saved',
    'created',
  ])
})

test('only the newest versions are kept, and they are deleted with their article', async () => {
  const { _id } = await add('<p>0</p>')
  for (let at = 1; at <= versionsKept; at += 1) {
    await age(_id, versionSpan)
    await save(_id, { text: `<p>${at}</p>` })
  }
  const { total, data } = await versions(_id)
  expect(total).toBe(versionsKept)
  expect(data[0].revision).toBe(versionsKept + 1)
  await send(ann, 'DELETE', `articles/${_id}`)
  expect((await versions(_id)).total).toBe(0)
})

test('versions of another account return 404', async () => {
  const { _id } = await add('<p>Private</p>')
  const [version] = (await versions(_id)).data
  const other = await signUp(api)
  expect((await send(other, 'GET', `article-versions/${version._id}`)).status).toBe(404)
  expect((await send(other, 'POST', 'article-versions', { restore: version._id })).status).toBe(404)
  expect((await send(ann, 'GET', 'article-versions?articleId=x')).status).toBe(400)
})

test('an image is in use where an article shows it, and is kept for versions', async () => {
  const stem = `/media/${ann.accountId}/0123456789abcdef/`
  const { _id } = await add(`<img src="${stem}rose.jpg" alt="Rose">`)
  const use = () => pagesUsingImage(api.database.db, ann.accountId, [stem])
  expect(await use()).toEqual({ pages: 1, names: ['Roses'] })
  await save(_id, { text: '', featuredImage: `${stem}rose.jpg` })
  expect((await use()).pages).toBe(1)
  await save(_id, { featuredImage: '' })
  expect((await use()).pages).toBe(0)
  expect(await shownStems(api.database.db, ann.accountId, [stem])).toEqual(new Set([stem]))
})
