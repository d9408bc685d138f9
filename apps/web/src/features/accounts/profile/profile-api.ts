import { queryOptions } from '@tanstack/react-query'
import { loginSessions, ownTwoFactor } from '../resources.ts'

export const twoFactorKey = ['two-factor']

export const twoFactorState = queryOptions({ queryKey: twoFactorKey, queryFn: ownTwoFactor })

/** Sessions of the user, newest first. */
export const sessionList = queryOptions({
  queryKey: [loginSessions.path, 'all'],
  queryFn: async () => (await loginSessions.find()).data,
})
