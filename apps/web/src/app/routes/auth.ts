import { messages } from '@web2/contract/core'
import { RouteError } from '../../lib/route-error.ts'
import type { Middleware } from './visit.ts'

/** Guests sign in first and come back; a screen that the visitor may not use does not exist for them. */
export const auth: Middleware = ({ user, needs, href }) => {
  if (user === null) return href === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: href })}`
  // Whoever is sent to /billing by a later guard has no abilities yet; that is no reason for a 404 here.
  if (needs !== undefined && user.abilities.includes('content:read') && !user.abilities.includes(needs))
    throw new RouteError(404, messages.pageNotFound)
  return null
}
