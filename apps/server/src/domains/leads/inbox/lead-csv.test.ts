import { readCsv } from '@web2/csv'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { attacks } from '../../../testing/xss-texts.ts'
import type { TestUser } from '../../../testing/worlds/start-api.ts'
import { addLead, addSite } from '../testing/add-lead.ts'
import { useInbox } from '../testing/use-inbox.ts'

const { api, db, newUser } = useInbox()
let ann: TestUser
beforeEach(async () => {
  ann = await newUser()
})

const load = (query = '', user = ann) =>
  fetch(`${api.url}/api/leads.csv?${query}`, { headers: { authorization: `Bearer ${user.token}` } })
const rows = async (query = '', user = ann): Promise<readonly Readonly<Record<string, string>>[]> => {
  const [head = [], ...lines] = readCsv((await (await load(query, user)).text()).replace(/^\uFEFF/, ''))
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])))
}

it('has the leads of a query with all that a visitor entered, newest first', async () => {
  const siteId = await addSite(db(), ann)
  await addLead(db(), ann, { siteId, createdAt: '2026-03-01T10:00:00.000Z', name: 'Rosa "R" Ash, Bristol' })
  await addLead(db(), ann, {
    siteId,
    createdAt: '2026-03-02T10:00:00.000Z',
    status: 'won',
    value: 12_550,
    currency: 'EUR',
    entries: [
      { name: 'plan', label: 'Plan', value: 'Hedges, lawn' },
      { name: 'note', label: '', value: 'Two\nlines' },
      { name: 'when', label: 'When', value: '1', valueLabel: 'In spring' },
    ],
  })
  await addLead(db(), ann, { message: 'elsewhere' })
  expect(await rows(`siteId=${siteId}`)).toMatchObject([
    {
      ...{ Status: 'won', Value: '125.50', Currency: 'EUR' },
      Entries: 'Plan: Hedges, lawn\nnote: Two\nlines\nWhen: In spring',
    },
    { Name: 'Rosa "R" Ash, Bristol', Value: '', Currency: '', Received: '2026-03-01T10:00:00.000Z' },
  ])
  const { headers } = await load()
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/)
})

it('has no cell that a spreadsheet runs', async () => {
  const formulas = ['=1+1', '+cmd|calc', '-2+3+cmd', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1"]
  for (const text of [...formulas, ...attacks])
    await addLead(db(), ann, {
      name: text.replaceAll('\0', ''),
      message: text.replaceAll('\0', ''),
      entries: [{ name: 'n', label: text.replaceAll('\0', ''), value: 'x' }],
    })
  const cells = (await rows()).flatMap((row) => Object.values(row))
  expect(cells.filter((cell) => /^[=+\-@\t\r＝]/.test(cell))).toEqual([])
  expect(cells).toContain("'=1+1")
})

it('has no formula behind what other spreadsheets take for the end of a cell or a row', async () => {
  const texts = [
    'Ash;=1+1',
    'Ash\t@SUM(A1)',
    'Hello,\n=cmd|A1',
    'Ash";=1+1&"',
    'Ash; ＝1+1',
    'Call\n+44 20 7946 0958',
  ]
  for (const text of texts)
    await addLead(db(), ann, {
      name: text,
      message: text,
      entries: [{ name: 'n', label: text, value: text }],
    })
  const text = await (await load()).text()
  expect(text).not.toMatch(/[;\t\n]["\s]*[=@＝]/)
  expect(await rows()).toContainEqual(
    expect.objectContaining({ Name: "Ash;'=1+1", Entries: "Ash;'=1+1: Ash;'=1+1" }),
  )
  // a number is none
  expect(await rows()).toContainEqual(expect.objectContaining({ Message: 'Call\n+44 20 7946 0958' }))
})

it('keeps every lead of a long list once, in order', async () => {
  await sql`
    insert into leads (id, account_id, status, site_name, form_name, entries, name, created_at)
    select gen_random_uuid(), ${ann.accountId}, 'new', 'S', 'F', '[]', n, now() - (n / 7) * interval '1 minute'
    from generate_series(1, 1777) as n`.execute(db())
  const list = await rows('status=new')
  expect(new Set(list.map(({ Name }) => Name)).size).toBe(1_777)
  const times = list.map(({ Received = '' }) => Received)
  expect(times).toEqual(times.toSorted().toReversed())
})

it('is of the own account only, and refuses a wrong query and a guest', async () => {
  await addLead(db(), ann)
  expect(await rows('', await newUser())).toEqual([])
  expect((await load('confirm=1')).status).toBe(400)
  expect((await fetch(`${api.url}/api/leads.csv`)).status).toBe(401)
})
