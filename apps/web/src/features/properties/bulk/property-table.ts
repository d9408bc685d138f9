import { messages } from '@web2/contract/core'
import {
  propertyTypes,
  propertyTypeTitles,
  type PropertyRow,
  type PropertyType,
} from '@web2/contract/properties'
import { toCsv } from '../../../lib/files/write-csv.ts'
import { corrected, plainCell } from '../../../lib/tables/plain-cell.ts'

export type RowField = keyof PropertyRow

/** The columns of a file, by the names that it gives them. */
export const fieldTitles: Readonly<Record<RowField, string>> = {
  propertyType: 'Type',
  url: 'URL',
  name: 'Name',
  username: 'Username',
  password: 'Application password',
}
export const rowFields = Object.keys(fieldTitles) as RowField[]

const otherNames: Readonly<Record<RowField, readonly string[]>> = {
  propertyType: ['propertytype', 'platform', 'kind'],
  url: ['address', 'site', 'website', 'link', 'domain', 'blog'],
  name: ['title', 'label'],
  username: ['user', 'login', 'userlogin'],
  password: ['password', 'apppassword', 'key'],
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A row of the table as a property, and what is wrong with it by field. */
export interface CheckedProperty {
  /** Place in the table, from 0. */
  readonly at: number
  readonly cells: readonly string[]
  /** Text read for each field. */
  readonly texts: Readonly<Partial<Record<RowField, string>>>
  readonly row: PropertyRow
  /** Errors that keep the row from being added. */
  readonly problems: Readonly<Partial<Record<RowField, string>>>
  /** Values that are left out when the row is added. */
  readonly warnings: Readonly<Partial<Record<RowField, string>>>
}

/** The field of each column; null: the column is left out. */
export type Columns = readonly (RowField | null)[]

/** The field of each column by its name. */
export const columnsOf = (head: readonly string[]): Columns => {
  const used = new Set<RowField>()
  return head.map((name) => {
    const field = rowFields.find(
      (each) => plain(fieldTitles[each]) === plain(name) || otherNames[each].includes(plain(name)),
    )
    if (field === undefined || used.has(field)) return null
    used.add(field)
    return field
  })
}

/** A table as far as it matters here. */
export interface PropertyTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The field of each column as it was chosen; by their names until then. */
  readonly columns?: Columns
}

/** The field of each column of a table. */
export const columnsIn = ({ head, columns }: Pick<PropertyTable, 'head' | 'columns'>): Columns =>
  columns ?? columnsOf(head)

/** Returns the table with another field for one column; a column that had the field loses it. */
export const withColumn = (table: PropertyTable, column: number, field: RowField | null): PropertyTable => ({
  ...table,
  columns: columnsIn(table).map((each, at) => {
    if (at === column) return field
    return each === field ? null : each
  }),
})

const isSite = (cell: string): boolean =>
  /^(?:https?:\/\/)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?::\d+)?(?:\/\S*)?$/i.test(plainCell(cell))

/**
 * A table with its addresses named: where no name says which column holds them, by what the cells hold. A first row with
 * an address names nothing.
 */
export const withAddresses = ({ head, rows }: PropertyTable): PropertyTable => {
  if (columnsOf(head).includes('url')) return { head, rows }
  const isNamed = !head.some(isSite)
  const all = isNamed ? rows : [head, ...rows]
  const column = head.findIndex(
    (_name, at) => all.filter((cells) => isSite(cells[at] ?? '')).length * 2 > all.length,
  )
  const names = isNamed ? head : head.map(() => '')
  return { head: column < 0 ? names : names.with(column, fieldTitles.url), rows: all }
}

