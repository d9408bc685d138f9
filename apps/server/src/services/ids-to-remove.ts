import { badQuery } from '../errors.ts'
import type { CallParams } from './service-types.ts'

/** The records that a DELETE names: the one of its address, or those of `multi_delete`. */
export const idsToRemove = (id: string | null, { query }: Pick<CallParams, 'query'>): readonly string[] => {
  if (id !== null) return [id]
  const listed = (query._id as { $in?: unknown } | undefined)?.$in
  if (!Array.isArray(listed)) throw badQuery("Name the records with 'multi_delete'.")
  return listed.map(String)
}
