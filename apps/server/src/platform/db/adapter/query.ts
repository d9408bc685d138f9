import { identifier, join, raw, sql, type Fragment } from './sql-fragment.ts'
import { limits } from '@web2/contract/core'
import { badQuery } from '../../errors.ts'
import type { Column } from './columns.ts'
import type { Resource } from './resource.ts'
import { unmatchable, queryValue } from './values.ts'
import { likePattern } from './like-pattern.ts'

export type Condition = Fragment
export type Query = Readonly<Record<string, unknown>>

const nothing = sql`false`
const everything = sql`true`
const maxDepth = 5
const maxListed = 1_000
/** Maximum of conditions per query, including those in `$or` and `$and`; each is evaluated for every row. */
const maxConditions = 1_000

const isObject = (value: unknown): value is Query =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? everything : sql`(${join([...conditions], ' and ')})`
const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? nothing : sql`(${join([...conditions], ' or ')})`

const columnOf = (resource: Resource, property: string): Column => {
  const column = resource.columns.get(property)
  if (!column) throw badQuery(`Unknown field “${property}”.`)
  return column
}

const equals = (column: Column, value: unknown): Condition => {
  const wanted = queryValue(column, value)
  if (wanted === unmatchable) return nothing
  return wanted === null
    ? sql`${identifier(column.name)} is null`
    : sql`${identifier(column.name)} = ${wanted}`
}

const comparisons: Readonly<Record<string, Fragment>> = {
  $lt: sql`<`,
  $lte: sql`<=`,
  $gt: sql`>`,
  $gte: sql`>=`,
}

/** Returns the list of an operator; `$in=` is an empty list, because a query string can't express one. */
const listed = (column: Column, operator: string, value: unknown): readonly unknown[] => {
  const list = value === '' ? [] : Array.isArray(value) ? value : [value]
  if (list.some(isObject)) throw badQuery(`“${operator}” of “${column.property}” requires a list.`)
  if (list.length > maxListed) throw badQuery(`“${operator}” allows up to ${maxListed} values.`)
  return list
}

/** Maximum characters of a search, because a very long pattern occupies the database for seconds. */
const longestSearch = 500

const search = (resource: Resource, column: Column, value: unknown): Condition => {
  if (!resource.searchable.has(column.property)) throw badQuery(`“${column.property}” can’t be searched.`)
  if (typeof value !== 'string') throw badQuery(`“$search” of “${column.property}” requires a string.`)
  if (value.length > longestSearch) throw badQuery(`“$search” allows up to ${longestSearch} characters.`)
  return value === '' ? everything : sql`${identifier(column.name)} ilike ${likePattern(value)}`
}

const isOneOf = (column: Column, operator: string, value: unknown): Condition => {
  const wanted = listed(column, operator, value).map((each) => queryValue(column, each))
  const values = wanted.filter((each) => each !== null && each !== unmatchable)
  const name = identifier(column.name)
  return any([
    ...(values.length > 0 ? [sql`coalesce(${name} = any(${values}), false)`] : []),
    ...(wanted.includes(null) ? [sql`${name} is null`] : []),
  ])
}

const operation = (resource: Resource, column: Column, operator: string, value: unknown): Condition => {
  if (operator === '$in') return isOneOf(column, operator, value)
  if (operator === '$nin') return sql`not ${isOneOf(column, operator, value)}`
  if (operator === '$ne') return sql`not coalesce(${equals(column, value)}, false)`
  if (operator === '$search') return search(resource, column, value)
  const comparison = comparisons[operator]
  if (!comparison) throw badQuery(`Unknown operator “${operator}”.`)
  const wanted = queryValue(column, value)
  return wanted === unmatchable || wanted === null
    ? nothing
    : sql`${identifier(column.name)} ${comparison} ${wanted}`
}

/** Counts the conditions of one query and rejects too many. */
interface Budget {
  conditions: number
}

const spend = (budget: Budget, conditions: number): void => {
  budget.conditions += conditions
  if (budget.conditions > maxConditions) throw badQuery('The query is too large.')
}

const field = (resource: Resource, property: string, value: unknown): Condition => {
  const column = columnOf(resource, property)
  if (Array.isArray(value)) throw badQuery(`“${property}” allows one value. Use $in for several.`)
  if (!isObject(value)) return equals(column, value)
  return all(
    Object.entries(value).map(([operator, operand]) => operation(resource, column, operator, operand)),
  )
}

