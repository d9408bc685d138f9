import type { Turbo, TurboDefinition, TurboPage } from '@web2/contract/generator'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noStop } from '../../../testing/worlds/publishing-world.ts'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { whileLocked } from '../../../testing/while-locked.ts'
import { planTurbo } from '../planning/plan-project.ts'
import { releaseDailyPages } from '../publishing/release-pages.ts'
import { maybeTurbo } from './project-view.ts'

/*
 * A project that is canceled, changed and started again, even while a worker still processes the old state.
 */

let world: TurboWorld
beforeAll(async () => {
  world = await startTurboWorld()
})
afterAll(() => world.stop())

const towns = (count: number, name = 'Town') => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`)
const lists = (values: readonly string[]) => [{ name: 'place', values: [...values] }]
const made = (change: Partial<TurboDefinition> = {}): Promise<Turbo> =>
  world.post('/cloud-sites-turbo', {
    ...smallestDefinition,
    rootSlug: `again-${world.number()}`,
    lists: lists(towns(6)),
    ...change,
  })
const act = (turbo: Turbo, action: string): Promise<Turbo> =>
  world.patch(`/cloud-sites-turbo/${turbo._id}`, acting(action))
const fresh = (turbo: Turbo): Promise<Turbo> => world.get(`/cloud-sites-turbo/${turbo._id}`)
const pathsOf = async (turbo: Turbo): Promise<string[]> => {
  const { data } = await world.get(`/turbo-pages?turboId=${turbo._id}&kind=page&$limit=1000`)
  return data.map(({ path }: TurboPage) => path).toSorted()
}
const through = async (turbo: Turbo, ...actions: readonly string[]): Promise<void> => {
  for (const action of actions) {
    await act(turbo, action)
    await world.work()
  }
}
const dripping = { ...smallestDefinition.brakes, perDay: 2 }

it('a project canceled between two days can be planned and sampled immediately', async () => {
  const turbo = await made({ brakes: dripping })
  await through(turbo, 'plan', 'sample', 'approve')
  expect(await fresh(turbo)).toMatchObject({ status: 'dripping' })
  await act(turbo, 'cancel')
  await through(turbo, 'plan', 'sample')
  expect(await fresh(turbo)).toMatchObject({ status: 'review' })
})

it('canceling a project between two days ends its run immediately', async () => {
  const turbo = await made({ brakes: dripping })
  await through(turbo, 'plan', 'sample', 'approve', 'cancel')
  const { runId } = await fresh(turbo)
  expect(await world.get(`/runs/${runId}`)).toMatchObject({ status: 'cancelled' })
})

it('an outdated plan still in progress doesn’t affect a newer one', async () => {
  const { context } = world.world
  const { db } = context
  const turbo = await made()
  const { runId } = await act(turbo, 'plan')
  // read when pages are compared, after all are named
  const hold = sql`lock table article_signatures in access exclusive mode`
  const planning = () => planTurbo(context, runId!, noStop)
  await whileLocked(db, hold, planning, async () => {
    await act(turbo, 'cancel')
    expect(await world.get(`/runs/${runId}`)).toMatchObject({ status: 'cancelled' })
    await world.patch(`/cloud-sites-turbo/${turbo._id}`, { lists: lists(towns(2, 'Village')) })
    await act(turbo, 'plan')
  })
  expect(await fresh(turbo)).toMatchObject({ status: 'planning', plan: null })
  await world.work()
  expect(await fresh(turbo)).toMatchObject({ status: 'planned', plan: { leaves: 2 } })
  expect(await pathsOf(turbo)).toEqual(['village-1', 'village-2'])
})

it('releases no pages if paused concurrently, and ends the day with a release', async () => {
  const { context } = world.world
  const turbo = await made({ brakes: dripping })
  await through(turbo, 'plan', 'sample')
  await act(turbo, 'approve')
  const row = async () => (await maybeTurbo(context.db, { id: turbo._id, accountId: world.accountId }))!
  const set = (status: 'paused' | 'publishing') =>
    context.db.updateTable('turbos').set({ status }).where('id', '=', turbo._id).execute()
  await context.db
    .updateTable('turboPages')
    .set({ status: 'ready' })
    .where('turboId', '=', turbo._id)
    .execute()
  const seen = { ...(await row()), status: 'publishing' as const }
  await set('paused')
  expect(await releaseDailyPages(context, seen)).toBe(false)
  expect(await row()).toMatchObject({ released: 0, nextAt: null })
  await set('publishing')
  expect(await releaseDailyPages(context, seen)).toBe(true)
  expect(await row()).toMatchObject({ released: 2, nextAt: expect.any(String) })
})

it('a listing changed between two days is reported until all is republished', async () => {
  const napId = await world.nap('555 0101')
  const turbo = await made({
    brakes: dripping,
    listing: { by: 'one', napId },
    sitePer: 'place',
    rootSlug: `again-{place:slug}-${world.number()}`,
    address: 'here',
  })
  await through(turbo, 'plan', 'sample', 'approve')
  expect(await fresh(turbo)).toMatchObject({ status: 'dripping', changedSince: [] })
  await world.patch(`/naps/${napId}`, { phone: '555 0303' })
  for (const _day of [2, 3]) {
    world.wait(24)
    await world.work()
  }
  expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: ['listings'] })
  await through(turbo, 'publish')
  expect(await fresh(turbo)).toMatchObject({ status: 'done', changedSince: [] })
})

it('estimates and uses units only for pages that aren’t live at their target', async () => {
  const known = towns(3)
  const turbo = await made({ lists: lists(known) })
  const used = async (): Promise<number> => {
    const { data } = await world.get('/usage')
    return data.find(({ resource }: { resource: string }) => resource === 'publishedPages').used
  }
  const needed = async (): Promise<number | undefined> =>
    (await fresh(turbo)).plan?.usage.publishedPages.needed
  const before = await used()
  await through(turbo, 'plan', 'sample')
  const first = await needed()
  expect(first).toBe(4)
  await through(turbo, 'approve')
  expect((await used()) - before).toBe(first)

  await through(turbo, 'plan')
  expect(await needed()).toBe(0)
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { lists: lists([...known, 'Wells', 'Bruton']) })
  await through(turbo, 'plan', 'sample')
  expect(await needed()).toBe(2)
  await through(turbo, 'approve')
  expect((await used()) - before).toBe(6)

  // pages are identified by path; the first one keeps its path
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { address: 'in-{place}' })
  await through(turbo, 'plan')
  expect(await needed()).toBe(5)
})
