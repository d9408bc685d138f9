import { queryOptions } from '@tanstack/react-query'
import { inParts, resource } from '../../lib/api/resource.ts'
import type { Nap, NapBatch, NapBatchAnswer, NapData, NapUses, WebsiteListing } from '@web2/contract/listings'
import { isApiError } from '../../lib/api/errors.ts'
import { apiService } from '../../lib/api/client.ts'
import { napDuplicates, naps, napUses, websiteListings } from './resources.ts'
import type { ListSource } from '../../lib/list/list-source.ts'
import { EditConflictError } from './form/changed-meanwhile.ts'

/** The list's narrower view: listings that may be one business. */
export const duplicatesOnly = 'duplicates'

/** The list of business listings. */
export const napList: ListSource<Nap> = {
  resource: naps,
  searched: ['businessName', 'address1', 'city', 'phone'],
  sortable: ['businessName', 'city', 'country', 'phone', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  statuses: [duplicatesOnly],
  byStatus: () => ({ duplicates: true }),
}

export const napRecord = (id: string) =>
  queryOptions({ queryKey: [naps.path, 'get', id], queryFn: () => naps.get(id) })

/**
 * Saves a listing that has not changed since it was opened. Throws ChangedMeanwhile if another person has saved it
 * since, and the server's 404 if it was deleted.
 */
export const patchUnchanged = async (opened: Nap, data: NapData): Promise<Nap> => {
  try {
    return await naps.patch(opened._id, data, { updatedAt: opened.updatedAt })
  } catch (error) {
    if (!isApiError(error) || error.code !== 404) throw error
    throw new EditConflictError(await naps.get(opened._id))
  }
}

const bulk = resource('naps-bulk-generator')

/** Adds a part of an import; the same part sent again is not added twice. */
export const addBatch = (part: NapBatch): Promise<NapBatchAnswer> => bulk.create(part)

/** Every listing of the account, oldest first. */
export const everyNap = (): Promise<Nap[]> => naps.findAll({ $sort: { createdAt: 1, _id: 1 } })

/** Where a listing is used; sockets tell when it may be elsewhere. */
export const usesOf = (id: string) =>
  queryOptions({ queryKey: [napUses.path, id], queryFn: () => napUses.get(id) })

/** Where several listings are used. */
export const usesOfAll = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [napUses.path, 'several', ids],
    queryFn: async () => {
      const uses: NapUses[] = []
      for (const some of inParts(ids)) uses.push(...(await napUses.find({ ids: some.join(',') })).data)
      return uses
    },
  })

/** Listings that may be the same business as this one. */
export const duplicatesOf = (id: string) =>
  queryOptions({ queryKey: [naps.path, 'duplicates', id], queryFn: () => napDuplicates.get(id) })

/** Removes listings; what shows them shows another one, or none. */
export const removeNaps = async (ids: readonly string[], replaceBy: string | null): Promise<void> => {
  const service = apiService(naps.path)
  for (const some of inParts(ids))
    await service.remove(null, {
      query: { multi_delete: some.join(','), ...(replaceBy !== null && { replaceBy }) },
    })
}

/** Reads the business on a website; nothing is stored. */
export const readWebsite = (url: string): Promise<WebsiteListing> => websiteListings.create({ url })
