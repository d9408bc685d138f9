import { queryOptions } from '@tanstack/react-query'
import { propertyStatuses, type Property, type SubProperty } from '@web2/contract/properties'
import { inParts, type Query } from '../../lib/api/resource.ts'
import { properties, propertyMeans, subProperties, usesOfProperties, verifications } from './resources.ts'
import type { ListSource } from '../../lib/list/list-source.ts'

/** The list of properties. */
export const propertyList: ListSource<Property> = {
  resource: properties,
  searched: ['name', 'url', 'username'],
  sortable: [
    'name',
    'url',
    'propertyType',
    'status',
    'subPropertyCount',
    'postsThisMonth',
    'lastPostAt',
    'lastVerifiedAt',
    'createdAt',
  ],
  defaultSort: '-createdAt',
  statuses: propertyStatuses,
}

export const propertyRecord = (id: string) =>
  queryOptions({ queryKey: [properties.path, 'get', id], queryFn: () => properties.get(id) })

/** Query of all properties of the account, with the fields by which they are compared. */
export const everyProperty = queryOptions({
  queryKey: [properties.path, 'every'],
  queryFn: () =>
    properties.findAll({ $select: ['propertyType', 'url', 'username'], $sort: { createdAt: 1 } }),
})

/** The attempt to connect it that was begun last. */
export const lastVerification = (propertyId: string) =>
  queryOptions({
    queryKey: [verifications.path, 'last', propertyId],
    queryFn: async () =>
      (await verifications.find({ propertyId, $sort: { createdAt: -1 }, $limit: 1 })).data[0] ?? null,
  })

/** Places of a property that one fetch brings. */
export const placesAtOnce = 10

type Place = Pick<SubProperty, 'propertyId' | 'propertyType'>

const placesQuery = (place: Place, words: string): Query => ({
  ...place,
  ...(words !== '' && { $or: ['url', 'webUrl', 'name'].map((field) => ({ [field]: { $search: words } })) }),
})

/** How many places were found in a property whose name or address has these words. */
export const placesCounted = (place: Place, words: string) => subProperties.count(placesQuery(place, words))

/** These places, in batches. */
export const placesFound = async (place: Place, words: string, skip: number) => {
  const { data } = await subProperties.find({
    ...placesQuery(place, words),
    $sort: { name: 1 },
    $limit: placesAtOnce,
    $skip: skip,
    $total: false,
  })
  return { data, skip }
}

export const usesOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [properties.path, 'uses', ids],
    queryFn: async () => {
      const uses = await Promise.all(inParts(ids).map(usesOfProperties))
      return {
        subProperties: uses.reduce((sum, each) => sum + each.subProperties, 0),
        campaigns: uses.flatMap(({ campaigns }) => campaigns),
      }
    },
  })

/** The ways of connecting that can be chosen. */
export const offeredMeans = queryOptions({
  queryKey: [propertyMeans.path],
  queryFn: async () => (await propertyMeans.find()).data.map(({ means }) => means),
  staleTime: Number.POSITIVE_INFINITY,
})
