import type { Registration } from '@web2/contract/core'
import { resource } from '../../../lib/api/resource.ts'
import { signIn } from '../../../lib/session/sign-in.ts'

/** Creates an account and signs in to it; 'pending' where the mailed link has to be opened first. */
export const register = async (registration: Registration): Promise<'signed-in' | 'pending'> => {
  const answer = await resource('users').create(registration)
  if ('isPending' in answer) return 'pending'
  await signIn(registration.email, registration.password)
  return 'signed-in'
}
