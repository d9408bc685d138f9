import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import { categories } from '../resources.ts'

/** Query of the first categories whose name contains the words. */
export const categoryChoice = (words: string) =>
  queryOptions({
    queryKey: [categories.path, 'choice', words],
    queryFn: () =>
      categories.find({
        ...(words === '' ? {} : { name: { $search: words } }),
        $sort: { name: 1 },
        $limit: limits.pickerPageSize,
      }),
    placeholderData: keepPreviousData,
  })

/** Query of categories by id, for lists that show their names. */
export const categoriesNamed = (ids: readonly string[]) => {
  const wanted = [...new Set(ids)].sort()
  return queryOptions({
    queryKey: [categories.path, 'named', wanted],
    queryFn: async () =>
      new Map(
        (
          await categories.find({
            _id: { $in: wanted },
            $select: ['name', 'color'],
            $limit: limits.maxPageSize,
          })
        ).data.map((category) => [category._id, category]),
      ),
    enabled: wanted.length > 0,
    placeholderData: keepPreviousData,
  })
}
