import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostingConnection } from '../posts/open-sub-property.ts'
import { sealSecrets } from '../../properties/connection/property-secrets.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addArticle, addCampaign, addPlace, postDue } from '../../../testing/worlds/campaign-world.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { startBlogServer, type BlogServer } from '../../../testing/servers/blog/blog-server.ts'

let blog: BlogServer
let api: TestApi
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  blog = await startBlogServer()
  api = await startTestApi({ config: { egressAllow: [new URL(blog.url).host] } })
  ann = await signUp(api)
  ben = await signUp(api)
})
afterAll(async () => {
  await api.stop()
  await blog.stop()
})

const send = (user: TestUser, method: string, path: string, body?: unknown) =>
  call(api, method, `/api/${path}`, { token: user.token, body })

/** Creates a campaign with two posts, now and tomorrow, to a test blog. */
const campaign = async () => {
  const { context } = api
  const { propertyId, placeId } = await addPlace({ context }, ann)
  const secretsSealed = sealSecrets(context.config, ann.accountId, { password: 'abcd' })
  await context.db
    .updateTable('properties')
    .set({ secretsSealed, username: 'ann' })
    .where('id', '=', propertyId)
    .execute()
  await context.db
    .updateTable('subProperties')
    .set({ url: `${blog.url}/wp-json`, name: 'Garden blog' })
    .where('id', '=', placeId)
    .execute()
  const articleId = await addArticle({ context }, ann, 'Roses')
  const runAt = [new Date(), new Date(Date.now() + 86_400_000)]
  const id = await addCampaign(
    { context },
    ann,
    runAt.map((at) => ({ placeId, articleId, title: 'Roses', runAt: at })),
  )
  const { data } = (await send(ann, 'GET', `campaign-jobs?campaignId=${id}&$sort[runAt]=1`)).body
  return { id, articleId, first: data[0]._id as string, second: data[1]._id as string }
}
const post = () => postDue({ context: api.context }, { open: openPostingConnection })

it('a published post can be updated and deleted; other accounts get 404', async () => {
  const { first, articleId, id } = await campaign()
  await post()
  expect((await send(ann, 'GET', `campaign-posts/${first}`)).body).toMatchObject({
    place: expect.stringMatching(/^Garden blog \(.+\.example\)$/),
    actions: ['update', 'remove'],
    note: '',
  })
  const text = '<p><a href="https://friend.example/wild">Wild</a> and red.</p>'
  await send(ann, 'PATCH', `articles/${articleId}`, { title: 'Wild roses', text })
  expect((await send(ann, 'PATCH', `campaign-posts/${first}`, { action: 'update' })).status).toBe(200)
  expect(blog.posts).toMatchObject([{ title: 'Wild roses' }])
  const watched = async () => (await send(ann, 'GET', 'post-links')).body.data
  expect(await watched()).toMatchObject([
    { targetUrl: 'https://friend.example/wild', pageTitle: 'Wild roses' },
  ])
  expect((await send(ben, 'PATCH', `campaign-posts/${first}`, { action: 'update' })).status).toBe(404)
  expect((await send(ben, 'DELETE', `campaign-posts/${first}`)).status).toBe(404)
  expect((await send(ann, 'DELETE', `campaign-posts/${first}`)).status).toBe(200)
  expect(blog.posts).toEqual([])
  expect(await watched()).toEqual([])
  expect((await send(ann, 'GET', `campaigns/${id}`)).body).toMatchObject({ published: 0, cancelled: 1 })
})

it('a planned post can be published now or canceled; other actions return 409', async () => {
  const { first, second, id } = await campaign()
  expect((await send(ann, 'PATCH', `campaign-posts/${second}`, { action: 'retry' })).status).toBe(409)
  await send(ann, 'PATCH', `campaign-posts/${first}`, { action: 'cancel' })
  await send(ann, 'PATCH', `campaign-posts/${second}`, { action: 'run-now' })
  await post()
  expect((await send(ann, 'GET', `campaigns/${id}`)).body).toMatchObject({
    status: 'completed',
    planned: 0,
    published: 1,
    cancelled: 1,
  })
  expect((await send(ann, 'PATCH', `campaign-posts/${first}`, { action: 'retry' })).status).toBe(200)
  expect((await send(ann, 'GET', `campaigns/${id}`)).body).toMatchObject({ status: 'running', planned: 1 })
  await post()
  const { data } = (await send(ann, 'GET', `campaign-logs?campaignId=${id}&$sort[createdAt]=1`)).body
  expect(data.map(({ event }: { event: string }) => event)).toEqual([
    'cancelled',
    'run-now',
    'published',
    'completed',
    'retry-asked',
    'published',
    'completed',
  ])
})

it('campaign log entries reach the account’s sockets and can’t be changed', async () => {
  const ear = await openEventSocket(api, ann, (event) => event)
  const { id } = await campaign()
  await post()
  await eventually(() => expect(ear.heard).toContain('campaign-logs created'))
  ear.close()
  const path = `campaign-logs?campaignId=${id}`
  expect((await send(ann, 'GET', path)).body.total).toBe(1)
  expect((await send(ben, 'GET', path)).body.total).toBe(0)
  const { db } = api.context
  await expect(sql`update campaign_logs set message = 'x'`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from campaign_logs`.execute(db)).rejects.toThrow('never changed')
  await db.deleteFrom('campaigns').where('id', '=', id).execute()
  expect((await send(ann, 'GET', path)).body.total).toBe(1)
  await db.deleteFrom('users').where('id', '=', ben.userId).execute()
  await db.deleteFrom('accounts').where('id', '=', ann.accountId).execute()
  const left = await db
    .selectFrom('campaignLogs')
    .select('id')
    .where('accountId', '=', ann.accountId)
    .execute()
  expect(left).toEqual([])
})
