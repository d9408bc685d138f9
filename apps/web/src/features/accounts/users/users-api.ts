import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../../lib/api/resource.ts'
import { users } from '../resources.ts'
import { listQuery, wholeQuery, type ListState } from '../../../lib/list/list-query.ts'

export const userSortable = ['name', 'email', 'createdAt']
export const userDefaultSort = '-createdAt'

const searched = ({ q }: ListState): Query => (q === '' ? {} : { search: q })

export const userList = (state: ListState) =>
  queryOptions({
    queryKey: [users.path, 'find', state],
    queryFn: () => users.find({ ...listQuery(state), ...searched(state) }),
    placeholderData: keepPreviousData,
  })

/** Every user that the list's search finds, in the list's order. */
export const allUsers = (state: ListState) => users.findAll({ ...wholeQuery(state), ...searched(state) })

export const userRecord = (id: string) =>
  queryOptions({ queryKey: [users.path, 'get', id], queryFn: () => users.get(id) })
