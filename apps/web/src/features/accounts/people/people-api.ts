import { queryOptions } from '@tanstack/react-query'
import { invitations, memberships } from '../resources.ts'

/** Invitations of the account, the newest first. */
export const invitationList = queryOptions({
  queryKey: [invitations.path, 'all'],
  queryFn: async () => (await invitations.find()).data,
})

/** The people of the account, its owner first. */
export const memberList = queryOptions({
  queryKey: [memberships.path, 'all'],
  queryFn: async () => (await memberships.find()).data,
})
