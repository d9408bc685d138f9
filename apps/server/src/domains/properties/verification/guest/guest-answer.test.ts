import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signUp } from '../../../../testing/worlds/start-api.ts'
import { triedBefore } from '../../../../testing/kills/tried-before.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../../../testing/worlds/verification-world.ts'

let here: VerifyingWorld
beforeAll(async () => {
  here = await createVerifyingWorld()
  here.site.show('/', '<!doctype html><title>Garden notes</title><p>Tulips')
})
afterAll(() => here.end())

const makeLink = async (jobId: string, token = here.user.token) => {
  const { status, body } = await call(here.api, 'POST', '/api/verification-links', { token, body: { jobId } })
  return { status, secret: String(body.link).split('/get-otp/')[1] ?? '', link: String(body.link) }
}
const look = (secret: string) => call(here.api, 'GET', `/api/get-otp/${secret}`)
const send = (jobId: string, otp: string, more = {}) =>
  call(here.api, 'POST', '/api/send-otp', { body: { jobId, otp, ...more } })

let places = 0
const started = async () => {
  places += 1
  return here.start(await here.newProperty(`${here.site.url}/#${places}`))
}

it('a guest with the link sees the question, answers it, and continues only with the next secret', async () => {
  const id = await started()
  const { secret, link } = await makeLink(id)
  expect(link).toMatch(/^http:\/\/localhost\/get-otp\/[\w-]{43}$/)
  const { body } = await look(secret)
  expect(body).toMatchObject({ status: 'waiting', propertyType: 'gsites', username: 'ada', triesLeft: 5 })
  expect(body.ask.step).toBe('choose-way')
  expect(Object.keys(body)).not.toContain('_id')

  const answered = await send(secret, '1', { step: 'choose-way', type: 'gsites' })
  expect(answered).toMatchObject({ status: 201, body: { status: 'accepted' } })
  expect((await look(secret)).status).toBe(404)
  expect((await send(secret, '1')).status).toBe(404)
  await here.run(id)
  const next = answered.body.jobId
  expect((await look(next)).body).toMatchObject({ status: 'waiting', ask: { step: 'ownership-code' } })

  here.site.show('/', `<!doctype html><title>Garden notes</title><p>${(await look(next)).body.ask.code}`)
  const last = await send(next, 'done')
  await here.run(id)
  expect((await look(last.body.jobId)).body).toMatchObject({ status: 'done', subPropertyCount: 1 })
  expect((await send(last.body.jobId, 'done')).status).toBe(409)
})

it('accepts one of two simultaneous answers', async () => {
  const { secret } = await makeLink(await started())
  const answers = await Promise.all([1, 2].map(() => send(secret, '1')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404])
})

it('checks one of fifty simultaneous answers', async () => {
  const id = await started()
  const answers = await Promise.all(Array.from({ length: 50 }, () => here.answer(id, '1')))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status } of answers) expect([201, 409, 429]).toContain(status)
  // those tries were counted against the user
  await here.world.context.db.deleteFrom('rateLimits').execute()
})

it('a link expires after a day, and with the next link', async () => {
  const id = await started()
  const first = await makeLink(id)
  const second = await makeLink(id)
  expect((await look(first.secret)).status).toBe(404)
  expect((await look(second.secret)).status).toBe(200)
  here.world.later(24 * 3_600_000 + 1_000)
  const { status, body } = await look(second.secret)
  expect({ status, message: body.message }).toEqual({
    status: 404,
    message: expect.stringContaining('This link has expired, was already used'),
  })
})

it('does not accept a verification id as link, without a session or from another account', async () => {
  const id = await started()
  const stranger = await signUp(here.api)
  expect((await look(id)).status).toBe(404)
  expect((await send(id, '1')).status).toBe(401)
  expect((await here.answer(id, '1', {}, stranger.token)).status).toBe(404)
  expect((await makeLink(id, stranger.token)).status).toBe(404)
  expect((await here.answer(id, '1')).status).toBe(201)
})

it('rejects an answer to a past step or for another kind of property', async () => {
  const { secret } = await makeLink(await started())
  expect((await send(secret, '1', { step: 'otp' })).status).toBe(409)
  expect((await send(secret, '1', { type: 'tumblr' })).status).toBe(400)
  expect((await send(secret, '1')).status).toBe(201)
})

it('throttles a client that tries many links', async () => {
  const guess = (at: number) => look(`${'A'.repeat(40)}${String(at).padStart(3, '0')}`)
  let tried = 0
  for (let answer = await guess(0); answer.status === 404 && tried < 100; answer = await guess(tried))
    tried += 1
  const { status, body } = await guess(101)
  expect({ status, id: body.data.id }).toEqual({ status: 429, id: 'too-many-requests' })
  expect(tried).toBeLessThanOrEqual(20)
})

it('does not throttle others at the same IP address, with a valid link or session', async () => {
  await triedBefore(here.api, 'otp-link:ip:127.0.0.1', 100)
  const id = await started()
  const { secret } = await makeLink(id)
  expect((await send('A'.repeat(43), '1')).status).toBe(429)
  expect((await look(secret)).status).toBe(200)
  expect((await send(secret, '1')).status).toBe(201)
  expect((await here.answer(await started(), '1')).status).toBe(201)
})
