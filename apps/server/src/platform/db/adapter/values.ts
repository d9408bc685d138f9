import type { Column } from './columns.ts'
import { badQuery } from '../../errors.ts'
import { isUuid } from '../uuid-v7.ts'

/** Marks a value that no row of the column can hold, so that comparisons find nothing. */
export const unmatchable = Symbol('impossible')

const wrong = (column: Column, kind: string) =>
  badQuery(`“${column.property}” must be compared with ${kind}.`)

const toNumber = (column: Column, value: unknown): number => {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) throw wrong(column, 'numbers')
  return parsed
}

const toBoolean = (column: Column, value: unknown): boolean => {
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw wrong(column, 'true or false')
}

const toMoment = (column: Column, value: unknown): string => {
  const moment = typeof value === 'string' || typeof value === 'number' ? new Date(value) : undefined
  if (!moment || Number.isNaN(moment.getTime())) throw wrong(column, 'dates')
  return moment.toISOString()
}

/**
 * Converts a query value to the column's type, because query strings carry only text: '5' may be a number and
 * 'true' a boolean.
 */
export const queryValue = (
  column: Column,
  value: unknown,
): string | number | boolean | null | typeof unmatchable => {
  if (value === null || (value === 'null' && column.nullable && column.kind !== 'text')) return null
  switch (column.kind) {
    case 'text':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value)
      if (typeof value !== 'string') throw wrong(column, 'texts')
      return value.includes('\0') ? unmatchable : value
    case 'uuid':
      if (typeof value !== 'string') throw wrong(column, 'ids')
      return isUuid(value) ? value : unmatchable
    case 'integer':
    case 'number':
      return toNumber(column, value)
    case 'boolean':
      return toBoolean(column, value)
    case 'timestamp':
      return toMoment(column, value)
    case 'json':
      throw badQuery(`“${column.property}” can’t be searched.`)
  }
}
