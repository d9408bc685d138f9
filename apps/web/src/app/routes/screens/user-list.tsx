import { useQuery } from '@tanstack/react-query'
import { UserList } from '../../../features/accounts/users/user-list.tsx'
import { openRequests } from '../../../features/billing/requests/requests-api.ts'

/** /users, with the number of open requests. */
export const UserListScreen = () => <UserList openRequests={useQuery(openRequests).data ?? 0} />
