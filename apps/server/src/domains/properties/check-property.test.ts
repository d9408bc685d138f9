import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { changeProperty } from './change-property.ts'
import { saveConnection } from './connection/mark-verified.ts'
import { sealSecrets } from './connection/property-secrets.ts'
import { addPlace } from '../../testing/worlds/campaign-world.ts'
import { createWorld, noStop, type World } from '../../testing/worlds/publishing-world.ts'
import {
  startTroubledWordPress,
  wpError,
  type TroubledWordPress,
} from '../../testing/servers/wordpress/troubled-wordpress.ts'
import { until } from '../../testing/until.ts'
import { checkPropertyJob, type PropertyToCheck } from './jobs.ts'
import { handleCheckProperty } from './job-handlers.ts'
import { enqueueDueWork } from '../../platform/jobs/enqueue-due-work.ts'
import { duePropertyChecks } from './jobs.ts'

const hour = 60 * 60_000

let site: TroubledWordPress
let world: World
beforeAll(async () => {
  site = await startTroubledWordPress()
  world = await createWorld([new URL(site.url).host])
})
afterAll(async () => {
  await world.end()
  await site.stop()
})

const db = () => world.context.db
const owner = () => world.owner

/** Creates a verified property on the test server whose check is due after `dueIn` ms. */
const property = async (dueIn: number): Promise<string> => {
  const { propertyId } = await addPlace(world, owner())
  const secretsSealed = sealSecrets(world.context.config, owner().accountId, { password: 'abcd' })
  const nextCheckAt = new Date(world.context.now().getTime() + dueIn).toISOString()
  await db()
    .updateTable('properties')
    .set({
      secretsSealed,
      nextCheckAt,
      username: 'ann',
      url: `${site.url}/${propertyId}`,
      siteKey: propertyId,
    })
    .where('id', '=', propertyId)
    .execute()
  return propertyId
}
const handle = (propertyId: string, isDue: boolean) =>
  handleCheckProperty({ propertyId, isDue }, { context: world.context, signal: noStop })
/** Returns how many requests the site receives during the callback. */
const calls = async (work: () => Promise<unknown>) => {
  const before = site.calls()
  await work()
  return site.calls() - before
}
/** Returns the property's queued jobs. */
const waiting = async (propertyId: string) => {
  const { rows } = await sql<{ data: PropertyToCheck }>`
    select data from pgboss.job where name = ${checkPropertyJob.name} and data ->> 'propertyId' = ${propertyId}
    order by created_on`.execute(db())
  return rows.map(({ data }) => data)
}

it('a due check runs on one worker and is not enqueued while it runs', async () => {
  const id = await property(hour)
  expect(await calls(() => handle(id, true))).toBe(0)
  const once = await calls(() => handle(id, false))
  expect(once).toBeGreaterThan(0)

  const due = await property(-1)
  const answer = Promise.withResolvers<void>()
  site.waitFor(answer.promise)
  const before = site.calls()
  const slow = handle(due, true)
  await until(() => site.calls() > before)
  await enqueueDueWork(world.context, duePropertyChecks)
  const second = handle(due, true)
  answer.resolve()
  await Promise.all([slow, second])
  expect(site.calls() - before).toBe(once)
  expect(await waiting(due)).toEqual([])
})

it('a requested check runs at once, even while a scheduled one waits or runs', async () => {
  const id = await property(-1)
  await enqueueDueWork(world.context, duePropertyChecks)
  await enqueueDueWork(world.context, duePropertyChecks)
  await changeProperty(world.context, owner(), id, { check: true })
  expect(await waiting(id)).toEqual([{ propertyId: id, isDue: true }, { propertyId: id }])

  const other = await property(hour)
  const once = await calls(() => handle(other, false))
  const answer = Promise.withResolvers<void>()
  site.waitFor(answer.promise)
  const [due, asked] = [handle(id, true), handle(id, false)]
  const seen = site.calls()
  await until(() => site.calls() >= seen + 2)
  answer.resolve()
  await Promise.all([due, asked])
  expect(site.calls() - seen).toBe(2 * once)
})

it('a property that is reconnected during a check stays connected and is checked again', async () => {
  const id = await property(-1)
  const answer = Promise.withResolvers<void>()
  site.now({ me: wpError(401, 'incorrect_password') })
  site.waitFor(answer.promise)
  const before = site.calls()
  const looking = handle(id, true)
  await until(() => site.calls() > before)
  const renewed = { username: 'ann', secrets: { password: 'new' } }
  await db()
    .transaction()
    .execute((transaction) => saveConnection(world.context, transaction, id, renewed))
  answer.resolve()
  await looking
  const row = () => db().selectFrom('properties').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(await row()).toMatchObject({ status: 'verified', problem: '' })

  await enqueueDueWork(world.context, duePropertyChecks)
  expect(await waiting(id)).toEqual([{ propertyId: id, isDue: true }])
  await handle(id, true)
  expect(await row()).toMatchObject({ status: 'failed', problemKind: 'password-revoked' })
})
