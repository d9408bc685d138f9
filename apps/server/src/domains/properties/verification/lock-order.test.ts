import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../../../testing/worlds/start-api.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../../testing/worlds/verification-world.ts'
import { countUnlocked, whileLocked } from '../../../testing/while-locked.ts'
import { notificationKey } from './property-notice.ts'

let here: VerifyingWorld
beforeAll(async () => {
  here = await createVerifyingWorld()
})
afterAll(() => here.end())

const send = async (method: string, path: string, body?: object) =>
  (await call(here.api, method, `/api/${path}`, { token: here.user.token, body })).status

/** Creates a property whose verification asks for a method of proof. */
const asked = async (path: string) => {
  here.site.show(path, '<!doctype html><title>Garden notes</title><p>Tulips')
  const property = await here.newProperty(`${here.site.url}${path}`)
  return { property, id: await here.start(property) }
}

/**
 * Returns which of a property's verification and notification are unlocked while a caller waits for the
 * property.
 */
const freeWhileWaiting = async (property: string, work: () => Promise<unknown>) => {
  const hold = sql`select from properties where id = ${property} for update`
  const { seen, answer } = await whileLocked(here.context.db, hold, work, async (holder) => [
    await countUnlocked(holder, sql`select id from verifications where property_id = ${property}`),
    await countUnlocked(holder, sql`select id from notifications where cause = ${notificationKey(property)}`),
  ])
  return { free: seen, answer }
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

it.each(acts)('a caller that $name locks the property first', async ({ name, act, answer, isAnswered }) => {
  const { property, id } = await asked(`/${name.replaceAll(' ', '-')}`)
  if (isAnswered) expect((await here.answer(id, '1')).status).toBe(201)
  const met = await freeWhileWaiting(property, () => act(property, id))
  expect(met).toEqual({ free: [1, 1], answer })
})

it('expiring a verification also locks the property first', async () => {
  const { property, id } = await asked('/late')
  here.world.later(73 * 3_600_000)
  const met = await freeWhileWaiting(property, () => here.run(id))
  expect(met).toEqual({ free: [1, 1], answer: undefined })
  expect(await here.verification(id)).toMatchObject({ problemKind: 'answer-timed-out' })
})
