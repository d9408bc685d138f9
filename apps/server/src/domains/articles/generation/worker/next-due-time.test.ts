import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { firstCards } from '@web2/contract/articles'
import { createWorld, type World } from '../../../../testing/worlds/publishing-world.ts'
import { textKey } from '../../../../testing/servers/text/text-server.ts'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { changeCard } from '../change-card.ts'
import { changeGeneration } from '../change-generation.ts'
import { cardsOf } from '../generation-view.ts'
import { readPlan, type PlanSnapshot } from './plan-snapshot.ts'
import { postponeUntilNextDue } from './next-due-time.ts'
import { startGeneration } from '../start-generation.ts'

let world: World
let owner: World['owner']
let plan: PlanSnapshot
let generationId: string
let title: string
let other: string
let later: string
let resting: () => ReturnType<typeof postponeUntilNextDue>

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.end())

const db = () => world.context.db
const items = async () => {
  const rows = await db()
    .selectFrom('runItems as item')
    .innerJoin('runs as run', 'run.id', 'item.runId')
    .select(['item.subjectId', 'item.dueAt', 'item.status'])
    .where('run.subjectId', '=', generationId)
    .execute()
  return new Map(rows.map((row) => [row.subjectId, row]))
}

// the first text is postponed and the others wait for it; one is written already
beforeEach(async () => {
  owner = await world.newOwner()
  await changeSettings(world.context, owner, { openAi: { apiKey: textKey } })
  generationId = (await startGeneration(world.context, owner, { keyword: 'roses', cards: firstCards() }))._id
  const [first, second] = await cardsOf(db(), generationId)
  title = first?.id ?? ''
  other = second?.id ?? ''
  later = new Date(world.context.now().getTime() + 300_000).toISOString()
  await db().updateTable('runItems').set({ dueAt: later }).where('subjectId', '=', title).execute()
  await db().updateTable('runItems').set({ status: 'done' }).where('subjectId', '=', other).execute()
  await db()
    .updateTable('generationCards')
    .set({ status: 'written', text: 'Written' })
    .where('id', '=', other)
    .execute()
  const run = await db()
    .selectFrom('runs')
    .selectAll()
    .where('subjectId', '=', generationId)
    .executeTakeFirstOrThrow()
  const generation = await db()
    .selectFrom('generations')
    .selectAll()
    .where('id', '=', generationId)
    .executeTakeFirstOrThrow()
  plan = await readPlan(world.context, run, generation)
  resting = () => postponeUntilNextDue({ context: world.context, run, generation }, plan)
})

it('postpones dependent cards until the card they need is due', async () => {
  expect(await resting()).toBe('rests')
  const planned = [...(await items()).values()].filter(({ status }) => status === 'planned')
  expect(new Set(planned.map(({ dueAt }) => dueAt))).toEqual(new Set([later]))
})

it('does not postpone a card that was planned after the plan was read', async () => {
  await changeCard(world.context, owner, other, { regenerate: true })
  expect(await resting()).toBe('look again')
  const item = (await items()).get(other)
  expect(item?.status).toBe('planned')
  expect(Date.parse(item?.dueAt ?? '')).toBeLessThanOrEqual(world.context.now().getTime())
})

it('notices a stop requested after the plan was read', async () => {
  await changeGeneration(world.context, owner, generationId, { stop: true })
  expect(await resting()).toBe('look again')
})

it('does not postpone a card that was stopped and requeued', async () => {
  await changeCard(world.context, owner, title, { stop: true })
  await changeCard(world.context, owner, title, { regenerate: true })
  expect(await resting()).toBe('look again')
  const due = (await items()).get(title)?.dueAt ?? ''
  expect(Date.parse(due)).toBeLessThanOrEqual(world.context.now().getTime())
})
