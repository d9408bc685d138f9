import type { User } from '@web2/contract/core'
import { createStore } from '../store.ts'
import { adminTokenKey, tokenKey } from './token-key.ts'

export interface Session {
  readonly token: string | null
  /** Null without a session, and until the token's user is known. */
  readonly user: User | null
  /** Why the session ended, shown on the sign-in page. */
  readonly notice: string | null
}

const store = createStore<Session>({ token: localStorage.getItem(tokenKey), user: null, notice: null })

export const session = { get: store.get, subscribe: store.subscribe, use: store.use }

export const sessionToken = (): string | null => store.get().token

/** Opens a session in this tab; the others learn of it by the storage event. */
export const openSession = (token: string, user: User) => {
  localStorage.removeItem(adminTokenKey)
  localStorage.setItem(tokenKey, token)
  store.set({ token, user, notice: null })
}

/** Starts an impersonation; the admin's own session is stored for the way back. */
export const startImpersonation = (token: string, user: User) => {
  const own = store.get().token
  if (own !== null) localStorage.setItem(adminTokenKey, own)
  localStorage.setItem(tokenKey, token)
  store.set({ token, user, notice: null })
}

/** Goes back to the admin's own session; false when there is none to go back to. */
const actAsOneself = (): boolean => {
  const token = localStorage.getItem(adminTokenKey)
  if (token === null) return false
  localStorage.removeItem(adminTokenKey)
  localStorage.setItem(tokenKey, token)
  store.set({ token, user: null, notice: null })
  return true
}

/**
 * Handles the end of a session as another user, whose token was `acting`. The server's event may have led back to the
 * admin's own session before its answer arrived.
 */
export const endImpersonation = (acting: string | null) => {
  if (store.get().token === acting && !actAsOneself()) endSession()
}

export const setSessionUser = (user: User) => store.set({ ...store.get(), user })

/** Ends the session in this tab and, by the storage event, in all others. */
export const endSession = (notice: string | null = null) => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(adminTokenKey)
  store.set({ token: null, user: null, notice })
}

/** Signs the other tabs out, while this one still has a server to tell. */
export const leaveOtherTabs = () => localStorage.removeItem(tokenKey)

const signedOutElsewhere = 'You signed out in another tab.'

/** Token the server refused last; another tab may still report that it dropped it. */
let refused: string | null = null

/**
 * The server no longer takes this tab's token. Its word can be here before the storage event of the tab in which the
 * person signed out, so what that tab has stored decides what is said; and what it stored can be seen late, too.
 */
export const sessionRefused = () => {
  const token = localStorage.getItem(tokenKey)
  if (token === store.get().token) {
    // an impersonation that ends returns to the admin's own session
    if (actAsOneself()) return
    refused = token
    endSession('Your session has ended. Sign in again.')
  } else store.set({ token, user: null, notice: token === null ? signedOutElsewhere : null })
}

/** Follows sign-in and sign-out of other tabs. */
export const followOtherTabs = () => {
  const follow = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || (event.key !== tokenKey && event.key !== null)) return
    const token = localStorage.getItem(tokenKey)
    const isRefused = refused !== null && event.oldValue === refused
    if (token === store.get().token && !(token === null && isRefused)) return
    store.set({ token, user: null, notice: token === null ? signedOutElsewhere : null })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
