import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../testing/worlds/start-api.ts'
import { killWorkersAt } from '../../../testing/kills/kill-workers-at.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../../testing/worlds/verification-world.ts'
import { propertyView } from '../emit-property-changed.ts'
import { claimVerification } from './claim-verification.ts'
import { storeDestinations } from './store-found-sub-properties.ts'

let here: VerifyingWorld
beforeAll(async () => {
  here = await createVerifyingWorld()
})
afterAll(() => here.end())

const page = (text: string, head = '') =>
  `<!doctype html><html><head><title>Garden notes</title>${head}</head><body><p>${text}</p></body></html>`
const propertyOf = (id: string) => propertyView(here.context.db, { accountId: here.user.accountId, id })
const attempt = (method: string, id: string, body?: object) =>
  call(here.api, method, `/api/property-verifications/${id}`, { token: here.user.token, body })
const noticesOf = async (propertyId: string) =>
  here.context.db
    .selectFrom('notifications')
    .select(['status', 'payload'])
    .where('cause', 'like', `property:${propertyId}%`)
    .execute()
const codeOf = async (id: string) => (await here.verification(id)).ask?.code ?? ''

/** Advances to the question for a code in the page's text. */
const asked = async (path: string) => {
  here.site.show(path, page('Tulips'))
  const property = await here.newProperty(`${here.site.url}${path}`)
  const id = await here.start(property)
  expect((await here.answer(id, '1')).status).toBe(201)
  await here.run(id)
  return { property, id }
}

it('asks step by step, counts a wrong answer as a try, and ends with a usable property', async () => {
  const { property, id } = await asked('/flow')
  const code = await codeOf(id)
  expect(code).toMatch(/^web2-[a-z2-9]{16}$/)
  expect(await propertyOf(property)).toMatchObject({ status: 'action-needed', nextStep: 'ownership-code' })
  expect(await noticesOf(property)).toMatchObject([
    { payload: { username: 'ada', propertyType: 'gsites', nextStep: 'ownership-code', jobId: id } },
  ])

  await here.answer(id, 'done', { step: 'ownership-code', type: 'gsites' })
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({
    status: 'waiting',
    tries: 1,
    ask: { code, wrong: expect.stringContaining('was not found in the text') },
  })

  here.site.show('/flow', page(`Tulips <b>${code}</b>`))
  await here.answer(id, 'done')
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'done', ask: null, subPropertyCount: 1 })
  expect(await propertyOf(property)).toMatchObject({ status: 'verified', nextStep: '', subPropertyCount: 1 })
  expect(await noticesOf(property)).toMatchObject([
    { status: 'unread', payload: { propertyStatus: 'scraped', subPropertyCount: 1 } },
  ])
  const kept = await here.context.db.selectFrom('verifications').selectAll().where('id', '=', id).execute()
  expect(kept).toMatchObject([{ stateSealed: null, answerSealed: null, picture: null }])
})

it('stores memory and answers sealed while it runs', async () => {
  const { id } = await asked('/sealed')
  await here.answer(id, 'https://answer.example/secret-answer')
  const row = await here.context.db
    .selectFrom('verifications')
    .select(['stateSealed', 'answerSealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.answerSealed).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toContain('secret-answer')
})

it.each([
  ['0', 'The number must be more than 0'],
  ['-1', 'The number must be more than 0'],
  ['one', 'The number must be more than 0'],
  ['9', 'Enter a number from 1 to 2.'],
])('rejects the method “%s” and asks again', async (otp, message) => {
  here.site.show('/ways', page('Tulips'))
  const id = await here.start(await here.newProperty(`${here.site.url}/ways#${otp}`))
  const answer = await here.answer(id, otp)
  expect(answer).toMatchObject({ status: 400, body: { message, errors: { otp: message } } })
  expect(await here.verification(id)).toMatchObject({ status: 'waiting', tries: 0 })
})

it('accepts the meta tag in the head only, and no code in a comment or script', async () => {
  here.site.show('/meta', page('Tulips'))
  const id = await here.start(await here.newProperty(`${here.site.url}/meta`))
  await here.answer(id, '2')
  await here.run(id)
  const code = await codeOf(id)
  const meta = `<meta name="web2-verification" content="${code}">`
  for (const html of [
    page(meta),
    page(`<!-- ${code} --><script>"${code}"</script>`),
    page('', `<!--${meta}-->`),
  ]) {
    here.site.show('/meta', html)
    await here.answer(id, 'done')
    await here.run(id)
    expect(await here.verification(id)).toMatchObject({ status: 'waiting' })
  }
  here.site.show('/meta', page('Tulips', meta))
  await here.answer(id, 'done')
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'done', tries: 3 })
})

