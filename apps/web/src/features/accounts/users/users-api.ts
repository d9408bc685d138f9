import { queryOptions } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { users } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** The list of users. */
export const userList: ListSource<User> = {
  resource: users,
  sortable: ['name', 'email', 'createdAt'],
  defaultSort: '-createdAt',
}

export const userRecord = (id: string) =>
  queryOptions({ queryKey: [users.path, 'get', id], queryFn: () => users.get(id) })