/** Returns the table with a changed cell; a field without a column gets one. */
export const withCell = (table: PropertyTable, at: number, field: RowField, text: string): PropertyTable => {
  const { head, rows } = table
  const columns = columnsIn(table)
  const known = columns.indexOf(field)
  const column = known < 0 ? Math.max(head.length, ...rows.map(({ length }) => length)) : known
  return {
    head: known < 0 ? corrected(head, column, fieldTitles[field]) : head,
    rows: rows.with(at, corrected(rows[at] ?? [], column, text)),
    ...(table.columns && {
      columns: Array.from({ length: Math.max(columns.length, column + 1) }, (_, place) =>
        place === column ? field : (columns[place] ?? null),
      ),
    }),
  }
}

const hosts: readonly (readonly [RegExp, PropertyType])[] = [
  [/\.tumblr\.com$/i, 'tumblr'],
  [/\.weebly\.com$/i, 'weebly'],
  [/^sites\.google\.com$/i, 'gsites'],
]

/** Returns the URL of a site as typed, with https by default; null if it is none. */
export const addressOf = (text: string): URL | null =>
  URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)

/** Returns the given type, or else the one recognized by the URL; WordPress can be at any URL. */
const typeOf = (written: string, url: string): PropertyType | null => {
  if (written === '')
    return hosts.find(([pattern]) => pattern.test(addressOf(url)?.hostname ?? ''))?.[1] ?? 'wordpress'
  const same = (type: PropertyType) => [plain(type), plain(propertyTypeTitles[type])].includes(plain(written))
  return propertyTypes.find(same) ?? null
}

const optional = ['name', 'username', 'password'] as const

const longest: Readonly<Record<RowField, number>> = {
  propertyType: 40,
  url: 2_000,
  name: 200,
  username: 200,
  password: 200,
}

export const checkProperty = (
  cells: readonly string[],
  columns: Columns,
  at: number,
  /** The server's errors for the row, until it is corrected. */
  refusal: Readonly<Partial<Record<RowField, string>>> = {},
): CheckedProperty => {
  const texts: Partial<Record<RowField, string>> = {}
  for (const [column, field] of columns.entries())
    if (field !== null) texts[field] = plainCell(cells[column] ?? '')
  const read = { ...texts }
  const { url = '', propertyType: written = '' } = texts
  const problems: Partial<Record<RowField, string>> = { ...refusal }
  const warnings: Partial<Record<RowField, string>> = {}
  if (url === '') problems.url = messages.required
  else if (url.length > longest.url)
    problems.url = `Use at most ${longest.url.toLocaleString('en')} characters`
  else if (!addressOf(url)?.hostname.includes('.') || /\s/.test(url))
    problems.url = 'Enter the site’s URL, for example https://blog.example.com'

  const named = typeOf(written, url)
  const type = named ?? typeOf('', url)
  if (named === null)
    warnings.propertyType = `Unknown type “${written.slice(0, 40)}”. It will be added as ${propertyTypeTitles[type ?? 'wordpress']}.`
  for (const field of optional)
    if ((texts[field] ?? '').length > longest[field]) {
      warnings[field] = `Use at most ${longest[field]} characters. This cell will be left empty.`
      delete texts[field]
    }
  if ((texts.password ?? '') !== '' && (texts.username ?? '') === '') {
    warnings.password = 'A password needs a username. This cell will be left empty.'
    delete texts.password
  }
  const filled = optional.filter((field) => (texts[field] ?? '') !== '')
  return {
    at,
    cells,
    texts: read,
    problems,
    warnings,
    row: {
      propertyType: type ?? 'wordpress',
      url,
      ...Object.fromEntries(filled.map((field) => [field, texts[field]])),
    },
  }
}

export const isGood = ({ problems }: CheckedProperty): boolean => Object.keys(problems).length === 0

/** 'URL: This field is required · Type: …' */
export const reasonOf = (problems: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(problems)
    .map(([field, problem]) => `${fieldTitles[field as RowField] ?? field}: ${problem}`)
    .join(' · ')

/** A table with nothing but the names of its columns. */
export const emptyFile = (): string =>
  toCsv(
    rowFields.map((field) => fieldTitles[field]),
    [],
  )