it('accepts a code on another page of the same site only', async () => {
  const { id } = await asked('/named')
  here.site.show('/other', page(await codeOf(id)))
  await here.answer(id, 'https://elsewhere.example/page')
  await here.run(id)
  expect((await here.verification(id)).ask?.wrong).toContain('isn’t a page of')
  here.site.refuse('/away', 302, 'http://127.0.0.1:9/')
  await here.answer(id, `${here.site.url}/away`)
  await here.run(id)
  expect((await here.verification(id)).ask?.wrong).toContain('private network')
  await here.answer(id, `${here.site.url}/other`)
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'done' })
})

it('fails after five wrong answers', async () => {
  const { property, id } = await asked('/five')
  for (let at = 0; at < 5; at += 1) {
    await here.answer(id, 'done')
    await here.run(id)
  }
  expect(await here.verification(id)).toMatchObject({ status: 'failed', problemKind: 'code-not-found' })
  expect(await propertyOf(property)).toMatchObject({ status: 'failed', problemKind: 'code-not-found' })
  expect((await here.answer(id, 'done')).status).toBe(409)
})

it('shows the site’s image under a name that ends with the question', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  here.site.picture('/share.png', png)
  here.site.show('/picture', page('Tulips', '<meta property="og:image" content="/share.png">'))
  const property = await here.newProperty(`${here.site.url}/picture`)
  const id = await here.start(property)
  const { ask } = await here.verification(id)
  expect(ask).toMatchObject({ step: 'picture', hint: expect.stringContaining('Is this your site?') })
  expect(await noticesOf(property)).toMatchObject([{ payload: { imagePath: ask?.imagePath } }])
  const shown = await fetch(here.api.url + ask?.imagePath)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png)
  await here.answer(id, 'no')
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'failed', problemKind: 'not-this-platform' })
  expect((await fetch(here.api.url + ask?.imagePath)).status).toBe(404)
})

it('expires without an answer, and another one can be started', async () => {
  const { property, id } = await asked('/late')
  here.world.later(73 * 3_600_000)
  expect((await here.answer(id, 'done')).status).toBe(409)
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({
    status: 'failed',
    problemKind: 'answer-timed-out',
    problem: expect.stringContaining('timed out without an answer'),
  })
  await here.start(property)
})

it('allows one verification per property, and canceling permits the next', async () => {
  const { property, id } = await asked('/twice')
  await expect(here.start(property)).rejects.toMatchObject({ code: 409 })
  const send = (path: string, body: object) =>
    call(here.api, 'PATCH', `/api/property-verifications/${path}`, { token: here.user.token, body })
  expect((await send(id, { status: 'cancelled' })).body).toMatchObject({ status: 'cancelled', ask: null })
  expect(await propertyOf(property)).toMatchObject({ status: 'new', nextStep: '' })
  expect(await noticesOf(property)).toEqual([])
  expect((await send(id, { status: 'cancelled' })).status).toBe(409)
  await here.start(property)
})

