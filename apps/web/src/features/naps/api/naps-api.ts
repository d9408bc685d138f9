import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../../lib/api/resource.ts'
import { naps } from '../../../lib/api/resources.ts'
import { listQuery, sortQuery, type ListState } from '../../../lib/list-query.ts'

export const napSortable = ['businessName', 'city', 'country', 'phone', 'createdAt', 'updatedAt']
export const napDefaultSort = '-createdAt'

const searched = ['businessName', 'address1', 'city', 'phone']

const matching = ({ q }: ListState): Query =>
  q === '' ? {} : { $or: searched.map((field) => ({ [field]: { $search: q } })) }

export const napList = (state: ListState) =>
  queryOptions({
    queryKey: [naps.path, 'find', state],
    queryFn: () => naps.find({ ...listQuery(state), ...matching(state) }),
    placeholderData: keepPreviousData,
  })

/** Every listing that the list's search finds, in the list's order. */
export const allNaps = (state: ListState) => naps.findAll({ ...sortQuery(state), ...matching(state) })

export const napRecord = (id: string) =>
  queryOptions({ queryKey: [naps.path, 'get', id], queryFn: () => naps.get(id) })
