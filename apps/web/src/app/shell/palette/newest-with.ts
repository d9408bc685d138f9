import type { Query } from '../../../lib/api/resource.ts'

/** Records of a kind that are shown for one search. */
const mostShown = 20

/** Returns a query for the newest records in which one of the fields contains the typed text; their total is not asked. */
export const newestWith = (fields: readonly string[], typed: string): Query => ({
  $or: fields.map((field) => ({ [field]: { $search: typed } })),
  $sort: { createdAt: -1 },
  $total: false,
  $limit: mostShown,
})
