import { describe, expect, it } from 'vitest'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { eventually } from '../../../testing/eventually.ts'
import { bookAbandonedCalls } from '../../model-calls/ledger/book-abandoned-calls.ts'
import { keys, newKeys, useImageGenerators } from '../testing/image-generators.ts'
import { reserveImages } from './image-costs.ts'
import { runImageGeneration } from './run-image-generation.ts'

const noStop = new AbortController().signal

/** Requests in progress at the same time. */
const together = 4

const world = useImageGenerators()
const { as, withKeys, start, get, work, runIdOf, usage } = world
const db = () => world.api.database.db
const limit = (amount: number | null, provider: string | null = null) =>
  as('PATCH', 'ai-spending/current', { limits: [{ provider, amount }] })
const spending = async () => (await as('GET', 'ai-spending/current')).body
const calls = () =>
  db()
    .selectFrom('modelCalls')
    .selectAll()
    .where('accountId', '=', world.user.accountId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
const begun = async (generator: string, prompt?: string, more?: object): Promise<string> =>
  (await start(generator, prompt, more)).body._id
const rowOf = (id: string) =>
  db().selectFrom('imageGenerations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Works on requests as two workers do, each on several at once. */
const workOnAll = async (ids: readonly string[]) => {
  const waiting = [...ids]
  const worker = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) await work(id)
  }
  await Promise.all(Array.from({ length: together }, worker))
}
/** Leaves a request as a worker that was killed after it had asked the service. */
const killed = async (id: string) => {
  await reserveImages(world.api.context, await rowOf(id))
  await db()
    .updateTable('runItems')
    .set({ working: true })
    .where('runId', '=', await runIdOf(id))
    .execute()
}
const endLeases = () =>
  db()
    .updateTable('modelCalls')
    .set({ leasedUntil: new Date(0).toISOString() })
    .where('status', '=', 'reserved')
    .execute()

describe('an image', () => {
  it('is reserved before it is requested, booked once, and shown in the overview', async () => {
    await withKeys({ ...keys, ...newKeys })
    const id = await begun('flux', 'A rose', { model: 'flux-2-max' })
    const stopping = new AbortController()
    // the stand-in's first poll answers that the task is pending
    const first = work(id, stopping.signal, 60_000)
    await eventually(async () => expect(await get(id)).toMatchObject({ status: 'running', progress: 40 }))
    expect(await calls()).toMatchObject([
      {
        ...{ id, status: 'reserved', provider: 'black-forest-labs', model: 'flux-2-max', task: 'image' },
        ...{ createdBy: world.user.userId, subjectKind: 'image', subjectId: id, reserved: 0.07, cost: null },
      },
    ])
    expect(await spending()).toMatchObject({ spent: 0, reserved: 0.07 })
    stopping.abort()
    await first

    await work(id)
    await work(id)
    // the stand-in charges 3 credits
    expect(await calls()).toMatchObject([
      { status: 'booked', cost: 0.03, estimated: false, leasedUntil: null },
    ])
    expect(await spending()).toMatchObject({
      ...{ spent: 0.03, reserved: 0, calls: 1, unpriced: 0 },
      byProvider: [{ provider: 'black-forest-labs', spent: 0.03, calls: 1 }],
      byTask: [{ task: 'image', spent: 0.03, calls: 1 }],
      byUser: [{ userId: world.user.userId, spent: 0.03 }],
    })
    const { body } = await as('GET', 'model-calls?task=image')
    expect(body.data).toMatchObject([{ provider: 'black-forest-labs', cost: 0.03, inputTokens: 0 }])
  })

  it.each([
    ['stable_diffusion', 'fault', 'refused'],
    ['stable_diffusion', 'poor', 'refused'],
    ['flux', 'unsafe', 'ended by its service'],
  ])('of %s costs nothing if “%s” is %s', async (generator, prompt, _what) => {
    await withKeys(newKeys)
    const id = await begun(generator, `${prompt} rose`)
    await work(id)
    expect(await get(id)).toMatchObject({ status: 'failed', cost: null })
    expect(await calls()).toMatchObject([{ status: 'released', cost: null }])
    expect(await spending()).toMatchObject({ spent: 0, reserved: 0, calls: 0 })
  })

  it.each([
    ['stable_diffusion', 'cut', 0.065],
    ['stable_diffusion', 'wrong', 0.065],
    ['stable_diffusion', 'gateway', 0.065],
    ['flux', 'A rose file:expired', 0.03],
    ['flux', 'foreign', 0.03],
  ])(
    'of %s that is lost (%s) counts as an estimate, because it may be charged',
    async (generator, prompt, cost) => {
      await withKeys(newKeys)
      const id = await begun(generator, prompt)
      await work(id)
      expect(await get(id)).toMatchObject({ status: 'failed', cost })
      expect(await calls()).toMatchObject([{ status: 'booked', cost, estimated: true }])
      expect(await usage()).toEqual({ used: 0, reserved: 0 })
    },
  )

  it('costs what an admin entered as the price of its model', async () => {
    await withKeys({ ...keys, ...newKeys })
    const prices = {
      'sd3.5-large': { perImage: 0.5, tokens: null },
      'gpt-image-2.6-flare': { perImage: null, tokens: { input: 0, output: 1_000 } },
    }
    for (const [model, price] of Object.entries(prices))
      await db()
        .insertInto('imagePrices')
        .values({ id: uuidV7(), model, price: JSON.stringify(price) })
        .execute()
    try {
      await work(await begun('stable_diffusion'))
      await work(await begun('gpt_image'))
      // the stand-in reports 1,000 tokens
      expect((await calls()).map(({ reserved, cost }) => [reserved, cost])).toEqual([
        [0.5, 0.5],
        [0, 1],
      ])
    } finally {
      await db().deleteFrom('imagePrices').execute()
    }
  })

  it('without a known price counts as nothing, and the overview says so', async () => {
    await withKeys()
    await work(await begun('midjourney'))
    expect(await spending()).toMatchObject({ spent: 0, calls: 1, unpriced: 1 })
  })

  it('is requested and counted once if two workers work on it', async () => {
    await withKeys(newKeys)
    const asked = world.servers.stability.requests.length
    const id = await begun('stable_diffusion')
    await Promise.all([work(id), work(id)])
    await work(id)
    expect(await get(id)).toMatchObject({ status: 'done' })
    expect(world.servers.stability.requests).toHaveLength(asked + 1)
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0, calls: 1 })
    expect(await usage()).toEqual({ used: 1, reserved: 0 })
  })

  it('counts in the month in which it was requested', async () => {
    await withKeys(newKeys)
    const id = await begun('stable_diffusion')
    await reserveImages(world.api.context, await rowOf(id))
    const later = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await runImageGeneration({ ...world.api.context, now: () => later }, await runIdOf(id), noStop)
    expect(await get(id)).toMatchObject({ status: 'done' })
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0, calls: 1 })
  })

  it('costs nothing if it is canceled before it is requested', async () => {
    await withKeys(newKeys)
    const id = await begun('stable_diffusion')
    await as('DELETE', `image-generations/${id}`)
    await work(id)
    expect(await calls()).toEqual([])
  })
})

