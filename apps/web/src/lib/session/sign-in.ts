import type { User } from '@web2/contract/core'
import { apiService } from '../api/client.ts'
import {
  endImpersonation,
  endSession,
  leaveOtherTabs,
  openSession,
  session,
  sessionToken,
  setSessionUser,
} from './session.ts'

/** Signs in; throws the API's error when refused, 'code-needed' where a second factor is on. */
export const signIn = async (email: string, password: string, code?: string): Promise<void> => {
  const answer: { accessToken: string; user: User } = await apiService('authentication').create({
    strategy: 'local',
    email,
    password,
    ...(code !== undefined && { code }),
  })
  openSession(answer.accessToken, answer.user)
}

/** Ends an impersonation and returns to the admin's own session. */
export const stopImpersonating = async (): Promise<void> => {
  const acting = sessionToken()
  try {
    await apiService('authentication').remove(null)
  } catch (error) {
    // the impersonation also expires
    console.warn('Impersonation could not be ended on the server.', error)
  } finally {
    endImpersonation(acting)
  }
}

/** Ends the session on the server, and here even if the server is unreachable. */
export const signOut = async (): Promise<void> => {
  leaveOtherTabs()
  try {
    await apiService('authentication').remove(null)
  } catch (error) {
    // This browser forgets the token all the same; the server's half of the session runs out by itself.
    console.warn('The session could not be ended on the server.', error)
  } finally {
    endSession()
  }
}

/** The owner of the token, asked of the server. */
export const refreshUser = async (): Promise<User | null> => {
  const token = sessionToken()
  if (token === null) return null
  const answer: { data: User[] } = await apiService('users').find()
  const user = answer.data[0] ?? null
  if (sessionToken() !== token) return session.get().user
  if (user === null) endSession('This account no longer exists.')
  else setSessionUser(user)
  return user
}

let pending: Promise<User | null> | undefined

/** The signed-in user, fetched once after a reload; null for a guest. */
export const currentUser = async (): Promise<User | null> => {
  const { token, user } = session.get()
  if (token === null) return null
  if (user !== null) return user
  pending ??= refreshUser().finally(() => {
    pending = undefined
  })
  try {
    return await pending
  } catch (error) {
    // A refused token has ended the session by now: that is a guest, not a failure.
    if (sessionToken() === null) return null
    throw error
  }
}
