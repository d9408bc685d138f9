import type { Query } from '../api/resource.ts'

const ways = ['has', 'is', 'from', 'to'] as const
type Way = (typeof ways)[number]

/**
 * One condition of a list: a field has some words in it, is a value, or lies from or to a bound. Days are as
 * '2026-12-25' and mean the whole day where the reader is.
 */
export interface ListFilter {
  readonly field: string
  readonly way: Way
  readonly value: string
}

const day = /^\d{4}-\d{2}-\d{2}$/

const isWay = (text: string): text is Way => (ways as readonly string[]).includes(text)

/** Parses 'city.has=Spring&createdAt.from=2026-01-01'; unknown fields are left out. */
export const readFilters = (text: string | undefined, filterable: readonly string[]): ListFilter[] =>
  [...new URLSearchParams(text ?? '')].flatMap(([name, value]) => {
    const at = name.lastIndexOf('.')
    const [field, way] = [name.slice(0, at), name.slice(at + 1)]
    return filterable.includes(field) && isWay(way) && value.trim() !== ''
      ? [{ field, way, value: value.trim() }]
      : []
  })

/** Returns filters in the format of readFilters. */
export const writeFilters = (filters: readonly ListFilter[]): string =>
  new URLSearchParams(filters.map(({ field, way, value }) => [`${field}.${way}`, value])).toString()

const dayAfter = (value: string): Date => {
  const date = new Date(`${value}T00:00:00`)
  date.setDate(date.getDate() + 1)
  return date
}

const isDay = (value: string): boolean =>
  day.test(value) && !Number.isNaN(new Date(`${value}T00:00:00`).getTime())

const condition = ({ way, value }: ListFilter): unknown => {
  if (way === 'has') return { $search: value }
  if (way === 'is') return value
  if (isDay(value))
    return way === 'from'
      ? { $gte: new Date(`${value}T00:00:00`).toISOString() }
      : { $lt: dayAfter(value).toISOString() }
  return way === 'from' ? { $gte: value } : { $lte: value }
}

/** Filters in the API's own syntax. */
export const filterQuery = (filters: readonly ListFilter[]): Query =>
  filters.length === 0 ? {} : { $and: filters.map((filter) => ({ [filter.field]: condition(filter) })) }
