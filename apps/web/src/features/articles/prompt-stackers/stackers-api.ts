import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PromptStackerData } from '@web2/contract/articles'
import { apiClient } from '../../../lib/api/client.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { promptStackers } from '../resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const stackerSortable = ['name', 'stepCount', 'createdAt', 'updatedAt']
export const stackerDefaultSort = '-updatedAt'

// prompts can be long, and the list shows none
const shown = ['name', 'description', 'stepCount', 'createdAt', 'updatedAt']

const matching = ({ q }: ListState): Query =>
  q === '' ? {} : { $or: ['name', 'description'].map((field) => ({ [field]: { $search: q } })) }

export const stackerList = (state: ListState) =>
  queryOptions({
    queryKey: [promptStackers.path, 'find', state],
    queryFn: () => promptStackers.find({ ...listQuery(state), ...matching(state), $select: shown }),
    placeholderData: keepPreviousData,
  })

/** Fetches every prompt stacker of the filtered list in its order, without prompts. */
export const allStackers = (state: ListState) =>
  promptStackers.findAll({ ...wholeQuery(state), ...matching(state), $select: shown })

export const stackerRecord = (id: string) =>
  queryOptions({ queryKey: [promptStackers.path, 'get', id], queryFn: () => promptStackers.get(id) })

/** Adds all of them or, on failure, none. */
export const addStackers = async (stackers: readonly PromptStackerData[]): Promise<void> => {
  await (await apiClient()).service(promptStackers.path).create(stackers)
}
