import { queryOptions } from '@tanstack/react-query'
import type { PromptStacker, PromptStackerData } from '@web2/contract/articles'
import { apiService } from '../../../lib/api/client.ts'
import { promptStackers } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The list of prompt stackers. */
export const stackerList: ListSource<PromptStacker> = {
  resource: promptStackers,
  searched: ['name', 'description'],
  // prompts can be long, and the list shows none
  fetched: ['name', 'description', 'stepCount', 'createdAt', 'updatedAt'],
  sortable: ['name', 'stepCount', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
}

export const stackerRecord = (id: string) =>
  queryOptions({ queryKey: [promptStackers.path, 'get', id], queryFn: () => promptStackers.get(id) })

/** Adds all of them or, on failure, none. */
export const addStackers = async (stackers: readonly PromptStackerData[]): Promise<void> => {
  await apiService(promptStackers.path).create(stackers)
}
