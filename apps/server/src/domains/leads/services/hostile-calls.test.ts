import { Lead } from '@web2/contract/leads'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestUser } from '../../../testing/worlds/start-api.ts'
import { addLead } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const { db, newUser, callsAs } = useInbox()
let ann: TestUser
let ben: TestUser
let lead: string
const send = callsAs(() => ann)
beforeAll(async () => {
  ben = await newUser()
  ann = await newUser()
})
beforeEach(async () => {
  lead = await addLead(db(), ann)
})

const statusOf = async (id: string) =>
  (await db().selectFrom('leads').select('status').where('id', '=', id).execute())[0]?.status

it('an ID in place of a list of IDs names one lead, of the own account only', async () => {
  const one = `leads?_id[$in]=${lead}`
  expect(await send('PATCH', one, { status: 'won' }, ben)).toMatchObject({ status: 200, body: [] })
  expect(await send('DELETE', one, undefined, ben)).toMatchObject({ status: 200, body: [] })
  expect(await statusOf(lead)).toBe('new')
  expect(await send('PATCH', one, { status: 'won' })).toMatchObject({ status: 200, body: [{ _id: lead }] })
  expect(await send('DELETE', one)).toMatchObject({ status: 200, body: [{ _id: lead }] })
  expect(await statusOf(lead)).toBeUndefined()
})

it.each(['_id[$in][a]=b', '_id[$in][][]=b', '_id[$in][][a]=b', '_id[$in]=', '_id=', '_id[$ne]=b'])(
  'a list of IDs that is none changes nothing: %s',
  async (query) => {
    expect(await send('PATCH', `leads?${query}`, { status: 'won' })).toMatchObject({ status: 200, body: [] })
    expect(await send('DELETE', `leads?${query}`)).toMatchObject({ status: 200, body: [] })
    expect(await statusOf(lead)).toBe('new')
  },
)

describe('a date that the database doesn’t have is refused', () => {
  it.each([
    ['lead-totals?by=site&from=', '0000-01-01T00:00:00Z'],
    ['lead-totals?by=page&to=', '2026-01-01T00:00:00%2B20:00'],
    ['leads?createdAt[$gt]=', '0000-01-01T00:00:00Z'],
    ['leads.csv?createdAt[$gt]=', '0000-01-01T00:00:00Z'],
  ])('%s%s', async (path, date) => {
    expect(await send('GET', `${path}${date}`)).toMatchObject({
      status: 400,
      body: { message: 'A value has the wrong type or is out of range.' },
    })
  })
})

it('columns that no member sees are neither shown, searched nor sorted by', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = 'leads'`.execute(db())
  const shown = new Set(Object.keys(Lead.properties))
  const names = rows.map(({ name }) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  const hidden = names.filter((name) => name !== 'id' && !shown.has(name))
  expect(hidden).toEqual(expect.arrayContaining(['accountId', 'submissionKey', 'taught']))
  const queries = (name: string) => [
    `${name}=x`,
    `$select=${name}`,
    `$sort[${name}]=1`,
    `$or[0][status]=new&$or[1][${name}]=x`,
    `entries[${name}]=x`,
    `${name}[$search]=x`,
  ]
  for (const name of [
    ...hidden,
    'account_id',
    'status; select 1',
    'entries->0',
    "utm->>'source'",
    'utm.source',
  ])
    for (const query of queries(encodeURIComponent(name)))
      expect([query, (await send('GET', `leads?${query}`)).status]).toEqual([query, 400])
  const found = await send('GET', `leads/${lead}`)
  expect(Object.keys(found.body).filter((name) => !shown.has(name))).toEqual([])
})
