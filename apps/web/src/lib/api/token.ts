import type { HookContext } from '@feathersjs/feathers'
import { sessionRefused, sessionToken } from '../session/session.ts'
import { isApiError } from './errors.ts'

/** Adds the bearer token to a call. */
export const authorize = (context: HookContext) => {
  const token = sessionToken()
  if (token === null) return
  context.params = {
    ...context.params,
    headers: { ...context.params.headers, Authorization: `Bearer ${token}` },
    usedToken: token,
  }
}

/**
 * A token that the server no longer takes ends the session here and in every other tab. A call that still carried
 * the token of an earlier session must not end the present one.
 */
export const noticeRefusedToken = (context: HookContext) => {
  if (!isApiError(context.error) || context.error.code !== 401) return
  if (context.params.usedToken === undefined || context.params.usedToken !== sessionToken()) return
  sessionRefused()
}
