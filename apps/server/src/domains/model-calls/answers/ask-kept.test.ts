import { expect, it } from 'vitest'
import { until } from '../../../testing/until.ts'
import { purgeExpiredRecords } from '../../operations/retention/purge-expired-records.ts'
import { untrustedBlocks } from '../prompt/untrusted-blocks.ts'
import { question, useModelCalls } from '../testing/model-calls-fixture.ts'
import { mostAnswers } from './kept-answers.ts'

const fixture = useModelCalls()
const { open, calls, spending } = fixture
const extraction = (change: Parameters<typeof question>[0] = {}) =>
  question({ task: 'extraction', ...change })
const asked = () => fixture.server.requests.length
const day = 24 * 3_600_000

/** A prompt whose block has its own random delimiter, like each request. */
const withBlock = (text: string) => ({
  ...question().prompt,
  prompt: `Find the price.\n\n${untrustedBlocks([{ id: 'S1', title: 'Page', date: '2026-11-24', text }])}`,
})

it('an equal question is answered from the cache for 30 days, at no cost', async () => {
  const models = await open()
  const first = await models.ask(extraction({ prompt: withBlock('5 dollars') }))
  const heard: string[] = []
  const second = await models.ask(
    extraction({ prompt: withBlock('5 dollars'), onText: (piece) => heard.push(piece) }),
  )
  expect(first).toMatchObject({ ok: true, value: { fromCache: false } })
  expect(second).toMatchObject({ ok: true, value: { fromCache: true, cost: 0, text: 'Red roses.' } })
  expect(heard).toEqual(['Red roses.'])
  expect(asked()).toBe(1)
  expect((await calls()).map(({ fromCache, cost }) => [fromCache, cost === 0])).toEqual([
    [false, false],
    [true, true],
  ])
  expect((await spending()).calls).toBe(2)

  fixture.world.later(31 * day)
  expect(await models.ask(extraction({ prompt: withBlock('5 dollars') }))).toMatchObject({
    value: { fromCache: false },
  })
  fixture.world.later(-31 * day)
})

it.each([
  ['another prompt', { prompt: withBlock('6 dollars') }],
  ['another version of the prompt', { prompt: { ...question().prompt, version: 2 } }],
  ['another business profile', { profileVersion: '2' }],
  ['another model', { writer: { name: 'openai', params: { model: 'gpt-6-luna' } } }],
  ['another maximum', { mostTokens: 900 }],
  ['a text that is written again', { isNew: true }],
  ['a task that wants new words', { task: 'draft' }],
] as const)('%s is asked', async (_what, change) => {
  const models = await open()
  await models.ask(extraction())
  expect(await models.ask(extraction(change))).toMatchObject({ ok: true, value: { fromCache: false } })
  expect(asked()).toBe(2)
})

it('questions at the same time get the answer of their own account and prompt from the cache', async () => {
  fixture.server.answerWith(({ prompt }) => ({ pieces: [prompt.includes('Tulips') ? 'Tulips.' : 'Roses.'] }))
  const { accountId: other } = await fixture.newOwner()
  const [models, foreign] = [await open(), await open(other)]
  const tulips = extraction({ prompt: withBlock('Tulips') })
  await models.ask(extraction())
  await models.ask(tulips)
  const answers = await Promise.all([models.ask(extraction()), models.ask(tulips), foreign.ask(tulips)])
  expect(answers).toMatchObject([
    { value: { text: 'Roses.', fromCache: true } },
    { value: { text: 'Tulips.', fromCache: true } },
    { value: { text: 'Tulips.', fromCache: false } },
  ])
})

it('equal questions at the same time are asked once, in the name of each', async () => {
  const gate = Promise.withResolvers<void>()
  fixture.server.answerWith(() => ({ pieces: ['Red ', 'roses.'], after: gate.promise }))
  const models = await open()
  const asking = Promise.all(Array.from({ length: 5 }, () => models.ask(extraction())))
  await until(() => asked() === 1)
  gate.resolve()
  const outcomes = await asking
  expect(outcomes.map((outcome) => outcome.ok && outcome.value.fromCache).toSorted()).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  expect(asked()).toBe(1)
})

it('a stopped question leaves the equal ones to ask for themselves', async () => {
  fixture.server.answerWith((_request, at) => (at === 0 ? { silent: true } : { pieces: ['Red roses.'] }))
  const models = await open()
  const stopping = new AbortController()
  const leading = models.ask(extraction({ signal: stopping.signal }))
  await until(() => asked() === 1)
  const following = models.ask(extraction())
  stopping.abort()
  expect(await leading).toMatchObject({ ok: true, value: { end: 'stopped' } })
  expect(await following).toMatchObject({ ok: true, value: { end: 'whole', text: 'Red roses.' } })
})

it('an answer that was cut or can’t be used is not kept', async () => {
  const models = await open()
  await models.ask(extraction({ isUsable: () => false }))
  await models.ask(extraction({ mostCharacters: 6 }))
  await models.ask(extraction({ mostCharacters: 6 }))
  await models.ask(extraction())
  expect(asked()).toBe(4)
})

