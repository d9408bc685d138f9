import type { Turbo, TurboDefinition } from '@web2/contract/generator'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { acting } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { writtenPages } from '../../../testing/worlds/written-pages.ts'
import { resumeDueProjects } from '../projects/resume-due-projects.ts'
import { runProject } from '../projects/run-project.ts'

let server: TextServer
let world: TurboWorld
const counted = (_request: unknown, at: number) => ({ pieces: ['Written', ` ${at + 1}`] })

beforeAll(async () => {
  server = await startTextServer(counted)
  world = await startTurboWorld({ services: { ...publicServices, openai: server.baseUrl } })
  await world.call('POST', '/settings', { openAi: { apiKey: textKey } })
})
beforeEach(() => {
  server.requests.length = 0
  server.answerWith(counted)
})
afterAll(async () => {
  await world.stop()
  await server.stop()
})

const made = async (count: number, change: Partial<TurboDefinition['brakes']> = {}): Promise<Turbo> => {
  const turbo: Turbo = await world.post('/cloud-sites-turbo', await writtenPages(world, count, change))
  await act(turbo, 'plan')
  await world.work()
  return fresh(turbo)
}
const act = (turbo: Turbo, action: string): Promise<Turbo> =>
  world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
const fresh = (turbo: Turbo): Promise<Turbo> => world.get(`/cloud-sites-turbo/${turbo._id}`)
const used = async () => {
  const row = await world.world.database.db
    .selectFrom('usageCounters')
    .select(['used', 'reserved'])
    .where('accountId', '=', world.accountId)
    .where('resource', '=', 'articles')
    .executeTakeFirst()
  return row ?? { used: 0, reserved: 0 }
}
const settled = async (turbo: Turbo, actions: readonly string[]) => {
  for (const action of actions) {
    await act(turbo, action)
    await world.work()
  }
  return fresh(turbo)
}

it('generates the sample first, then the rest once, and uses one unit per page', async () => {
  const before = await used()
  const turbo = await made(12)
  expect(turbo.plan).toMatchObject({ texts: 12, usage: { articles: { needed: 12 } }, missing: [] })
  expect(turbo.plan!.cost).toBeGreaterThan(0)
  expect(await settled(turbo, ['sample'])).toMatchObject({ status: 'review' })
  expect(server.requests).toHaveLength(2)
  expect(await settled(turbo, ['approve'])).toMatchObject({ status: 'done', released: 13, failedPages: 0 })
  expect(server.requests).toHaveLength(12)
  expect(await used()).toEqual({ used: before.used + 12, reserved: before.reserved })
  const { data: sites } = await world.get(`/turbo-sites?turboId=${turbo._id}`)
  expect(await world.live(sites[0]._id, 'town-3/index.html')).toMatch(/Written \d+/)
})

it('a new plan generates no text twice', async () => {
  const turbo = await made(4)
  await settled(turbo, ['sample', 'approve'])
  const written = server.requests.length
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { title: 'Another title for {place}' })
  expect(await settled(turbo, ['plan', 'sample', 'approve'])).toMatchObject({
    status: 'done',
    failedPages: 0,
  })
  expect(server.requests).toHaveLength(written)
})

it('a service that fails every tenth call loses no page', async () => {
  const turbo = await made(40)
  server.answerWith((_request, at) =>
    at % 10 === 9 ? { status: 500, error: 'down' } : { pieces: [`Written ${at}`] },
  )
  expect(await settled(turbo, ['sample', 'approve'])).toMatchObject({
    status: 'done',
    released: 41,
    failedPages: 0,
  })
})

it('a refused key stops the project with a message, and it resumes afterwards', async () => {
  const turbo = await made(5)
  server.answerWith(() => ({ status: 401, error: 'no' }))
  const stopped = await settled(turbo, ['sample'])
  expect(stopped).toMatchObject({ status: 'stopped', actions: ['resume', 'cancel', 'retry'] })
  expect(stopped.message).not.toBe('')
  server.answerWith(counted)
  expect(await settled(turbo, ['resume', 'approve'])).toMatchObject({ status: 'done', failedPages: 0 })
})

const limit = (amount: number | null) =>
  world.patch('/ai-spending/current', { limits: [{ provider: null, amount }] })
/** Does what a worker's sweep and the work after it do. */
const resumed = async () => {
  await resumeDueProjects(world.world.context)
  await world.work()
}
/** First moment of the month after that of the world's clock. */
const nextMonth = () => {
  const now = world.world.context.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
}