const branches = (
  resource: Resource,
  operator: string,
  value: unknown,
  depth: number,
  budget: Budget,
): Condition[] => {
  if (!Array.isArray(value) || !value.every(isObject))
    throw badQuery(`“${operator}” requires a list of conditions.`)
  if (depth >= maxDepth || value.length > 100) throw badQuery('The query is too large.')
  spend(budget, value.length)
  return value.map((each) => compileConditions(resource, each, depth + 1, budget))
}

/** Parts of a query that are no conditions. */
export const paging: ReadonlySet<string> = new Set(['$limit', '$skip', '$sort', '$select', '$total'])

const compileConditions = (resource: Resource, query: Query, depth: number, budget: Budget): Condition =>
  all(
    Object.entries(query)
      .filter(([name]) => depth > 0 || !paging.has(name))
      .map(([name, value]) => {
        if (name === '$or') return any(branches(resource, name, value, depth, budget))
        if (name === '$and') return all(branches(resource, name, value, depth, budget))
        if (name.startsWith('$')) throw badQuery(`Unknown operator “${name}”.`)
        spend(budget, isObject(value) ? Object.keys(value).length : 1)
        return field(resource, name, value)
      }),
  )

/** Compiles a query's conditions, without $limit, $skip, $sort, $select and $total. */
export const compileWhere = (resource: Resource, query: Query): Condition =>
  compileConditions(resource, query, 0, { conditions: 0 })

const direction = (value: unknown): 'asc' | 'desc' => {
  if (value === 1 || value === '1') return 'asc'
  if (value === -1 || value === '-1') return 'desc'
  throw badQuery('“$sort” requires 1 (ascending) or -1 (descending).')
}

const defaultSort = (resource: Resource) =>
  resource.columns.has('createdAt') ? { createdAt: 1 } : { _id: 1 }

/** Compiles the sort order; the id comes last, so that pages never overlap. */
export const compileSort = (resource: Resource, sort: unknown = defaultSort(resource)): Fragment => {
  if (!isObject(sort)) throw badQuery('“$sort” requires fields with 1 or -1.')
  const keys = Object.entries(sort).map(([property, value]) => {
    const column = columnOf(resource, property)
    if (column.kind === 'json') throw badQuery(`“${property}” can’t be sorted.`)
    return { name: column.name, direction: direction(value) }
  })
  const last = keys.at(-1)?.direction ?? 'asc'
  const ordered = keys.some((key) => key.name === 'id') ? keys : [...keys, { name: 'id', direction: last }]
  return join(ordered.map((key) => sql`${identifier(key.name)} ${raw(key.direction)}`))
}

/** Returns the columns to select; always includes the id. */
export const selectedColumns = (resource: Resource, select: unknown): readonly Column[] => {
  if (select === undefined) return resource.allColumns
  const names = Array.isArray(select) ? select : [select]
  const wanted = new Set(names.map((name) => columnOf(resource, String(name)).property)).add('_id')
  return [...resource.columns.values()].filter((column) => wanted.has(column.property))
}

const wholeNumber = (name: string, value: unknown): number => {
  const parsed = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof parsed !== 'number' || !Number.isSafeInteger(parsed) || parsed < 0) {
    throw badQuery(`“${name}” must be a whole number, 0 or more.`)
  }
  return parsed
}

/**
 * Returns whether matching rows are counted. `$total=false` avoids an expensive count where the number is not
 * needed.
 */
export const isCounted = ({ $total }: Query): boolean => {
  if ($total === undefined || $total === true || $total === 'true') return true
  if ($total === false || $total === 'false') return false
  throw badQuery('“$total” must be true or false.')
}

export interface Paging {
  readonly limit: number | undefined
  readonly skip: number
}

/** Returns $limit and $skip; unlimited lists are possible only if `paginate` is false. */
export const pagingOf = (query: Query, paginate: { default?: number; max?: number } | false): Paging => {
  const asked = query.$limit === undefined ? undefined : wholeNumber('$limit', query.$limit)
  const skip = query.$skip === undefined ? 0 : wholeNumber('$skip', query.$skip)
  if (!paginate) return { limit: asked, skip }
  const limit = asked ?? paginate.default ?? limits.defaultPageSize
  return { limit: Math.min(limit, paginate.max ?? limits.maxPageSize), skip }
}
