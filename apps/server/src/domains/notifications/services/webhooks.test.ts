import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WebhookDelivery, WebhookWithSecret } from '@web2/contract/notifications'
import { claimDeliveries } from '../webhooks/claim-deliveries.ts'
import { startWebhookRunner } from '../webhooks/webhook-runner.ts'
import type { Runner } from '../../../platform/jobs/task-runner.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startReceiver, type Received } from '../../../testing/network/webhook-receiver.ts'

const hour = 3_600_000
let api: TestApi
let ann: TestUser
let bob: TestUser
let receiver: Awaited<ReturnType<typeof startReceiver>>
let runner: Runner
let time = 0
const begin = () => startWebhookRunner(api.context, { onError: (error) => expect.unreachable(error.stack) })
beforeAll(async () => {
  time = Date.now()
  receiver = await startReceiver()
  api = await startTestApi({
    now: () => new Date(Math.max(Date.now(), time)),
    config: { egressAllow: [receiver.host] },
  })
  await signUp(api)
  ann = await signUp(api)
  bob = await signUp(api)
  runner = begin()
})
afterAll(async () => {
  await runner.stop()
  receiver.stop()
  await api.stop()
})

const later = (milliseconds: number) => {
  time = Math.max(Date.now(), time) + milliseconds
}
const send = (method: string, path: string, body?: object, user = ann) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const make = async (events: string[] = ['article.ready'], user = ann) => {
  const wanted = { name: 'Reports', url: receiver.url, events }
  const { status, body } = await send('POST', 'webhooks', wanted, user)
  expect(status).toBe(201)
  return body as WebhookWithSecret & { secret: string }
}
const deliveries = async (webhookId: string, user = ann) =>
  (await send('GET', `webhook-deliveries?webhookId=${webhookId}&$sort[createdAt]=-1`, undefined, user)).body
    .data as WebhookDelivery[]
const patch = (id: string, body: object, user = ann) => send('PATCH', `webhooks/${id}`, body, user)
const tryIt = (id: string) => patch(id, { action: 'test' })
const ofHook = (webhookId: string) =>
  receiver.received.filter(({ body }) => JSON.parse(body).data.webhookId === webhookId)
const ended = (webhookId: string, expected: Partial<WebhookDelivery>) =>
  eventually(async () => expect((await deliveries(webhookId))[0]).toMatchObject(expected))

