import { badQuery, isPublicError } from '../errors.ts'
import type { CallParams } from './service-types.ts'

/** The records that a DELETE names: the one of its address, or those of `multi_delete`. */
export const idsToRemove = (id: string | null, { query }: Pick<CallParams, 'query'>): readonly string[] => {
  if (id !== null) return [id]
  const listed = (query._id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Name the records with 'multi_delete'.")
  return listed.map(String)
}

/** Of several records to delete those that are gone already are passed over. */
export const unlessGone = (error: unknown): never[] => {
  if (isPublicError(error) && error.code === 404) return []
  throw error
}
