import { methodNotAllowed } from '../errors.ts'
import type { Query } from './service-types.ts'

/** Returns the ids of a call on several records, `?_id[$in][]=…`; a single one may come without a list. */
export const listedIds = ({ _id }: Query): readonly string[] => {
  const listed = (_id as { readonly $in?: unknown } | null | undefined)?.$in
  return [listed].flat().filter((id) => typeof id === 'string')
}

/** Throws 405 unless a PATCH of several records only restores them. */
export const onlyRestores = (data: object): void => {
  const [other] = Object.keys(data).filter((name) => name !== 'deletedAt')
  if (other !== undefined || !('deletedAt' in data))
    throw methodNotAllowed('Change one record at a time. Only restoring works for several.')
}
