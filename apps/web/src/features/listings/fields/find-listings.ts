import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../../lib/api/resource.ts'
import { naps } from '../resources.ts'

/** Listings that a picker shows at once; who looks for another one types some of its name. */
export const listingsShown = 50

const searched = ['businessName', 'address1', 'city', 'phone']
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Listings by a part of their name, street, city or phone, or the one with the id; an empty name finds all. */
export const listingQuery = (typed: string): Query => {
  const words = typed.trim()
  if (words === '') return { businessName: { $search: '' } }
  return id.test(words)
    ? { _id: words.toLowerCase() }
    : { $or: searched.map((field) => ({ [field]: { $search: words } })) }
}

/** The listings that were added last among those that the server finds, and how many there are. */
export const listingsFound = (typed: string) =>
  queryOptions({
    queryKey: [naps.path, 'choices', typed.trim()],
    queryFn: () => naps.findWithTotal({ ...listingQuery(typed), $sort: { createdAt: -1 } }, listingsShown),
    placeholderData: keepPreviousData,
  })

/** One listing, where one is chosen. */
export const listingChosen = (napId: string | null) =>
  queryOptions({
    queryKey: [naps.path, 'get', napId],
    queryFn: () => naps.get(napId ?? ''),
    enabled: napId !== null,
  })

/** Returns a note on listings that a picker does not show; null if it shows all. */
export const listingsLeft = ({ total, data }: { total: number; data: readonly unknown[] }): string | null =>
  total > data.length ? `${(total - data.length).toLocaleString('en')} more. Type a name to find them.` : null