it('a request with a key is answered and paid once, also by another process', async () => {
  const named = question({ key: 'retry-1' })
  const first = await (await open()).ask(named)
  const again = await (await open(fixture.owner.accountId, true)).ask(named)
  expect([first, again]).toMatchObject([
    { ok: true, value: { fromCache: false } },
    { ok: true, value: { fromCache: true, text: 'Red roses.' } },
  ])
  expect(asked()).toBe(1)

  const gate = Promise.withResolvers<void>()
  fixture.server.answerWith(() => ({ pieces: ['Tulips.'], after: gate.promise }))
  const running = (await open()).ask(question({ key: 'retry-2' }))
  await until(() => asked() === 2)
  const other = await (await open(fixture.owner.accountId, true)).ask(question({ key: 'retry-2' }))
  expect(other).toMatchObject({ ok: false, failure: { message: 'This request is already running.' } })
  gate.resolve()
  expect(await running).toMatchObject({ ok: true })
  expect((await calls()).filter(({ fromCache }) => !fromCache)).toHaveLength(2)
})

it('a failed request with a key can be asked again', async () => {
  fixture.server.answerWith((_request, at) =>
    at === 0 ? { pieces: ['Half '], cut: 'connection' } : { pieces: ['Whole.'] },
  )
  const models = await open()
  expect(await models.ask(question({ key: 'k' }))).toMatchObject({ ok: false })
  expect(await models.ask(question({ key: 'k' }))).toMatchObject({ ok: true, value: { text: 'Whole.' } })
  expect((await calls()).map(({ callKey }) => callKey)).toEqual([null, 'k'])
})

it('kept answers, calls and limits are deleted with their account', async () => {
  const { accountId } = fixture.owner
  const { db } = fixture.world.context
  await fixture.limit(5)
  await (await open()).ask(extraction())
  await db.deleteFrom('accounts').where('id', '=', accountId).execute()
  for (const table of ['modelAnswers', 'modelCalls', 'modelSpending', 'modelLimits'] as const)
    expect(
      await db.selectFrom(table).select('accountId').where('accountId', '=', accountId).execute(),
    ).toEqual([])
})

it('the cache is bounded per account, and old answers are purged', async () => {
  const { accountId } = fixture.owner
  const { db } = fixture.world.context
  const row = { accountId, provider: 'openai', model: 'm', text: 'Old' } as const
  await db
    .insertInto('modelAnswers')
    .values(
      Array.from({ length: mostAnswers }, (_, at) => ({
        ...row,
        key: `question:${at}`,
        createdAt: new Date(Date.UTC(2026, 9, 1) + at * 1_000).toISOString(),
      })),
    )
    .execute()
  const kept = () => db.selectFrom('modelAnswers').select('key').where('accountId', '=', accountId).execute()
  await (await open()).ask(extraction())
  const after = (await kept()).map(({ key }) => key)
  expect(after).toHaveLength(mostAnswers)
  expect(after).not.toContain('question:0')
  const { context } = fixture.world
  await purgeExpiredRecords({ ...context, now: () => new Date(Date.now() + 40 * day) })
  expect(await kept()).toEqual([])
})

it('test 10: nothing of an account is in a request, cache, log or error of another', async () => {
  const logged: string[] = []
  const lines = { ...fixture.world.context, log: (line: string) => void logged.push(line) }
  const other = await fixture.newOwner()
  const [own, foreign] = ['CANARY-ONE', 'CANARY-TWO']
  const of = (canary: string) =>
    extraction({
      prompt: { ...question().prompt, instructions: `The business is ${canary}.`, prompt: 'roses' },
    })
  fixture.server.answerWith(({ instructions }) => ({ pieces: [`About ${instructions}`] }))
  const { openModelCalls } = await import('../model-calls.ts')
  const [one, two] = [
    await openModelCalls(lines, fixture.owner.accountId),
    await openModelCalls(lines, other.accountId),
  ]
  const [first, second] = await Promise.all([one.ask(of(own)), two.ask(of(foreign))])
  expect(JSON.stringify(first)).not.toContain(foreign)
  expect(JSON.stringify(second)).not.toContain(own)
  // the same words in both accounts are asked twice, because a kept answer belongs to one account
  const before = asked()
  const same = extraction({ prompt: { ...question().prompt, prompt: 'the same' } })
  await one.ask(same)
  expect(await two.ask(same)).toMatchObject({ ok: true, value: { fromCache: false } })
  expect(asked()).toBe(before + 2)
  for (const body of fixture.server.bodies) {
    const sent = JSON.stringify(body)
    expect(sent.includes(own) && sent.includes(foreign)).toBe(false)
    for (const secret of [fixture.owner.accountId, other.accountId, fixture.owner.userId, other.userId])
      expect(sent).not.toContain(secret)
  }
  fixture.server.answerWith(() => ({ status: 500, error: { message: 'broken' } }))
  const failure = await two.ask({ ...of(foreign), isNew: true })
  expect(JSON.stringify(failure)).not.toMatch(/CANARY/)
  expect(logged.join('\n')).not.toMatch(/CANARY/)
  const stored = await fixture.world.context.db
    .selectFrom('modelAnswers')
    .select(['accountId', 'text'])
    .where('text', 'like', '%CANARY%')
    .execute()
  expect(stored.map(({ accountId, text }) => [accountId, text.includes(own)])).toEqual(
    expect.arrayContaining([
      [fixture.owner.accountId, true],
      [other.accountId, false],
    ]),
  )
  const ledger = JSON.stringify([await calls(), await calls(other.accountId)])
  expect(ledger).not.toMatch(/CANARY/)
})
