import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { leadLimits } from '@web2/contract/leads'
import { newAddress, type LeadWorld } from '../../../testing/worlds/lead-world.ts'
import { useTwoLeadWorlds } from '../../../testing/worlds/use-lead-world.ts'
import { formKeyOf } from '../forms/form-keys.ts'
import { callCounterOf, createCallCounter } from './call-counter.ts'
import { writeCallToken } from './call-token.ts'

/* Floods of taps, and two instances that count on one database. */

const taps = 10_000

const { first, second } = useTwoLeadWorlds()
beforeAll(async () => {
  const { db } = first.api.database
  await sql`create sequence call_statements`.execute(db)
  await sql`create function count_statement() returns trigger language plpgsql as
    'begin perform nextval(''call_statements''); return null; end'`.execute(db)
  await sql`create trigger count_statement after insert on lead_calls
    for each statement execute function count_statement()`.execute(db)
})

/** Returns how many statements have stored taps. */
const statements = async (): Promise<number> => {
  const { rows } = await sql<{ readonly made: string }>`
    select case when is_called then last_value else 0 end as made from call_statements`.execute(
    first.api.database.db,
  )
  return Number(rows[0]?.made)
}

const callOn = (siteId: string) => ({ siteId, pageId: null, path: '', number: '5550100' })

const tap = async ({ api }: LeadWorld, siteId: string): Promise<void> => {
  const token = writeCallToken(formKeyOf(api.context.config.appSecret), 'link', callOn(siteId)) ?? ''
  const headers = { 'User-Agent': 'Mozilla/5.0 Firefox/140.0', 'X-Forwarded-For': newAddress() }
  const outgoing = request(`${api.url}/call/${token}`, { headers }).end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  await answer.resume().toArray()
}

const stored = async (siteId: string) => {
  for (const { api } of [first, second]) await callCounterOf(api.context).settled()
  const rows = await first.api.database.db
    .selectFrom('leadCalls')
    .select('calls')
    .where('siteId', '=', siteId)
    .execute()
  return rows.map(({ calls }) => calls)
}

it.each([
  ['one address', 1, 1],
  ['1,000 addresses', 1_000, leadLimits.tapsPerSitePerMinute],
])(
  '10,000 taps on a page from %s reach the database only within the limits',
  async (_who, addresses, most) => {
    const siteId = await first.newSite()
    const before = await statements()
    const { db, log } = first.api.context
    const minute = new Date()
    const counter = createCallCounter({ db, log, now: () => minute })
    for (let at = 0; at < taps; at += 1) {
      const address = `10.1.${(at % addresses) >> 8}.${(at % addresses) & 255}`
      counter.count({ ...callOn(siteId), campaign: { id: null, value: null } }, address)
      // each tap may begin a statement
      await counter.settled()
    }
    expect(await stored(siteId)).toEqual([most])
    expect((await statements()) - before).toBe(most)
  },
)

it('taps on two instances of an installation are one counter', async () => {
  const siteId = await first.newSite()
  const both = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? first : second))
  await Promise.all(both.map((world) => tap(world, siteId)))
  expect(await stored(siteId)).toEqual([40])
})
