import { generationRunKind } from '@web2/contract/articles'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createSharedObjects } from '../../../../platform/shared-objects.ts'
import { until } from '../../../../testing/until.ts'
import { countUnlocked, whileLocked } from '../../../../testing/while-locked.ts'
import { usagePeriod } from '../../../accounts/index.ts'
import { usePlanWorld } from '../../testing/plan-world.ts'
import { exampleBrief, exampleOutline } from '../plan/plan-fixture.ts'
import { continueGeneration } from './continue-generations.ts'

type Continuing = Parameters<typeof continueGeneration>[0]

const fixture = usePlanWorld()
const db = () => fixture.db()

/** Three articles whose briefs are written, as the worker finds them at the end of a step. */
let ids: readonly string[]

/** Ends the open text of an article with a result. */
const write = async (id: string, type: 'brief' | 'outline', result: object): Promise<void> => {
  const card = await db()
    .updateTable('generationCards')
    .set({ status: 'written', text: JSON.stringify(result) })
    .where('generationId', '=', id)
    .where('type', '=', type)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db().updateTable('runItems').set({ status: 'done' }).where('subjectId', '=', card.id).execute()
}
const runOf = (id: string) =>
  db()
    .selectFrom('runs')
    .selectAll()
    .where('kind', '=', generationRunKind)
    .where('subjectId', '=', id)
    .executeTakeFirstOrThrow()
/** Continues articles whose steps end at the same time. */
const goOn = async (some: readonly string[], context: Continuing = fixture.world.context) => {
  const runs = await Promise.all(some.map(runOf))
  return Promise.all(runs.map((run, at) => continueGeneration(context, run, { id: some[at] ?? '' })))
}
const typesOf = async (id: string) => (await fixture.cards(id)).map(({ type }) => type)
const usage = () =>
  db()
    .selectFrom('usageCounters')
    .select(['used', 'reserved'])
    .where('accountId', '=', fixture.owner.accountId)
    .executeTakeFirst()
/** Leaves room for that many articles in the month. */
const leaveRoom = async (articles: number): Promise<number> => {
  const { accountId } = fixture.owner
  const period = usagePeriod(fixture.world.context.now())
  const { rows } = await sql<{ used: number }>`
    insert into usage_counters (account_id, period, resource, used)
    select accounts.id, ${period}, 'articles', tiers.articles - ${articles}::int
    from accounts join tiers on tiers.type = accounts.tier where accounts.id = ${accountId}
    returning used`.execute(db())
  return rows[0]?.used ?? 0
}

const withBrief = async (id: string): Promise<string> => {
  await write(id, 'brief', exampleBrief)
  return id
}

beforeEach(async () => {
  ids = [await fixture.start(), await fixture.start(), await fixture.start()]
  for (const id of ids) await withBrief(id)
})

it('articles whose steps end together take the next ones in one transaction', async () => {
  const plans = await goOn(ids)
  for (const [at, plan] of plans.entries()) {
    const outline = plan?.cards.find(({ type }) => type === 'outline')
    expect(outline).toMatchObject({ generationId: ids[at], status: 'waiting' })
    expect([...(plan?.items.keys() ?? [])]).toEqual([outline?.id])
    expect(plan).toMatchObject({ isCancelled: false, isPaused: false })
  }
  const { rows } = await sql`
    select distinct xid from outbox
    where account_id = ${fixture.owner.accountId} and path = 'generation-cards' and event = 'created'
      and record ->> 'type' = 'outline'`.execute(db())
  expect(rows).toHaveLength(1)
  const runs = await db()
    .selectFrom('runs')
    .select(['total', 'steps'])
    .where('subjectId', 'in', ids)
    .execute()
  expect(runs.map(({ total, steps }) => [total, steps.length])).toEqual([
    [2, 2],
    [2, 2],
    [2, 2],
  ])
})

/** Continues articles as a process of its own; returns the number of its statements. */
const statementsFor = async (some: readonly string[]): Promise<number> => {
  let count = 0
  const counting = db().withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      count += 1
      return Promise.resolve(result)
    },
  })
  const context = { ...fixture.world.context, db: counting, shared: createSharedObjects() }
  await goOn(some, context)
  return count
}

it('several articles take a step with the statements of one', async () => {
  const one = await statementsFor([await fixture.start().then(withBrief)])
  const three = await statementsFor(ids)
  // the order of their runs, and the announcement of their events, which may come later
  expect(three).toBeLessThanOrEqual(one + 2)
  for (const id of ids) expect(await typesOf(id)).toEqual(['brief', 'outline'])
})

