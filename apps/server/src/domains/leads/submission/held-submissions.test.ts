import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { goodEntries, postForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { until } from '../../../testing/until.ts'
import { whileLocked } from '../../../testing/while-locked.ts'
import { holdSubmission } from './read-submission.ts'

const { world, form } = useLeadWorld({
  form: { definition: { fields: [{ name: 'plan', label: 'Plan', type: 'file', multiple: true }] } },
})

/** Submits 9.6 MB of files. Returns where the visitor is led. */
const sendFiles = async (message: string) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(goodEntries(form, { message }))) body.append(name, value)
  for (const name of ['front.txt', 'back.txt']) body.append('plan', new File(['x'.repeat(4_800_000)], name))
  return (await postForm(world, form, body)).headers.get('location')
}

const sendText = async (message: string) =>
  (await postForm(world, form, goodEntries(form, { message }))).headers.get('location')

const waiting = async () => {
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.api.database.db)
  return rows[0]?.amount
}

it('submissions that wait for the database count as held, and keep no small one away', async () => {
  const others = Promise.withResolvers<undefined>()
  const plan = { field: 'plan', name: 'plan.txt', bytes: Buffer.alloc(30_000_000), isCut: false }
  const held = holdSubmission({ entries: [], files: [plan] }, others.promise)
  const { seen, answer } = await whileLocked(
    world.api.database.db,
    sql`lock table leads in access exclusive mode`,
    () => sendFiles('Plans of my garden are attached.'),
    async () => {
      const text = sendText('I would like a garden without a plan.')
      await until(async () => (await waiting()) === 2)
      return [await sendFiles('Plans of one garden more.'), [text]] as const
    },
  )
  const [large, [small]] = seen
  expect(large).toContain('fault=busy')
  expect([answer, await small]).toEqual(Array(2).fill(expect.stringContaining('/thanks')))
  expect(await sendFiles('Plans of one garden more.')).toContain('/thanks')
  others.resolve(undefined)
  await held
})
