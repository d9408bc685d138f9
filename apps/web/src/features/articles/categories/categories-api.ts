import type { Category } from '@web2/contract/articles'
import { apiService } from '../../../lib/api/client.ts'
import { inParts } from '../../../lib/api/resource.ts'
import { categories } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The list of categories. */
export const categoryList = {
  resource: categories,
  searched: ['name'],
  sortable: ['name', 'color', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
} satisfies ListSource<Category>

/** Deletes categories; their articles move to another category, or to none. */
export const removeCategories = async (ids: readonly string[], moveTo: string | null): Promise<void> => {
  const service = apiService(categories.path)
  for (const some of inParts(ids))
    await service.remove(null, {
      query: { multi_delete: some.join(','), ...(moveTo !== null && { moveTo }) },
    })
}
