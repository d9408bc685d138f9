import { expect, it } from 'vitest'
import { choicesOf, shownColumns } from './shown-columns.ts'

const columns = [
  { key: 'name', fixed: true },
  { key: 'status' },
  { key: 'pages' },
  { key: 'email', hiddenAtFirst: true },
]
const withLeads = [...columns, { key: 'leads', addedLater: true }]
const keys = (shown: readonly string[]) => shown.join(' ')

it('shows all columns but those hidden at first, until the reader chooses', () => {
  expect(keys(shownColumns(columns, null))).toBe('name status pages')
})

it('keeps what the reader switched on and off', () => {
  const stored = choicesOf(columns, ['status', 'email'])
  expect(keys(shownColumns(columns, stored))).toBe('name status email')
})

it('shows a column that is newer than the choice', () => {
  const stored = choicesOf(columns, ['status'])
  expect(keys(shownColumns(withLeads, stored))).toBe('name status leads')
  const later = choicesOf(withLeads, ['status'])
  expect(keys(shownColumns(withLeads, later))).toBe('name status')
})

it('reads choices that list the shown columns only, and adds later columns to them', () => {
  expect(keys(shownColumns(withLeads, ['name', 'status']))).toBe('name status leads')
  expect(keys(shownColumns(withLeads, ['name', 'email']))).toBe('name email leads')
})