it('serializes starting, changing and deleting with its worker', async () => {
  const { property, id } = await asked('/crowd')
  here.site.show('/crowd', page(await codeOf(id)))
  await here.answer(id, 'done')
  const { token } = here.user
  const send = async (method: string, path: string, body?: object) =>
    (await call(here.api, method, `/api/${path}`, { token, body })).status
  const running = here.run(id)
  const met = await Promise.all([
    ...Array.from({ length: 6 }, () => send('POST', 'property-verifications', { propertyId: property })),
    send('PATCH', `properties/${property}`, { username: 'grace' }),
    send('PATCH', `property-verifications/${id}`, { status: 'cancelled' }),
    send('DELETE', `properties/${property}`),
  ])
  await running
  // a deadlock would be a 503
  expect(met.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([])
})

it('canceling restores the property: a failed one does not become verified', async () => {
  const property = await here.newProperty(`${here.site.url}/failed-before`)
  const problem = { problemKind: 'password-revoked', problem: 'The password was revoked.' } as const
  await here.context.db
    .updateTable('properties')
    .set({ status: 'failed', ...problem, lastVerifiedAt: '2026-01-01T00:00:00Z' })
    .where('id', '=', property)
    .execute()
  here.site.show('/failed-before', page('Tulips'))
  const id = await here.start(property)
  expect(await propertyOf(property)).toMatchObject({ status: 'action-needed', problem: '' })
  await call(here.api, 'PATCH', `/api/property-verifications/${id}`, {
    token: here.user.token,
    body: { status: 'cancelled' },
  })
  expect(await propertyOf(property)).toMatchObject({ status: 'failed', ...problem })
})

it.each([
  ['address', { url: 'https://another-garden.example' }],
  ['user', { username: 'grace' }],
])('another %s ends a verification', async (what, body) => {
  const { property, id } = await asked(`/moved-${what}`)
  here.site.show(`/moved-${what}`, page(await codeOf(id)))
  const { asked: reached, release } = here.site.hold()
  await here.answer(id, 'done')
  const running = here.run(id)
  await reached
  const token = here.user.token
  expect((await call(here.api, 'PATCH', `/api/properties/${property}`, { token, body })).status).toBe(200)
  release()
  await running
  expect(await here.verification(id)).toMatchObject({ status: 'cancelled', ask: null })
  expect(await propertyOf(property)).toMatchObject({ ...body, status: 'new', connected: false })
  expect(await noticesOf(property)).toEqual([])
})

it('another name does not affect a verification', async () => {
  const { property, id } = await asked('/renamed')
  const token = here.user.token
  await call(here.api, 'PATCH', `/api/properties/${property}`, { token, body: { name: 'Roses' } })
  expect(await here.verification(id)).toMatchObject({ status: 'waiting' })
  expect(await propertyOf(property)).toMatchObject({ name: 'Roses', status: 'action-needed' })
})

it('discards the worker’s result after a cancellation', async () => {
  const { property, id } = await asked('/held')
  here.site.show('/held', page(await codeOf(id)))
  const { asked: reached, release } = here.site.hold()
  await here.answer(id, 'done')
  const running = here.run(id)
  await reached
  await call(here.api, 'PATCH', `/api/property-verifications/${id}`, {
    token: here.user.token,
    body: { status: 'cancelled' },
  })
  release()
  await running
  expect(await here.verification(id)).toMatchObject({ status: 'cancelled' })
  expect(await propertyOf(property)).toMatchObject({ status: 'new', connected: false })
})

it('does not call a property in a private network', async () => {
  const id = await here.start(await here.newProperty('http://127.0.0.1:9/'))
  expect(await here.verification(id)).toMatchObject({ status: 'failed', problemKind: 'private-address' })
})

it('retries an unreachable site later, and succeeds then', async () => {
  here.site.refuse('/down', 503)
  const property = await here.newProperty(`${here.site.url}/down`)
  const id = await here.start(property)
  expect(await here.verification(id)).toMatchObject({ status: 'running' })
  expect((await propertyOf(property)).problem).toContain('can’t show the page right now')
  await here.run(id)
  const { retryAt } = (await attempt('GET', id)).body
  expect(Date.parse(retryAt)).toBeGreaterThan(here.world.context.now().getTime())
  expect(await propertyOf(property)).toMatchObject({ nextTryAt: retryAt })
  here.site.show('/down', page('Tulips'))
  here.world.later(6_000)
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'waiting', step: 'choose-way' })
})

it('retries an unreachable site at once when asked to', async () => {
  here.site.refuse('/gone', 503)
  const id = await here.start(await here.newProperty(`${here.site.url}/gone`))
  here.site.show('/gone', page('Tulips'))
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'running' })
  const patched = await attempt('PATCH', id, { status: 'running' })
  expect(Date.parse(patched.body.retryAt)).toBeLessThanOrEqual(here.world.context.now().getTime())
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'waiting', problem: '' })
  expect((await attempt('PATCH', id, { status: 'running' })).status).toBe(409)
})

it('25 sub-properties are stored in batches of 10, and the next worker continues after a kill', async () => {
  const property = await here.newProperty(`${here.site.url}/many`)
  const id = await here.start(property, { run: false })
  const destinations = Array.from({ length: 25 }, (_, at) => ({
    externalId: `blog-${at}`,
    name: `Blog ${at}`,
    url: `https://blog-${at}.example/`,
    webUrl: `https://blog-${at}.example/`,
  }))
  const claimed = await claimVerification(here.context, id)
  const row = await here.context.db
    .selectFrom('properties')
    .selectAll()
    .where('id', '=', property)
    .executeTakeFirstOrThrow()
  if (!claimed) throw new Error('not claimed')
  await storeDestinations(here.context, claimed, row, { kind: 'found', destinations, stored: 10 })
  const kept = await here.context.db
    .selectFrom('subProperties')
    .select('externalId')
    .where('propertyId', '=', property)
    .execute()
  expect(kept).toHaveLength(15)
  expect(await noticesOf(property)).toMatchObject([{ payload: { subPropertyCount: 25 } }])
})

it('fails after it killed two workers, and can be restarted', async () => {
  const { property, id } = await asked('/poison')
  const { accountId } = here.user
  await here.answer(id, 'done')
  await killWorkersAt(here.context, { kind: 'verification', subjectId: id, accountId })
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({
    status: 'failed',
    problem: expect.stringContaining('so it was skipped'),
  })
  expect((await here.verification(await here.start(property))).status).not.toBe('failed')
})
