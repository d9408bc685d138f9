import type { Lead } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { leadCsvColumns } from './lead-columns.tsx'

const names = { sites: [], pages: [], campaigns: [], listings: new Map(), members: new Map() }

const lead: Lead = {
  _id: '0190a000-0000-7000-8000-000000000001',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  createdBy: null,
  status: 'won',
  siteId: null,
  siteName: 'Green Acre',
  formId: null,
  formName: 'Quote',
  pageId: null,
  pageName: 'Contact',
  pageUrl: 'https://green-acre.example/contact/',
  referrer: '',
  utm: { source: 'google' },
  campaignId: null,
  napId: null,
  name: '=HYPERLINK("https://evil.example")',
  email: 'rose@example.com',
  phone: '+1 555 010 0199',
  message: 'Hello',
  entries: [
    { name: 'a', label: 'Budget', value: '@SUM(A1)' },
    { name: 'b', label: 'Colors', value: 'red' },
    { name: 'c', label: 'Colors', value: 'blue' },
  ],
  files: [],
  consent: null,
  assignedTo: null,
  value: 125_050,
  currency: 'EUR',
  spamScore: 0,
  spamReasons: [],
  readAt: null,
}

const valuesOf = (of: Lead) =>
  Object.fromEntries(leadCsvColumns([of], names).map(({ title, text }) => [title, text(of)]))

it('the CSV file has all that is known of a lead, and a column for each label of the forms', () => {
  expect(valuesOf(lead)).toMatchObject({
    Received: '2026-11-20T10:00:00.000Z',
    Status: 'Won',
    'Page URL': 'https://green-acre.example/contact/',
    utm_source: 'google',
    utm_term: '',
    Value: '1250.50',
    Currency: 'EUR',
    Consent: '',
    Colors: 'red, blue',
  })
  expect(valuesOf({ ...lead, value: null })).toMatchObject({ Value: '', Currency: '' })
})

it('formulas of visitors are plain text in the CSV file', () => {
  const columns = leadCsvColumns([lead], names)
  const text = toCsv(
    columns.map(({ title }) => title),
    [columns.map((column) => column.text(lead))],
  )
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`'@SUM(A1)`)
})
