import type { QueryResult } from 'pg'

/** A call of a service, as far as its statements are concerned. */
export interface WatchedCall {
  readonly service: string
  readonly accountId: string
  /** Whether the caller manages the users of all accounts. */
  readonly isAdmin: boolean
  /** Ids of the request that no statement has found in the caller's account yet. */
  readonly unproven: Set<string>
}

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length === 36 && value.replace(uuid, '') === ''

/** Returns all ids in a value, also those inside texts, in lower case. */
export const idsIn = (value: unknown): readonly string[] =>
  (JSON.stringify(value) ?? '').match(uuid)?.map((id) => id.toLowerCase()) ?? []

const tables = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?([a-z_0-9]+)"?/gi

/** Returns the tables that a statement names. */
const tablesIn = (text: string): readonly string[] => [...text.matchAll(tables)].map(([, name]) => name ?? '')

/** How a statement relates to the account; the reason, if it may reach rows of another one. */
export type Verdict =
  { readonly kind: 'unrelated' | 'filtered' } | { readonly kind: 'forgotten'; readonly reason: string }

/**
 * Judges a statement by its parameters: they must hold the caller's account, or ids of which each was found in the
 * account or made by the server. Conditions are not parsed, so an account that is a parameter counts as a filter.
 */
export const judge = (
  { accountId, unproven }: WatchedCall,
  owned: ReadonlySet<string>,
  text: string,
  values: readonly unknown[],
): Verdict => {
  if (!tablesIn(text).some((table) => owned.has(table))) return { kind: 'unrelated' }
  const ids = idsIn(values.flat().filter(isId))
  if (ids.includes(accountId)) return { kind: 'filtered' }
  if (ids.some((id) => unproven.has(id)))
    return { kind: 'forgotten', reason: 'uses an id of the request without the account' }
  // an empty list of ids selects nothing
  const hasKey = ids.length > 0 || values.some((value) => Array.isArray(value) && value.length === 0)
  return hasKey
    ? { kind: 'filtered' }
    : { kind: 'forgotten', reason: 'names neither the account nor a row of it' }
}

/** Statements that have a row without finding one. */
const findsNothing = /^\s*(?:(?:with\b.*)?\binsert\b|select\s+(?:count|sum|min|max|exists|coalesce)\s*\()/is

/**
 * Removes the ids that a filtered statement has found in the caller's account: those in its rows and, unless they are
 * in a list, those in its parameters if it found a row.
 */
export const prove = (
  { unproven }: WatchedCall,
  text: string,
  values: readonly unknown[],
  { rows, rowCount }: QueryResult,
): void => {
  if (unproven.size === 0) return
  for (const id of idsIn(rows)) unproven.delete(id)
  if (rowCount && !findsNothing.test(text)) for (const id of idsIn(values.filter(isId))) unproven.delete(id)
}
