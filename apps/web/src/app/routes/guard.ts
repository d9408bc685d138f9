import { messages, type Capability } from '@web2/contract/core'
import { redirect } from '@tanstack/react-router'
import { fetchVersion } from '../../lib/api/version.ts'
import { RouteError } from '../../lib/route-error.ts'
import { currentUser } from '../../lib/session/sign-in.ts'
import { defaultMiddleware, runMiddleware } from './route-guards.ts'

interface Guarded {
  /** Names of the guards; the defaults unless a screen says otherwise. */
  middleware?: readonly string[]
  needs?: Capability
  /** The screen shows one record: without its id there is no such page. */
  record?: boolean
}

interface Arrival {
  location: { pathname: string; href: string; search: { redirect?: unknown; id?: unknown } }
}

/** '/site-builder/edit-site' → 'site-builder-edit-site', '/' → 'index'. */
export const routeNameOf = (pathname: string): string =>
  pathname.split('/').filter(Boolean).join('-') || 'index'

/** A route's beforeLoad that runs its guards. */
export const guard =
  ({ middleware = defaultMiddleware, needs, record = false }: Guarded = {}) =>
  async ({ location }: Arrival): Promise<void> => {
    const sent = await runMiddleware(middleware, {
      routeName: routeNameOf(location.pathname),
      pathname: location.pathname,
      href: location.href,
      user: await currentUser(),
      wanted: typeof location.search.redirect === 'string' ? location.search.redirect : undefined,
      needs,
      hostname: window.location.hostname,
      hostedDomain: async () => (await fetchVersion()).hostedDomain,
    })
    if (sent !== null) throw redirect({ href: sent, replace: true })
    if (record && typeof location.search.id !== 'string') throw new RouteError(404, messages.pageNotFound)
  }
