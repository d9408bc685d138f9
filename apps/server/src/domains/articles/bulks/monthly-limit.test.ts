import { firstCards } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { noStop } from '../../../testing/worlds/publishing-world.ts'
import { changeLimits } from '../../model-calls/limits/change-limits.ts'
import { startGeneration } from '../generation/start-generation.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { useBulks } from '../testing/bulk-fixture.ts'
import { changeBulk } from './change-bulk.ts'
import { resumeDueBulks } from './resume-due-bulks.ts'

const fixture = useBulks()
const { db, begin, bulk } = fixture
const limit = (amount: number | null) =>
  changeLimits(fixture.world.context, fixture.owner, { limits: [{ provider: null, amount }] })
let turn = 0
/** A text of its own with about 1,000 tokens, which costs a cent. */
const cent = () => ({ pieces: [`${fixture.words((turn += 1))} `.repeat(13)] })
const untilNextMonth = () => {
  const now = fixture.world.context.now()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime() + 1_000
}

it('a bulk pauses at the monthly limit and resumes automatically once the limit is raised', async () => {
  fixture.server.answerWith(cent)
  await limit(0.05)
  const { _id: id } = await begin(['apples', 'pears', 'plums', 'figs'], { atOnce: 1 })
  await workOnBulks(fixture.world, 40)
  const paused = await bulk(id)
  expect(paused).toMatchObject({ status: 'paused', writing: 0 })
  expect(paused.message).toMatch(/^(?:The monthly AI limit of \$0\.05 is reached|This AI call may cost)/)
  const asked = fixture.server.requests.length
  expect(asked).toBeLessThan(8)
  // nothing resumes it before
  await resumeDueBulks(fixture.world.context)
  await workOnBulks(fixture.world)
  expect(await bulk(id)).toMatchObject({ status: 'paused' })
  expect(fixture.server.requests).toHaveLength(asked)

  await limit(10)
  await resumeDueBulks(fixture.world.context)
  await workOnBulks(fixture.world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 4, resumesAt: null })
  expect(fixture.server.requests).toHaveLength(8)
})

it('a bulk that reached the monthly limit resumes with the next month', async () => {
  fixture.server.answerWith(cent)
  await limit(0.02)
  const { _id: id } = await begin(['apples', 'pears'], { atOnce: 1 })
  await workOnBulks(fixture.world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'paused' })
  const wait = untilNextMonth()
  fixture.world.later(wait)
  await resumeDueBulks(fixture.world.context)
  await workOnBulks(fixture.world, 40)
  expect(await bulk(id)).toMatchObject({ status: 'done', written: 2 })
  fixture.world.later(-wait)
})

it('a bulk within the monthly limit still pauses at its own, and a user’s pause stays', async () => {
  fixture.server.answerWith(cent)
  await limit(10)
  const { _id: id } = await begin(['apples', 'pears', 'plums'], { atOnce: 1, spendLimit: 0.02 })
  await workOnBulks(fixture.world, 40)
  expect(await bulk(id)).toMatchObject({
    status: 'paused',
    resumesAt: null,
    message: expect.stringMatching(/^The spending limit of \$0\.02 was reached/),
  })
  await limit(20)
  await resumeDueBulks(fixture.world.context)
  expect(await bulk(id)).toMatchObject({ status: 'paused' })
  await changeBulk(fixture.world.context, fixture.owner, id, { action: 'cancel' })
})

it('an article waits at the monthly limit with its reason, and continues once the limit is raised', async () => {
  fixture.server.answerWith(cent)
  await limit(0)
  const { _id: id } = await startGeneration(fixture.world.context, fixture.owner, {
    keyword: 'roses',
    cards: firstCards(),
  })
  const run = () => db().selectFrom('runs').selectAll().where('subjectId', '=', id).executeTakeFirstOrThrow()
  const write = async () => runGeneration(fixture.world.context, (await run()).id, noStop)
  const cards = () =>
    db()
      .selectFrom('generationCards')
      .selectAll()
      .where('generationId', '=', id)
      .orderBy('position')
      .execute()
  await write()
  const [waiting] = await cards()
  expect(waiting).toMatchObject({ status: 'waiting', turn: 0 })
  expect(waiting?.message).toMatch(
    /^The monthly AI limit of \$0\.00 is reached .* wait until \w+ 1 \(UTC\)\.$/,
  )
  expect((await run()).status).toBe('running')
  await write()
  expect(fixture.server.requests).toEqual([])

  await limit(5)
  await write()
  expect((await run()).status).toBe('done')
  const written = await cards()
  expect(written.every(({ status }) => status === 'written')).toBe(true)
  expect(fixture.server.requests).toHaveLength(written.length)
  const article = await db()
    .selectFrom('articles')
    .select('provenance')
    .where('accountId', '=', fixture.owner.accountId)
    .executeTakeFirstOrThrow()
  expect(article.provenance).toMatchObject({
    provider: 'openai',
    promptVersions: ['article-card 1'],
    costEstimated: false,
    sources: [],
  })
  const cost = written.reduce((sum, card) => sum + (card.cost ?? 0), 0)
  expect(article.provenance.cost).toBeCloseTo(cost, 9)
  const booked = await db()
    .selectFrom('modelCalls')
    .select(({ fn }) => fn.sum<number>('cost').as('cost'))
    .where('accountId', '=', fixture.owner.accountId)
    .executeTakeFirstOrThrow()
  expect(booked.cost).toBeCloseTo(cost, 9)
})
