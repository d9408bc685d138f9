import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/api.ts'
import { until } from '../../testing/until.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../testing/verifying-world.ts'
import { noticeCause } from './property-notice.ts'

let here: VerifyingWorld
beforeAll(async () => {
  here = await createVerifyingWorld()
})
afterAll(() => here.end())

const send = async (method: string, path: string, body?: object) =>
  (await call(here.api, method, `/api/${path}`, { token: here.user.token, body })).status

/** A property whose verification asks which way to prove it. */
const asked = async (path: string) => {
  here.site.show(path, '<!doctype html><title>Garden notes</title><p>Tulips')
  const property = await here.newProperty(`${here.site.url}${path}`)
  return { property, id: await here.start(property) }
}

/** Does something while somebody else holds the property; answers what it held itself when it waited for that. */
const heldWhileWaiting = async (property: string, work: () => Promise<unknown>) => {
  const holder = await here.context.db.startTransaction().execute()
  await sql`select from properties where id = ${property} for update`.execute(holder)
  const working = work()
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(holder)
    return rows.length > 0
  })
  const { rows } = await sql<{ all: number; free: number }>`
    with verification as (select id from verifications where property_id = ${property} for update skip locked),
      notice as (select id from notifications where cause = ${noticeCause(property)} for update skip locked)
    select (select count(*)::int from verification) + (select count(*)::int from notice) as free,
      (select count(*)::int from verifications where property_id = ${property})
        + (select count(*)::int from notifications where cause = ${noticeCause(property)}) as all`.execute(
    holder,
  )
  await holder.rollback().execute()
  return { ...rows[0], answer: await working }
}

interface Act {
  readonly name: string
  readonly act: (property: string, id: string) => Promise<unknown>
  readonly answer?: number
  readonly isAnswered?: boolean
}

const acts: readonly Act[] = [
  {
    name: 'starts another one',
    act: (propertyId) => send('POST', 'property-verifications', { propertyId }),
    answer: 409,
  },
  {
    name: 'cancels',
    act: (_, id) => send('PATCH', `property-verifications/${id}`, { status: 'cancelled' }),
    answer: 200,
  },
  { name: 'answers', act: async (_, id) => (await here.answer(id, '1')).status, answer: 201 },
  {
    name: 'changes the property',
    act: (property) => send('PATCH', `properties/${property}`, { username: 'grace' }),
    answer: 200,
  },
  {
    name: 'deletes the property',
    act: (property) => send('DELETE', `properties/${property}`),
    answer: 200,
  },
  { name: 'takes a turn', act: (_, id) => here.run(id), isAnswered: true },
]

it.each(acts)(
  'who $name waits for the property, holding nothing that hangs on it',
  async ({ name, act, answer, isAnswered }) => {
    const { property, id } = await asked(`/${name.replaceAll(' ', '-')}`)
    if (isAnswered) expect((await here.answer(id, '1')).status).toBe(201)
    const met = await heldWhileWaiting(property, () => act(property, id))
    expect(met).toEqual({ all: 2, free: 2, answer })
  },
)

it('who ends it because nobody answered in time waits like that too', async () => {
  const { property, id } = await asked('/late')
  here.world.later(73 * 3_600_000)
  const met = await heldWhileWaiting(property, () => here.run(id))
  expect(met).toEqual({ all: 2, free: 2, answer: undefined })
  expect(await here.verification(id)).toMatchObject({ problemKind: 'answer-timed-out' })
})