describe('after a worker was killed', () => {
  it('the next one books a request that was made, once', async () => {
    await withKeys(newKeys)
    const id = await begun('stable_diffusion')
    await killed(id)
    await work(id)
    expect(await get(id)).toMatchObject({ status: 'failed', cost: 0.065 })
    await endLeases()
    expect(await bookAbandonedCalls(world.api.context)).toBe(0)
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0, calls: 1 })
  })

  it('the end of the lease books it if no worker does, and a later one books nothing again', async () => {
    await withKeys(newKeys)
    const id = await begun('stable_diffusion')
    await killed(id)
    await endLeases()
    await bookAbandonedCalls(world.api.context)
    expect(await calls()).toMatchObject([{ id, status: 'booked', cost: 0.065, estimated: true }])
    await work(id)
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0, calls: 1 })
  })

  it('a request that was reserved but not made is made with the same reservation', async () => {
    await withKeys(newKeys)
    const id = await begun('stable_diffusion')
    await reserveImages(world.api.context, await rowOf(id))
    const asked = world.servers.stability.requests.length
    await work(id)
    expect(world.servers.stability.requests).toHaveLength(asked + 1)
    expect(await calls()).toMatchObject([{ id, status: 'booked', cost: 0.065, estimated: false }])
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0, calls: 1 })
  })
})

