import { startImpersonation } from '../../../lib/session/session.ts'
import { loginAsUser } from '../resources.ts'

/** Impersonates the user in all tabs; for admins. */
export const signInAs = async (userId: string): Promise<void> => {
  const { accessToken, user } = await loginAsUser(userId)
  startImpersonation(accessToken, user)
}
