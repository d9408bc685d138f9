import { badQuery, isPublicError } from '../errors.ts'
import type { CallParams } from './service-types.ts'

/** Returns the ids that a DELETE names: the one in its path, or those of `multi_delete`. */
export const idsToRemove = (id: string | null, { query }: Pick<CallParams, 'query'>): readonly string[] => {
  if (id !== null) return [id]
  const listed = (query._id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery('List the record IDs in “multi_delete”.')
  return listed.map(String)
}

/** Ignores records that are already gone when several are deleted. */
export const unlessGone = (error: unknown): never[] => {
  if (isPublicError(error) && error.code === 404) return []
  throw error
}