it('a project stops at the monthly AI limit, and resumes automatically once it is raised', async () => {
  const turbo = await made(5)
  await limit(0)
  const stopped = await settled(turbo, ['sample'])
  expect(stopped).toMatchObject({
    status: 'stopped',
    message: expect.stringMatching(/^The monthly AI limit of \$0\.00 is reached/),
    resumesAt: nextMonth().toISOString(),
  })
  // nothing resumes it before
  await resumed()
  expect(await fresh(turbo)).toMatchObject({ status: 'stopped' })
  expect(server.requests).toEqual([])
  await limit(null)
  await resumed()
  expect(await fresh(turbo)).toMatchObject({ status: 'review', message: '', resumesAt: null })
  expect(await settled(turbo, ['approve'])).toMatchObject({ status: 'done', failedPages: 0 })
  expect(server.requests).toHaveLength(5)
  const { data } = await world.get('/model-calls?subjectKind=site-project&$limit=100')
  const own = data.filter(({ subjectId }: { subjectId: string }) => subjectId === turbo._id)
  expect(own).toHaveLength(5)
  expect(own[0]).toMatchObject({ prompt: 'site-block', status: 'booked' })
})

it('a limit that was raised, but not enough, stops the project again', async () => {
  const turbo = await made(3)
  await limit(0)
  await settled(turbo, ['sample'])
  await limit(0.000_001)
  await resumed()
  expect(await fresh(turbo)).toMatchObject({ status: 'stopped', resumesAt: nextMonth().toISOString() })
  await act(turbo, 'cancel')
  await limit(null)
  expect(await fresh(turbo)).toMatchObject({ status: 'cancelled', resumesAt: null })
})

it('a project stops at its cost limit', async () => {
  const turbo = await made(100, { stopAtCost: 0 })
  await settled(turbo, ['sample'])
  expect(await fresh(turbo)).toMatchObject({
    status: 'stopped',
    message: expect.stringContaining('cost limit'),
  })
  expect(server.requests.length).toBeLessThanOrEqual(2)
  // only a user resumes it
  await limit(10)
  await limit(null)
  await resumed()
  expect(await fresh(turbo)).toMatchObject({ status: 'stopped', resumesAt: null })
})

it.each(['cancel', 'plan'])('releases the units of its pages after %s', async (end) => {
  const before = await used()
  const turbo = await made(4)
  const stopping = new AbortController()
  server.answerWith(() => {
    stopping.abort()
    return { status: 500, error: 'down' }
  })
  await act(turbo, 'sample')
  const { runId } = await fresh(turbo)
  await runProject(world.world.context, runId ?? '', stopping.signal)
  expect((await used()).reserved).toBeGreaterThan(before.reserved)
  server.answerWith(counted)
  await act(turbo, 'cancel')
  if (end === 'plan') {
    const places = [{ name: 'place', values: ['Elsewhere'] }]
    await world.patch(`/cloud-sites-turbo/${turbo._id}`, { lists: places })
    await settled(turbo, ['plan'])
  }
  await world.work()
  expect(await used()).toEqual(before)
})

it('resumes after a worker stopped, and generates nothing twice', async () => {
  const turbo = await made(20)
  await settled(turbo, ['sample'])
  await act(turbo, 'approve')
  const stopping = new AbortController()
  server.answerWith((_request, at) => {
    if (at === 8) stopping.abort()
    return { pieces: [`Written ${at}`] }
  })
  const { runId } = await fresh(turbo)
  await runProject(world.world.context, runId ?? '', stopping.signal)
  const kept = await world.world.database.db
    .selectFrom('turboTexts')
    .innerJoin('turboPages', 'turboPages.id', 'turboTexts.pageId')
    .select('turboTexts.text')
    .where('turboPages.turboId', '=', turbo._id)
    .execute()
  expect(kept.length).toBeLessThan(20)
  await world.work()
  expect(await fresh(turbo)).toMatchObject({ status: 'done', released: 21, failedPages: 0 })
  const { data } = await world.get(`/turbo-pages?turboId=${turbo._id}&kind=page&$limit=0`)
  expect(data).toEqual([])
  const after = await world.world.database.db
    .selectFrom('turboTexts')
    .innerJoin('turboPages', 'turboPages.id', 'turboTexts.pageId')
    .select('turboTexts.text')
    .where('turboPages.turboId', '=', turbo._id)
    .execute()
  expect(after).toHaveLength(20)
  for (const { text } of kept) expect(after.map((each) => each.text)).toContain(text)
})

it('a project at the monthly AI limit resumes with the next month', async () => {
  const turbo = await made(3)
  await settled(turbo, ['sample'])
  await limit(0)
  expect(await settled(turbo, ['approve'])).toMatchObject({ status: 'stopped' })
  const written = server.requests.length
  await limit(10)
  // as if the limit had stayed, and the month had ended
  const { db } = world.world.database
  await db
    .updateTable('turbos')
    .set({ resumesAt: nextMonth().toISOString() })
    .where('id', '=', turbo._id)
    .execute()
  await resumed()
  expect(await fresh(turbo)).toMatchObject({ status: 'stopped' })
  const wait = nextMonth().getTime() - world.world.context.now().getTime() + 1_000
  world.world.later(wait)
  await resumed()
  world.world.later(-wait)
  expect(await fresh(turbo)).toMatchObject({ status: 'done', failedPages: 0 })
  expect(server.requests).toHaveLength(written + 1)
  await limit(null)
})