describe('at a monthly limit', () => {
  it('an image fails with the limit’s sentence, and uses no unit', async () => {
    await withKeys(newKeys)
    await limit(0.06, 'stability')
    const asked = world.servers.stability.requests.length
    const id = await begun('stable_diffusion')
    await work(id)
    expect(await get(id)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(
        /^This AI call may cost \$0\.0\d\. Of the monthly Stability AI limit of \$0\.06, \$0\.06 is left\. Raise the limit/,
      ),
    })
    expect(world.servers.stability.requests).toHaveLength(asked)
    expect(await usage()).toEqual({ used: 0, reserved: 0 })
    expect(await calls()).toEqual([])
    // the other services are not counted
    const other = await begun('flux')
    await work(other)
    expect(await get(other)).toMatchObject({ status: 'done' })
  })

  it('an image waits with a sentence for calls in progress, and is made once they leave room', async () => {
    await withKeys(newKeys)
    await limit(0.13)
    const [one, other, waiting] = [
      await begun('stable_diffusion'),
      await begun('stable_diffusion', 'fault'),
      await begun('stable_diffusion'),
    ]
    for (const id of [one, other]) await reserveImages(world.api.context, await rowOf(id))
    await work(waiting)
    expect(await get(waiting)).toMatchObject({
      status: 'running',
      message: '',
      waitingFor: 'AI calls in progress may use up the monthly AI limit of $0.13. This one waits for them.',
    })
    await work(other)
    await work(waiting)
    expect(await get(waiting)).toMatchObject({ status: 'done', waitingFor: '' })
  })

  it('an image that waits is made once the limit is raised or the next month begins', async () => {
    await withKeys(newKeys)
    await limit(0.07)
    const [held, raised, rolled] = [
      await begun('stable_diffusion'),
      await begun('stable_diffusion'),
      await begun('stable_diffusion'),
    ]
    await reserveImages(world.api.context, await rowOf(held))
    for (const id of [raised, rolled]) {
      await work(id)
      expect(await get(id)).toMatchObject({ status: 'running', waitingFor: expect.stringContaining('$0.07') })
    }
    await limit(0.14)
    await work(raised)
    expect(await get(raised)).toMatchObject({ status: 'done', waitingFor: '' })
    await work(rolled)
    expect(await get(rolled)).toMatchObject({ status: 'running' })
    const later = new Date(Date.now() + 40 * 24 * 60 * 60_000)
    await runImageGeneration({ ...world.api.context, now: () => later }, await runIdOf(rolled), noStop)
    expect(await get(rolled)).toMatchObject({ status: 'done', waitingFor: '' })
    expect(await spending()).toMatchObject({ spent: 0.065, reserved: 0.065, calls: 1 })
  })

  it('an image of unknown price is made while the limit is not reached, and fails after that', async () => {
    await withKeys({ ...keys, ...newKeys })
    await limit(0.065)
    const before = await begun('midjourney')
    await work(before)
    expect(await get(before)).toMatchObject({ status: 'done', cost: null })
    await work(await begun('stable_diffusion'))
    const after = await begun('midjourney')
    await work(after)
    expect(await get(after)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/^The monthly AI limit of \$0\.07 is reached/),
    })
    expect(await spending()).toMatchObject({ spent: 0.065, calls: 2, unpriced: 1 })
  })

  it('of 50 images at once with a budget for 10, ten are made and the rest say why not', async () => {
    await withKeys(newKeys)
    // ten cost $0.65
    await limit(0.66)
    const asked = world.servers.stability.requests.length
    const ids: string[] = []
    for (let image = 1; image <= 50; image += 1) ids.push(await begun('stable_diffusion', `Rose ${image}`))
    const rows = await Promise.all(ids.map(rowOf))
    const entries = await Promise.all(rows.map((row) => reserveImages(world.api.context, row)))
    expect(entries.filter(({ ok }) => ok)).toHaveLength(10)
    expect((await spending()).reserved).toBeCloseTo(0.65, 9)
    await workOnAll(ids)
    expect(world.servers.stability.requests).toHaveLength(asked + 10)
    const sentence = /^(?:AI calls in progress may use up the|This AI call may cost \$0\.07\.) /
    for (const id of ids) {
      const { status, message, waitingFor } = await get(id)
      if (status !== 'done') expect(waitingFor || message).toMatch(sentence)
    }

    // those that waited for the ten
    await workOnAll(ids)
    const all = await Promise.all(ids.map(get))
    expect(all.filter(({ status }) => status === 'done')).toHaveLength(10)
    for (const { message } of all.filter(({ status }) => status === 'failed'))
      expect(message).toMatch(
        /^This AI call may cost \$0\.07\. Of the monthly AI limit of \$0\.66, \$0\.01 is left\. Raise the limit/,
      )
    expect(world.servers.stability.requests).toHaveLength(asked + 10)
    const sums = await spending()
    expect(sums).toMatchObject({ calls: 10, reserved: expect.closeTo(0, 9) })
    expect(sums.spent).toBeCloseTo(0.65, 9)
    expect(await usage()).toEqual({ used: 10, reserved: 0 })
    const notified = await db()
      .selectFrom('notifications')
      .select('payload')
      .where('accountId', '=', world.user.accountId)
      .where('type', '=', 'ai-limit')
      .execute()
    expect(notified.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ title: '80% of an AI limit used' }),
    )
  })

  it('images charged by token wait for the first of their kind, and then reserve what it cost', async () => {
    await withKeys()
    await limit(1)
    const first = await begun('gpt_image')
    const second = await begun('gpt_image')
    const large = await begun('gpt_image', 'A rose', { quality: 'high' })
    await reserveImages(world.api.context, await rowOf(first))
    await work(second)
    expect(await get(second)).toMatchObject({
      waitingFor: 'Waiting for the first image of gpt-image-2.6-flare, which shows what one costs.',
    })
    // another quality has another price
    await work(large)
    expect(await get(large)).toMatchObject({ status: 'done' })
    await work(first)
    await reserveImages(world.api.context, await rowOf(second))
    expect((await calls()).find(({ id }) => id === second)?.reserved).toBeCloseTo(0.0305, 9)
    await work(second)
    expect((await spending()).spent).toBeCloseTo(3 * 0.0305, 9)
  })

  it('images charged by token run together where no limit counts them', async () => {
    await withKeys()
    const ids = [await begun('gpt_image'), await begun('gpt_image')]
    for (const id of ids)
      expect(await reserveImages(world.api.context, await rowOf(id))).toEqual({ ok: true })
  })
})
