import { queryOptions } from '@tanstack/react-query'
import { settings } from '../resources.ts'

/** The account's settings record; there is always one. */
export const settingRecord = queryOptions({
  queryKey: [settings.path],
  queryFn: async () => {
    const [record] = (await settings.find({ $limit: 1 })).data
    if (record === undefined) throw new Error('The settings could not be loaded. Reload the page.')
    return record
  },
})

/** The settings record as screens ask for its keys; has the cache entry of ai's `keySettings`, which types a part of it. */
export const settingKeys = queryOptions({
  queryKey: [settings.path, 'keys'],
  queryFn: async () => (await settings.find({ $limit: 1 })).data[0] ?? null,
})
