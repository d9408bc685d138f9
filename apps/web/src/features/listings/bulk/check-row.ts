import { messages } from '@web2/contract/core'
import {
  NapData,
  readCountry,
  readSpecialHours,
  readWeekHours,
  stateText,
  type WeekdayName,
} from '@web2/contract/listings'
import { plainCell } from '../../../lib/tables/plain-cell.ts'
import type { ListedField } from '../fields/listing-fields.ts'
import { readSocials } from '../form/listing-lines.ts'
import { websiteHint } from '../form/contact-hints.ts'
import { napRules } from '../form/listing-values.ts'
import { dayOfTarget, fieldOfTarget, type ColumnTarget } from './column-targets.ts'
import type { Mapping } from './guess-columns.ts'
import { readDays } from './read-days.ts'
import { remembered } from './remembered.ts'

/** A cell that could not be read; the row goes without it. */
export interface CellWarning {
  readonly column: number
  readonly target: ColumnTarget
  readonly reason: string
}

export interface CheckedRow {
  /** Place in the table, from 0. */
  readonly at: number
  readonly cells: readonly string[]
  /** Problems that reject the row, by field. */
  readonly problems: Readonly<Partial<Record<ListedField, string>>>
  /** Values that the row is added without. */
  readonly warnings: readonly CellWarning[]
  readonly data: NapData
}

interface Cell {
  readonly column: number
  readonly target: ColumnTarget
  readonly text: string
}

const required = ['businessName', 'address1', 'phone'] as const
const isRequired = (field: ListedField): boolean => required.some((each) => each === field)

const weekHours = remembered(readWeekHours)
const specialHours = remembered(readSpecialHours)

/** Longest text of a field; fields that are no text have none. */
const longest = (field: ListedField): number =>
  (NapData.properties[field] as { maxLength?: number }).maxLength ?? Number.POSITIVE_INFINITY

const mostOf = (field: 'specialDays' | 'additionalSocials'): number =>
  (NapData.properties[field] as { maxItems?: number }).maxItems ?? Number.POSITIVE_INFINITY

/** 'North; Key account' → 'North, Key account', each once. */
const labelsOf = (texts: readonly string[]): string =>
  [
    ...new Set(
      texts
        .flatMap((text) => text.split(/[,;|\n]/))
        .map((label) => label.trim())
        .filter((label) => label !== ''),
    ),
  ].join(', ')

const linedTargets: ReadonlySet<ColumnTarget> = new Set<ColumnTarget>([
  'weekdays',
  'specialDays',
  'aboutUsBlurb',
  'mapEmbedCode',
  'labels',
  'additionalSocials',
])

/** 'Mill Yard⏎Rear entrance' → 'Mill Yard, Rear entrance': most fields have one line. */
const inOneLine = (text: string, target: ColumnTarget): string =>
  linedTargets.has(target) || dayOfTarget(target) !== null
    ? text
    : text.replace(/[\s,]*[\r\n]\s*/g, fieldOfTarget(target).startsWith('address') ? ', ' : ' ')

/** '52,520' → '52.520', as German files have it. */
const degrees = (text: string): string => text.replace(/^(-?\d+),(\d+)$/, '$1.$2')

/** Street and number; without a first line the next one is it. */
const address = (cells: readonly Cell[]): { address1: string; address2: string } => {
  const of = (target: ColumnTarget) => cells.filter((cell) => cell.target === target).map(({ text }) => text)
  const street = [...of('address1'), ...of('houseNumber')].join(' ')
  const [first = '', ...others] = street === '' ? of('address2') : [street, ...of('address2')]
  return { address1: first, address2: others.join(', ') }
}

