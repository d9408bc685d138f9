import { messages, NapData } from '@web2/contract'
import type { ListedField } from '../../../lib/listings/listing-fields.ts'
import { readHours, readSocials, readSpecial, type Read } from '../nap-lines.ts'
import { napRules } from '../nap-values.ts'
import type { Mapping } from './guess-columns.ts'

export interface CheckedRow {
  /** Place in the table, from 0. */
  readonly at: number
  readonly cells: readonly string[]
  /** A sentence by field; a row without any can be imported. */
  readonly problems: Readonly<Partial<Record<ListedField, string>>>
  readonly data: NapData
}

const required = ['businessName', 'address1', 'phone'] as const

/** Longest text of a field; fields that are no text have none. */
const longest = (field: ListedField): number =>
  (NapData.properties[field] as { maxLength?: number }).maxLength ?? Number.POSITIVE_INFINITY

/** Our own files and others mark a cell that a spreadsheet would run as a formula by an apostrophe. */
const plain = (cell: string): string =>
  cell
    .trim()
    .replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, '')
    .trim()

const listOf = (field: ListedField, text: string): Read<unknown> | null => {
  if (field === 'weekdays') return readHours(text)
  if (field === 'specialDays') return readSpecial(text)
  return field === 'additionalSocials' ? { value: readSocials(text) } : null
}

/** What a row of the table is as a listing, and what is wrong with it by field. */
export const checkRow = (cells: readonly string[], mapping: Mapping, at: number): CheckedRow => {
  const problems: Partial<Record<ListedField, string>> = {}
  const data: Record<string, unknown> = { businessName: '', address1: '', phone: '' }
  for (const [column, field] of mapping.entries()) {
    const text = plain(cells[column] ?? '')
    if (field === null || text === '') continue
    const list = listOf(field, text)
    if (list === null) data[field] = text
    else if ('value' in list) data[field] = list.value
    else problems[field] = list.problem
    if (text.length > longest(field)) problems[field] = `Please use at most ${longest(field)} characters`
    if (field === 'latitude' || field === 'longitude') {
      const problem = napRules[field](text)
      if (problem !== null) problems[field] = problem
    }
  }
  for (const field of required) if (data[field] === '') problems[field] = messages.required
  return { at, cells, problems, data: data as NapData }
}

export const isGood = ({ problems }: CheckedRow): boolean => Object.keys(problems).length === 0
