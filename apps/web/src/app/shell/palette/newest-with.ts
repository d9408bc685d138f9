import type { Query } from '../../../lib/api/resource.ts'

/** How many records of a kind are offered for what is typed, and before anything is. */
const offered = { searched: 20, newest: 5 } as const

/** The newest records of which one of the fields has these words in it; how many there are is not asked. */
export const newestWith = (fields: readonly string[], typed: string): Query => ({
  ...(typed === '' ? {} : { $or: fields.map((field) => ({ [field]: { $search: typed } })) }),
  $sort: { createdAt: -1 },
  $total: false,
  $limit: typed === '' ? offered.newest : offered.searched,
})
