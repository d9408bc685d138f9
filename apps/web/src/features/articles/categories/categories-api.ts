import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiClient } from '../../../lib/api/client.ts'
import { inParts, type Query } from '../../../lib/api/resource.ts'
import { categories } from '../resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const categorySortable = ['name', 'color', 'createdAt', 'updatedAt']
export const categoryDefaultSort = 'name'

const matching = (q: string): Query => (q === '' ? {} : { name: { $search: q } })

export const categoryList = (state: ListState) =>
  queryOptions({
    queryKey: [categories.path, 'find', state],
    queryFn: () => categories.find({ ...listQuery(state), ...matching(state.q) }),
    placeholderData: keepPreviousData,
  })

/** Fetches every category of the searched list in its order. */
export const allCategories = (state: ListState) =>
  categories.findAll({ ...wholeQuery(state), ...matching(state.q) })

/** Deletes categories; their articles move to another category, or to none. */
export const removeCategories = async (ids: readonly string[], moveTo: string | null): Promise<void> => {
  const service = (await apiClient()).service(categories.path)
  for (const some of inParts(ids))
    await service.remove(null, {
      query: { multi_delete: some.join(','), ...(moveTo !== null && { moveTo }) },
    })
}