it('the returned plan is the stored one, and says that the run was stopped before', async () => {
  const [id = ''] = ids
  await db().updateTable('runs').set({ cancelRequested: true }).where('subjectId', '=', id).execute()
  const [plan] = await goOn([id])
  expect(plan?.cards).toEqual(await fixture.cards(id))
  expect(plan?.isCancelled).toBe(true)
})

it('an article that someone is changing doesn’t let the others wait', async () => {
  const [id = '', ...others] = ids
  let ended: readonly (readonly string[])[] = []
  const { seen, answer } = await whileLocked(
    db(),
    sql`select from generations where id = ${id} for update`,
    async () => {
      const [locked, ...free] = ids.map((each) => goOn([each]))
      const plans = await Promise.all(free)
      ended = plans.map(([plan]) => plan?.cards.map(({ type }) => type) ?? [])
      return [...(await locked!), ...plans.flat()]
    },
    async () => {
      await until(() => ended.length > 0)
      return Promise.all(others.map(typesOf))
    },
  )
  const next = ['brief', 'outline']
  expect([seen, ended]).toEqual([
    [next, next],
    [next, next],
  ])
  expect(answer.map((plan) => plan?.cards.length)).toEqual([2, 2, 2])
  expect(await typesOf(id)).toEqual(next)
})

it('runs are held in the order of their ids, as by all that hold several', async () => {
  const runs = (await Promise.all(ids.map(runOf))).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const [first, ...later] = runs.map((run) => run.id)
  const { seen } = await whileLocked(
    db(),
    sql`select from runs where id = ${first} for update`,
    () => goOn(runs.map(({ subjectId }) => subjectId ?? '').toReversed()),
    (holder) => countUnlocked(holder, sql`select from runs where id = any(${later}::uuid[])`),
  )
  expect(seen).toBe(2)
  for (const id of ids) expect(await typesOf(id)).toEqual(['brief', 'outline'])
})

it('two processes that continue the same articles at once add one step to each', async () => {
  const another = { ...fixture.world.context, shared: createSharedObjects() }
  const plans = await Promise.all([goOn(ids), goOn(ids.toReversed(), another), goOn(ids.slice(1), another)])
  expect(plans.flat().filter((plan) => plan !== null)).toHaveLength(3)
  for (const id of ids) expect(await typesOf(id)).toEqual(['brief', 'outline'])
})

it('articles reserve exactly the units that the month has left; the others close', async () => {
  await goOn(ids)
  for (const id of ids) await write(id, 'outline', exampleOutline)
  const used = await leaveRoom(2)
  const plans = await goOn(ids)
  expect(plans.filter((plan) => plan !== null)).toHaveLength(2)
  expect(await usage()).toEqual({ used, reserved: 2 })
  for (const [at, id] of ids.entries()) {
    const { articleId } = await fixture.generation(id)
    const types = await typesOf(id)
    expect(articleId !== null).toBe(plans[at] !== null)
    expect(types.includes('paragraph')).toBe(plans[at] !== null)
  }
})

it('a heading with half a character becomes a card all the same', async () => {
  const [id = ''] = ids
  await goOn([id])
  const [first, ...others] = exampleOutline.sections
  const sections = [{ ...first!, heading: 'When \ud83d?' }, ...others]
  await write(id, 'outline', { ...exampleOutline, sections })
  const [plan] = await goOn([id])
  expect(plan?.cards.filter(({ type }) => type === 'subtitle').map(({ text }) => text)).toContain(
    'When \ufffd?',
  )
})

it('a run with a failed or an added step takes no next one', async () => {
  const [failed = '', added = '', well = ''] = ids
  const items = (id: string) =>
    db()
      .updateTable('runItems')
      .where(
        'subjectId',
        'in',
        db().selectFrom('generationCards').select('id').where('generationId', '=', id),
      )
  await items(failed).set({ status: 'failed' }).execute()
  await items(added).set({ status: 'planned' }).execute()
  const [one, other, third] = await goOn([failed, added, well])
  expect([one, other]).toEqual([null, null])
  expect(third?.cards.map(({ type }) => type)).toEqual(['brief', 'outline'])
  expect(await typesOf(failed)).toEqual(['brief'])
})
