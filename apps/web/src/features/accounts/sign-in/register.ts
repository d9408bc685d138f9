import type { PendingRegistration } from '@web2/contract/accounts'
import type { Registration, User } from '@web2/contract/core'
import { apiClient } from '../../../lib/api/client.ts'
import { signIn } from '../../../lib/session/sign-in.ts'

/** Creates an account and signs in to it; 'pending' where the mailed link has to be opened first. */
export const register = async (registration: Registration): Promise<'signed-in' | 'pending'> => {
  const answer: User | PendingRegistration = await (await apiClient()).service('users').create(registration)
  if ('isPending' in answer) return 'pending'
  await signIn(registration.email, registration.password)
  return 'signed-in'
}
