import { expect, it } from 'vitest'
import { until } from '../../testing/until.ts'
import { bookAbandonedCalls } from './ledger/book-abandoned-calls.ts'
import { question, useModelCalls, writer } from './testing/model-calls-fixture.ts'

const fixture = useModelCalls()
const { open, calls, spending } = fixture
const ask = async (change: Parameters<typeof question>[0] = {}) => (await open()).ask(question(change))

it('a call is reserved before it is made and booked once by the counts of its service', async () => {
  const gate = Promise.withResolvers<void>()
  fixture.server.answerWith(() => ({ pieces: ['Red ', 'roses.'], after: gate.promise }))
  const { userId } = fixture.owner
  const asking = ask({ userId, subject: { kind: 'article', id: userId } })
  await until(() => fixture.server.requests.length === 1)
  const [reserved] = await calls()
  expect(reserved).toMatchObject({
    status: 'reserved',
    createdBy: userId,
    provider: 'openai',
    model: 'gpt-6.1-sol',
    task: 'draft',
    prompt: 'test',
    promptVersion: 1,
    subjectKind: 'article',
    cost: null,
  })
  expect(reserved?.reserved).toBeCloseTo(0.01, 3)
  expect((await spending()).reserved).toBeCloseTo(0.01, 3)

  gate.resolve()
  const outcome = await asking
  // the stand-in counts a token for five characters
  const cost = (1 * 2 + 2 * 10) / 1_000_000
  expect(outcome).toMatchObject({
    ok: true,
    value: { text: 'Red roses.', writer, promptVersion: 'test 1', costEstimated: false, fromCache: false },
  })
  expect(outcome.ok && outcome.value.cost).toBeCloseTo(cost, 9)
  expect(await calls()).toMatchObject([
    { status: 'booked', inputTokens: 1, outputTokens: 2, estimated: false, leasedUntil: null },
  ])
  const { spent, reserved: held, calls: count } = await spending()
  expect([held, count]).toEqual([0, 1])
  expect(spent).toBeCloseTo(cost, 9)
})

it('test 15: a stream cut after 90 % is booked once by what was received, and asking again is a call of its own', async () => {
  const pieces = Array.from({ length: 90 }, () => 'word ')
  fixture.server.answerWith((_request, at) => (at === 0 ? { pieces, cut: 'connection' } : { pieces }))
  const heard: string[] = []
  const first = await ask({ onText: (piece) => heard.push(piece) })
  expect(first).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
  expect(heard.join('')).toBe('word '.repeat(90))
  const [cut] = await calls()
  expect(cut).toMatchObject({ status: 'booked', estimated: true, outputTokens: Math.ceil(450 / 4) })
  // nothing is asked again automatically
  expect(fixture.server.requests).toHaveLength(1)

  expect(await ask()).toMatchObject({ ok: true })
  const all = await calls()
  expect(all.map(({ status }) => status)).toEqual(['booked', 'booked'])
  expect((await spending()).spent).toBeCloseTo((all[0]?.cost ?? 0) + (all[1]?.cost ?? 0), 9)
})

it('test 13: an endless answer is closed at its limit, keeps its text, and is booked', async () => {
  fixture.server.answerWith(() => ({ endless: 'on and on ' }))
  const outcome = await ask({ mostCharacters: 4_000 })
  expect(outcome).toMatchObject({ ok: true, value: { end: 'cut', costEstimated: true } })
  expect(outcome.ok && outcome.value.text.length).toBeGreaterThan(3_900)
  const closed = performance.now()
  await until(() => fixture.server.answersInProgress() === 0)
  expect(performance.now() - closed).toBeLessThan(1_000)
  const [call] = await calls()
  expect(call).toMatchObject({ status: 'booked', estimated: true })
  expect(call?.outputTokens).toBeGreaterThan(900)
})

it('a refused call costs nothing, and neither does one that was stopped before it was answered', async () => {
  fixture.server.answerWith(() => ({ refusal: 'credit' }))
  expect(await ask()).toMatchObject({ ok: false })
  fixture.server.answerWith(() => ({ silent: true }))
  const stopping = new AbortController()
  const asking = ask({ signal: stopping.signal })
  await until(() => fixture.server.requests.length === 2)
  stopping.abort()
  expect(await asking).toMatchObject({ ok: true, value: { end: 'stopped', text: '' } })
  expect((await calls()).map(({ status, cost }) => [status, cost])).toEqual([
    ['released', null],
    ['released', null],
  ])
  expect(await spending()).toMatchObject({ spent: 0, reserved: 0, calls: 0 })
})

it('a call of a killed process is booked by the end of its lease, once', async () => {
  fixture.server.answerWith(() => ({ pieces: ['Half '], until: new Promise(() => undefined) }))
  // never ended, as if its process were killed
  void (await open(fixture.owner.accountId, true)).ask(question())
  await until(() => fixture.server.requests.length === 1)
  expect(await bookAbandonedCalls(fixture.world.context)).toBe(0)
  fixture.world.later(120_000)
  const swept = await Promise.all([
    bookAbandonedCalls(fixture.world.context),
    bookAbandonedCalls(fixture.world.context),
  ])
  expect(Math.max(...swept)).toBe(1)
  const [call] = await calls()
  expect(call).toMatchObject({ status: 'booked', estimated: true })
  const { spent, reserved, calls: count } = await spending()
  expect([spent, reserved, count]).toEqual([call?.cost, 0, 1])
})

it('a model without a known price counts as nothing, and the summary says so', async () => {
  const unknown = { ...writer, params: { model: 'a-new-model' } }
  expect(await ask({ writer: unknown })).toMatchObject({ ok: true, value: { cost: null } })
  expect(await spending()).toMatchObject({ spent: 0, calls: 1, unpriced: 1 })
})
