import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addBlog, type OwnBlog } from '../../../testing/worlds/own-blogs.ts'

let api: TestApi
let ann: TestUser
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-22T12:00:00Z') })
  ann = await signUp(api)
})
afterAll(() => api.stop())

const send = async (method: string, path: string, body?: unknown) =>
  (await call(api, method, `/api/${path}`, { token: ann.token, body })).body
const db = () => api.database.db

interface Draft {
  readonly blogs: readonly OwnBlog[]
  readonly articleIds: readonly string[]
}
const schedule = {
  start: '2026-12-01',
  postsPerDay: 5,
  from: '09:00',
  to: '17:00',
  timeZone: 'America/New_York',
  weekdays: [1, 2, 3, 4, 5],
  jitter: 20,
}
const planned = async ({ blogs, articleIds }: Draft) => {
  const source = { kind: 'articles', articleIds }
  const targets = blogs.map(({ _id }) => _id)
  const draft = { name: 'Winter', targets, source, schedule, spread: 'everywhere' }
  const { _id } = await send('POST', 'campaigns', draft)
  return send('POST', 'campaign-plans', { campaignId: _id })
}
const checksOf = async (of: Draft) => send('GET', `campaign-checks/${(await planned(of))._id}`)

const addressOf = (digit: string) => `/media/${ann.accountId}/${digit.repeat(32)}/rose.jpg`
const inLibrary = async (digit: string) => {
  const file = { folder: '', name: `${digit}.jpg`, type: 'image/jpeg', size: 9, width: 4, height: 3 } as const
  const { accountId, userId: createdBy } = ann
  await db()
    .insertInto('mediaFiles')
    .values({ ...file, id: uuidV7(), accountId, createdBy, sha256: digit.repeat(64), removedAt: null })
    .execute()
  return addressOf(digit)
}
let written = 0
const article = async (featuredImage: string, ...sources: string[]): Promise<string> => {
  written += 1
  const words = Array.from({ length: 60 }, (_, at) => `w${written}x${(at * 7) % 41}`).join(' ')
  const text = `<p>${words}</p>${sources.map((src) => `<img src="${src}">`).join('')}`
  const body = { title: `Article ${written}`, text, status: 'ready', featuredImage }
  return (await send('POST', 'articles', body))._id
}

test('a plan counts the new images per blog and how they are uploaded', async () => {
  const [a, b] = [await inLibrary('a'), await inLibrary('b')]
  const articleIds = [await article(a, b, 'https://elsewhere.example/c.jpg'), await article(b, b)]
  const types = ['wordpress', 'tumblr', 'gsites'] as const
  const blogs = await Promise.all(types.map((type) => addBlog(api, ann, { type })))
  const kept = { externalId: '7', url: 'https://blog.example/rose.jpg', width: 4, height: 3 }
  await db()
    .insertInto('blogImages')
    .values({
      ...kept,
      subPropertyId: blogs[0]!._id,
      sha256: 'a'.repeat(32),
      accountId: ann.accountId,
      name: 'rose',
      askedAt: null,
    })
    .execute()
  const { images, checks } = await checksOf({ blogs, articleIds })
  const [wordpress, tumblr, gsites] = blogs.map(({ name }) => `${name.replace('Blog ', 'blog')}.example`)
  expect(images).toHaveLength(3)
  expect(images).toEqual(
    expect.arrayContaining([
      { _id: blogs[0]!._id, name: wordpress, way: 'uploaded', images: 2 },
      { _id: blogs[1]!._id, name: tumblr, way: 'along', images: 3 },
      { _id: blogs[2]!._id, name: gsites, way: 'by-hand', images: 3 },
    ]),
  )
  expect(checks.filter(({ kind }: { kind: string }) => kind === 'images')).toMatchObject([
    { level: 'warning', finding: `3 images in posts to ${gsites} must be added manually.` },
  ])
})

test('a user without upload permission blocks a plan with images', async () => {
  const blog = await addBlog(api, ann)
  await db().updateTable('subProperties').set({ takesImages: false }).where('id', '=', blog._id).execute()
  expect((await checksOf({ blogs: [blog], articleIds: [await article('')] })).checks).toEqual([])
  const articleIds = [await article(await inLibrary('d'))]
  const { _id, planRevision } = await planned({ blogs: [blog], articleIds })
  expect((await send('GET', `campaign-checks/${_id}`)).checks).toMatchObject([
    {
      kind: 'images',
      level: 'blocking',
      platform: 'wordpress',
      mend: [{ kind: 'property' }, { kind: 'step' }],
    },
  ])
  const approval = { campaignId: _id, planRevision, destinations: [blog._id] }
  expect(await send('POST', 'campaign-approvals', approval)).toMatchObject({
    code: 409,
    message: expect.stringContaining('can’t upload images'),
  })
})

test('an image missing from the library is reported before approval', async () => {
  const articleIds = [await article(addressOf('e'))]
  const { checks } = await checksOf({ blogs: [await addBlog(api, ann)], articleIds })
  expect(checks).toMatchObject([
    {
      kind: 'images',
      level: 'blocking',
      finding: '1 article uses an image that is no longer in your media library.',
      mend: [{ kind: 'article' }],
    },
  ])
})