/** Converts a row to a listing; `country` applies to rows that name none. */
export const checkRow = (
  texts: readonly string[],
  mapping: Mapping,
  at: number,
  country = '',
): CheckedRow => {
  const cells = mapping.flatMap((target, column): Cell[] => {
    const text = target === null ? '' : inOneLine(plainCell(texts[column] ?? ''), target)
    return target === null || text === '' ? [] : [{ column, target, text }]
  })
  const problems: Partial<Record<ListedField, string>> = {}
  const warnings: CellWarning[] = []
  const data: Record<string, unknown> = { businessName: '', ...address(cells), phone: '' }
  if (data.address2 === '') delete data.address2
  const warn = ({ column, target }: Cell, reason: string) => warnings.push({ column, target, reason })

  const named = cells.find(({ target }) => target === 'country')
  const known = readCountry(named?.text ?? country)
  if (named) data.country = known?.name ?? named.text
  else if (country !== '') data.country = known?.name ?? country
  if (named && !known) warn(named, 'This country isn’t in the list. It’s saved as entered.')

  const days: [name: WeekdayName, cell: Cell][] = []
  for (const cell of cells) {
    const { target, text } = cell
    const day = dayOfTarget(target)
    if (day !== null) days.push([day, cell])
    else if (target === 'weekdays' || target === 'specialDays') {
      const read = target === 'weekdays' ? weekHours(text) : specialHours(text)
      if ('problem' in read) warn(cell, read.problem)
      else if (target === 'specialDays' && read.value.length > mostOf('specialDays'))
        warn(cell, `A listing can have up to ${mostOf('specialDays')} special days.`)
      else data[target] = read.value
    } else if (target === 'latitude' || target === 'longitude') {
      const problem = napRules[target](degrees(text))
      if (problem === null) data[target] = degrees(text)
      else warn(cell, problem)
    } else if (target === 'website') {
      data.website = text
      const hint = websiteHint(text)
      if (hint !== null) warn(cell, hint)
    } else if (target === 'state') data.state = stateText(text, known?.code ?? '') ?? text
    else if (
      !['country', 'address1', 'address2', 'houseNumber', 'labels', 'additionalSocials'].includes(target)
    )
      data[target] = text
  }
  const week = readDays(
    days.map(([name, { text }]) => [name, text]),
    data.weekdays as NapData['weekdays'],
  )
  if (week.weekdays) data.weekdays = week.weekdays
  for (const [name, cell] of days) {
    const problem = week.problems.get(name)
    if (problem !== undefined) warn(cell, problem)
  }

  const textsOf = (target: ColumnTarget) =>
    cells.filter((cell) => cell.target === target).map(({ text }) => text)
  const labels = labelsOf(textsOf('labels'))
  if (labels !== '') data.labels = labels
  const socials = readSocials(textsOf('additionalSocials').join('; '))
  if (socials.length > 0) data.additionalSocials = socials.slice(0, mostOf('additionalSocials'))

  for (const [name, value] of Object.entries(data)) {
    const field = name as ListedField
    if (typeof value !== 'string' || value.length <= longest(field)) continue
    const reason = `Please use at most ${longest(field)} characters`
    if (isRequired(field)) problems[field] = reason
    else {
      delete data[field]
      const cell = cells.find(({ target }) => fieldOfTarget(target) === field)
      if (cell) warn(cell, `${reason}.`)
    }
  }
  for (const field of required) if (data[field] === '') problems[field] = messages.required
  return { at, cells: texts, problems, warnings, data: data as NapData }
}

/** Checks rows of one table: a row that has not changed since it was checked is not checked again. */
export const rowChecker = (mapping: Mapping, country: string) => {
  const known = new WeakMap<readonly string[], CheckedRow>()
  return (cells: readonly string[], at: number): CheckedRow => {
    const before = known.get(cells)
    if (before?.at === at) return before
    const row = checkRow(cells, mapping, at, country)
    known.set(cells, row)
    return row
  }
}

export const isGood = ({ problems }: Pick<CheckedRow, 'problems'>): boolean =>
  Object.keys(problems).length === 0

/** Whether a person may want to look at the row: it cannot be added, or not all of it. */
export const needsCare = (row: CheckedRow): boolean => !isGood(row) || row.warnings.length > 0
