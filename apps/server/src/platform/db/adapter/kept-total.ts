import { paging, type Query } from './query.ts'
import type { Resource } from './resource.ts'
import { sql, type Fragment } from './sql-fragment.ts'

const sumOf = (accountId: string, subject: string, state: Fragment): Fragment => sql`
  select coalesce(sum(amount), 0)::int from (
    select amount from kept_counts where account_id = ${accountId} and subject = ${subject} ${state}
    union all
    select amount from count_changes where account_id = ${accountId} and subject = ${subject} ${state}
  ) as counts`

/**
 * Returns a statement for the number of rows that a query matches, where that is a sum of kept counts: for all rows of
 * the account, or all in some states. Exact in the snapshot that reads the rows, because each write adds what it changes in
 * its own transaction. Returns undefined for other queries, whose rows must be counted.
 */
export const keptTotal = ({ kept }: Resource, query: Query, accountId: string): Fragment | undefined => {
  if (!kept) return undefined
  const conditions = Object.entries(query).filter(([name]) => !paging.has(name))
  const [[name, value] = [], second] = conditions
  if (name === undefined) return sumOf(accountId, kept.subject, sql``)
  if (second || name !== kept.state) return undefined
  const state = statesOf(value)
  return state && sumOf(accountId, kept.subject, state)
}

/** Returns the condition for the states that a value of a query names; undefined for other conditions. */
const statesOf = (value: unknown): Fragment | undefined => {
  if (typeof value === 'string') return sql`and state = ${value}`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [[operator, operand] = [], second] = Object.entries(value)
  if (second) return undefined
  if (operator === '$ne' && typeof operand === 'string') return sql`and state <> ${operand}`
  if (operator !== '$in' || !Array.isArray(operand) || !operand.every((each) => typeof each === 'string'))
    return undefined
  return sql`and state = any(${operand})`
}
