import { queryOptions } from '@tanstack/react-query'
import { settings } from '../../../lib/api/resources.ts'

/** The account's settings record; there is always one. */
export const settingRecord = queryOptions({
  queryKey: [settings.path],
  queryFn: async () => {
    const [record] = (await settings.find({ $limit: 1 })).data
    if (record === undefined) throw new Error('There is no settings record.')
    return record
  },
})
