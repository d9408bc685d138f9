import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { createSharedObjects } from '../../../platform/shared-objects.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { until } from '../../../testing/until.ts'
import { question, useModelCalls } from '../testing/model-calls-fixture.ts'
import { openModelCalls } from '../model-calls.ts'
import { bookCalls } from './book-calls.ts'
import { callLedger } from './call-ledger.ts'
import { reserveCalls, type CallToReserve } from './reserve-calls.ts'

const fixture = useModelCalls()
const { limit, spending, calls } = fixture

const call = (change: Partial<CallToReserve> = {}): CallToReserve => ({
  id: uuidV7(),
  accountId: fixture.owner.accountId,
  userId: null,
  period: fixture.world.context.now().toISOString().slice(0, 7),
  provider: 'openai',
  model: 'gpt-6.1-sol',
  task: 'draft',
  prompt: 'test',
  promptVersion: 1,
  subject: { kind: '', id: null },
  inputTokens: 10,
  amount: 0.01,
  key: null,
  ...change,
})
const ended = (id: string, cost: number | null = 0.01) =>
  ({
    id,
    status: 'booked',
    inputTokens: 10,
    cachedTokens: 0,
    outputTokens: 5,
    cost,
    estimated: false,
  }) as const

/** A process of the installation whose statements are counted. */
const countedProcess = () => {
  const statements: string[] = []
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const { context } = fixture.world
  return {
    context: { ...context, db: context.db.withPlugin(counting), shared: createSharedObjects() },
    statements,
  }
}

it('reserves 100 concurrent calls in one statement and books them in another', async () => {
  const { context, statements } = countedProcess()
  const ledger = callLedger(context)
  // the counters of the month
  await ledger.reserve(call(), () => 0)
  statements.length = 0
  const all = Array.from({ length: 100 }, () => call())
  const results = await Promise.all(all.map((each) => ledger.reserve(each, () => 0)))
  expect(results.every(({ kind }) => kind === 'reserved')).toBe(true)
  expect(statements).toHaveLength(1)
  await Promise.all(all.map(({ id }) => ledger.book(ended(id))))
  expect(statements).toHaveLength(2)
  expect(await spending()).toMatchObject({ calls: 100 })
  expect((await spending()).spent).toBeCloseTo(1, 9)
})

it('processes that reserve at the same time exceed no limit together', async () => {
  await limit(0.1)
  const processes = Array.from({ length: 5 }, () => callLedger(countedProcess().context))
  const results = await Promise.all(
    processes.flatMap((ledger) => Array.from({ length: 10 }, () => ledger.reserve(call(), () => 0))),
  )
  expect(results.filter(({ kind }) => kind === 'reserved')).toHaveLength(10)
  expect((await spending()).limits).toEqual([
    { provider: null, amount: 0.1, spent: 0, reserved: expect.closeTo(0.1, 9) },
  ])
})

it('statements that change the same counters at the same time all count', async () => {
  await limit(0.2)
  const { context } = fixture.world
  const times = () => ({ now: context.now(), leasedUntil: new Date(context.now().getTime() + 60_000) })
  const all = Array.from({ length: 50 }, () => call())
  const results = await Promise.all(all.map((each) => reserveCalls(context.db, [each], times())))
  const kept = all.filter((_call, at) => results[at]?.[0]?.kind === 'reserved')
  expect(kept).toHaveLength(20)
  const counters = () =>
    context.db
      .selectFrom('modelSpending')
      .select(['provider', 'spent', 'reserved', 'calls'])
      .where('accountId', '=', fixture.owner.accountId)
      .orderBy('provider')
      .execute()
  const both = (sums: { spent: number; reserved: number; calls: number }) =>
    ['', 'openai'].map((provider) => ({
      provider,
      spent: expect.closeTo(sums.spent, 9),
      reserved: expect.closeTo(sums.reserved, 9),
      calls: sums.calls,
    }))
  expect(await counters()).toEqual(both({ spent: 0, reserved: 0.2, calls: 0 }))
  await Promise.all(kept.map(({ id }) => bookCalls(context.db, [ended(id)], times())))
  expect(await counters()).toEqual(both({ spent: 0.2, reserved: 0, calls: 20 }))
})

it('a limit of one service leaves the others alone', async () => {
  await limit(0.01, 'openai')
  const ledger = callLedger(fixture.world.context)
  const results = await Promise.all([
    ledger.reserve(call({ amount: 0.02 }), () => 0),
    ledger.reserve(call({ provider: 'anthropic', amount: 0.02 }), () => 0),
  ])
  expect(results).toMatchObject([
    { kind: 'refused', limit: { provider: 'openai', amount: 0.01 } },
    { kind: 'reserved' },
  ])
})

it('a call is booked once, however often it is tried', async () => {
  const { context } = fixture.world
  const ledger = callLedger(context)
  const one = call()
  await ledger.reserve(one, () => 0)
  await Promise.all([
    ledger.book(ended(one.id)),
    bookCalls(context.db, [ended(one.id)], { now: context.now() }),
  ])
  await bookCalls(context.db, [{ ...ended(one.id), status: 'released' }], { now: context.now() })
  expect(await spending()).toMatchObject({ calls: 1, reserved: 0, spent: 0.01 })
})

it('a call of a deleted account fails alone', async () => {
  const ledger = callLedger(fixture.world.context)
  const [good, bad] = [call(), call({ accountId: uuidV7() })]
  const results = await Promise.allSettled([good, bad].map((each) => ledger.reserve(each, () => 0)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('test 14: of 50 calls at once with a budget for 10, at most 10 run and the rest wait with a clear sentence', async () => {
  await limit(0.1)
  const gate = Promise.withResolvers<void>()
  fixture.server.answerWith(() => ({ pieces: ['Red roses.'], after: gate.promise }))
  const models = await openModelCalls(fixture.world.context, fixture.owner.accountId)
  const settled: unknown[] = []
  const asking = Array.from({ length: 50 }, async () => {
    const outcome = await models.ask(question({ expectedTokens: 990 }))
    settled.push(outcome)
    return outcome
  })
  await until(() => settled.length === 40 && fixture.server.requests.length === 10)
  for (const each of settled)
    expect(each).toMatchObject({
      ok: false,
      failure: {
        kind: 'rate-limited',
        message: 'AI calls in progress may use up the monthly AI limit of $0.10. This one waits for them.',
      },
    })
  gate.resolve()
  const outcomes = await Promise.all(asking)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  expect((await calls()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'booked'))
  // what the ten held back is free again
  expect(await models.ask(question({ expectedTokens: 990 }))).toMatchObject({ ok: true })
})