const signatureOf = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe('a webhook', () => {
  it('gets a signed message for each event, with the id in the log', async () => {
    const { _id, secret } = await make()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    await send('POST', 'articles', { title: 'Roses in winter', status: 'ready', text: '<p>Cover them.</p>' })
    const message = await eventually(() => {
      const found = receiver.received.find(({ body }) => body.includes('Roses in winter'))
      if (!found) throw new Error('Nothing has come yet.')
      return found
    })
    const sent = JSON.parse(message.body)
    expect(sent).toEqual({
      type: 'article.ready',
      timestamp: expect.any(String),
      data: { articleId: expect.any(String), title: 'Roses in winter', keyword: '', status: 'ready' },
    })
    expect(message.headers['webhook-signature']).toBe(signatureOf(message, secret))
    await ended(_id, { status: 'delivered', attempts: 1, answerStatus: 204, message: '' })
    expect((await deliveries(_id))[0]?._id).toBe(message.headers['webhook-id'])
  })

  it('returns its secret once and stores it sealed', async () => {
    const { _id, secret } = await make()
    const rows = await api.database.db.selectFrom('webhooks').selectAll().execute()
    const answers = [(await send('GET', 'webhooks')).body, (await send('GET', `webhooks/${_id}`)).body]
    const audit = await api.database.db.selectFrom('auditLog').selectAll().execute()
    expect(JSON.stringify([rows, answers, audit, api.logged])).not.toContain(secret.slice(6))
    expect(answers[1].secretLast4).toBe(secret.slice(-4))
    expect(audit).toContainEqual(
      expect.objectContaining({
        action: 'record-created',
        details: { service: 'webhooks', id: _id, name: 'Reports' },
      }),
    )
  })

  it('signs with both secrets for a day after a rotation, then only with the new one', async () => {
    const { _id, secret: old } = await make()
    const { secret } = (await patch(_id, { action: 'rotate-secret' })).body
    expect(secret).not.toBe(old)
    await tryIt(_id)
    await ended(_id, { status: 'delivered' })
    const [both] = ofHook(_id)
    expect(both?.headers['webhook-signature']).toBe(
      `${signatureOf(both!, secret)} ${signatureOf(both!, old)}`,
    )
    later(24 * hour + 1)
    await tryIt(_id)
    await eventually(() => expect(ofHook(_id)).toHaveLength(2))
    expect(ofHook(_id)[1]?.headers['webhook-signature']).toBe(signatureOf(ofHook(_id)[1]!, secret))
  })

  it('gets a new secret with a URL of another origin, not of the same', async () => {
    const { _id, secret: old } = await make()
    await patch(_id, { action: 'rotate-secret' })
    expect((await patch(_id, { url: `${receiver.url}/other` })).body.secret).toBeUndefined()
    const { body } = await patch(_id, { url: 'https://elsewhere.example.com/told' })
    expect(body.secret).toMatch(/^whsec_/)
    expect(body.secret).not.toBe(old)
    expect(body.oldSecretUntil).toBeNull()
  })

  it('retries for a day with the same id until delivered', async () => {
    const { _id } = await make()
    receiver.answer({ status: 500, body: 'Out of order' })
    await tryIt(_id)
    await ended(_id, { status: 'queued', attempts: 1, answerStatus: 500, answerBody: 'Out of order' })
    receiver.answer({ status: 503, headers: { 'retry-after': '3600' } })
    later(hour / 60)
    await ended(_id, { attempts: 2, answerStatus: 503 })
    const [waiting] = await deliveries(_id)
    expect(Date.parse(waiting!.dueAt) - time).toBeGreaterThanOrEqual(hour)
    receiver.answer({ status: 200 })
    later(hour + 60_000)
    await ended(_id, { status: 'delivered', attempts: 3 })
    expect(new Set(ofHook(_id).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('fails after ten attempts and can be sent again manually', async () => {
    const { _id } = await make()
    receiver.answer({ status: 400 })
    await tryIt(_id)
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      await eventually(async () => {
        const [tried] = await deliveries(_id)
        expect(tried).toMatchObject({ status: 'queued', attempts, answerStatus: 400 })
        // an attempt counts from its start, but the next one is due after its end
        expect(Date.parse(tried!.updatedAt)).toBeGreaterThanOrEqual(time)
      })
      later(13 * hour)
      // this test is about messages, and a webhook that fails for days is disabled
      await sql`update webhooks set failing_since = null where id = ${_id}`.execute(api.database.db)
    }
    await ended(_id, { status: 'failed', attempts: 10, message: 'The endpoint responded with HTTP 400.' })
    receiver.answer({ status: 204 })
    const [failed] = await deliveries(_id)
    await send('PATCH', `webhook-deliveries/${failed!._id}`, { action: 'redeliver' })
    await ended(_id, { status: 'delivered', attempts: 1 })
  })

  it.each([
    ['a redirect', { status: 302, headers: { location: 'http://example.com/' } }, /redirects \(HTTP 302\)/],
    ['a cut connection', 'cut' as const, /closed the connection/],
  ])('does not count %s as delivered', async (_what, mood, message) => {
    const { _id } = await make()
    receiver.answer(mood)
    await tryIt(_id)
    await ended(_id, { status: 'queued', attempts: 1, message: expect.stringMatching(message) })
    receiver.answer({ status: 204 })
  })

  it('stores only the beginning of a long response', async () => {
    const { _id } = await make()
    receiver.answer({ status: 200, body: 'x'.repeat(3_000_000) })
    await tryIt(_id)
    await ended(_id, { status: 'delivered', answerBody: 'x'.repeat(2_000) })
    receiver.answer({ status: 204 })
  })

  it('is disabled with a notification after days without a delivery', async () => {
    const { _id } = await make()
    receiver.answer({ status: 500 })
    await tryIt(_id)
    await ended(_id, { attempts: 1, answerStatus: 500 })
    later(3 * 24 * hour)
    await eventually(async () =>
      expect((await send('GET', `webhooks/${_id}`)).body).toMatchObject({
        isActive: false,
        problem: expect.stringContaining('3 days'),
      }),
    )
    await ended(_id, { status: 'failed' })
    const { data } = (await send('GET', 'notifications?$limit=50')).body
    const told = data.find(({ type }: { type: string }) => type === 'webhook-switched-off')
    expect(told.payload).toMatchObject({ link: '/settings/webhooks' })
    expect((await tryIt(_id)).status).toBe(409)
    receiver.answer({ status: 204 })
    expect((await patch(_id, { isActive: true })).body).toMatchObject({ problem: '', failingSince: null })
    await tryIt(_id)
    await ended(_id, { status: 'delivered' })
  })

  it('is disabled at once when its receiver responds with 410', async () => {
    const { _id } = await make()
    receiver.answer({ status: 410 })
    await tryIt(_id)
    await eventually(async () =>
      expect((await send('GET', `webhooks/${_id}`)).body).toMatchObject({ isActive: false }),
    )
    receiver.answer({ status: 204 })
  })

  it.each([
    ['http://127.0.0.1:9/x', 'url'],
    ['http://[::1]/x', 'url'],
    ['http://0x7f.1/', 'url'],
    ['http://localhost/x', 'url'],
    ['http://169.254.169.254/latest', 'url'],
    ['https://example.com:22/', 'url'],
    ['https://user:secret@example.com/', 'url'],
    ['ftp://example.com/', 'url'],
    ['example', 'url'],
  ])('rejects the URL %s', async (url, field) => {
    const { status, body } = await send('POST', 'webhooks', { name: 'Bad', url, events: ['bulk.done'] })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  it.each([
    [{ name: '', url: 'https://example.com', events: ['bulk.done'] }, 'name'],
    [{ name: 'x', url: 'https://example.com', events: [] }, 'events'],
    [{ name: 'x', url: 'https://example.com', events: ['nothing.known'] }, 'events.0'],
    [{ name: 'x', url: 'https://example.com', events: ['bulk.done'], secretSealed: 'x' }, 'secretSealed'],
  ])('rejects %j', async (wanted, field) => {
    const { status, body } = await send('POST', 'webhooks', wanted)
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  it('belongs to its account', async () => {
    const { _id } = await make()
    await tryIt(_id)
    const [delivery] = await deliveries(_id)
    expect((await send('GET', `webhooks/${_id}`, undefined, bob)).status).toBe(404)
    expect((await patch(_id, { name: 'x' }, bob)).status).toBe(404)
    expect((await send('DELETE', `webhooks/${_id}`, undefined, bob)).status).toBe(404)
    expect(await deliveries(_id, bob)).toEqual([])
    const again = await send('PATCH', `webhook-deliveries/${delivery!._id}`, { action: 'redeliver' }, bob)
    expect(again.status).toBe(404)
    const theirs = await make(['article.ready'], bob)
    await send('POST', 'articles', { title: 'Only of Ann', status: 'ready', text: '' })
    await eventually(async () =>
      expect(
        (await deliveries(_id)).some(({ data }) => 'title' in data && data.title === 'Only of Ann'),
      ).toBe(true),
    )
    expect(await deliveries(theirs._id, bob)).toEqual([])
    expect((await send('DELETE', `webhooks/${_id}`)).status).toBe(200)
    expect(await deliveries(_id)).toEqual([])
  })
})

describe('events of a webhook', () => {
  it('are sent exactly if the change is committed, once per change of the status', async () => {
    const { _id } = await make(['property.verified', 'property.failed'])
    const id = uuidV7()
    const { db } = api.database
    await db
      .insertInto('properties')
      .values({
        id,
        accountId: ann.accountId,
        createdBy: null,
        propertyType: 'wordpress',
        means: 'application-password',
        name: 'Blog',
        url: '',
      })
      .execute()
    const set = (status: 'verifying' | 'verified' | 'failed') =>
      db.updateTable('properties').set({ status }).where('id', '=', id).execute()
    await set('verifying')
    await set('verified')
    await set('verified')
    await set('failed')
    const undone = db.transaction().execute(async (transaction) => {
      await transaction.updateTable('properties').set({ status: 'verified' }).where('id', '=', id).execute()
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    const told = (await deliveries(_id)).map(({ event, data }) => [event, data])
    const data = { propertyId: id, name: 'Blog', url: '', propertyType: 'wordpress' }
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        ['property.verified', { ...data, status: 'verified' }],
        ['property.failed', { ...data, status: 'failed' }],
      ]),
    )
  })

  it('are sent again after their worker was killed', async () => {
    await runner.stop()
    const { _id } = await make()
    await tryIt(_id)
    const taken = await claimDeliveries(api.database.db, {
      free: 100,
      perWebhook: 4,
      busy: [],
      now: api.context.now(),
    })
    expect(taken.map(({ webhook }) => webhook.id)).toContain(_id)
    runner = begin()
    later(2 * 60_000)
    await ended(_id, { status: 'delivered', attempts: 2 })
  })
})
