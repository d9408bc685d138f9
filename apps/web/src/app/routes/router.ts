import { createRouter } from '@tanstack/react-router'
import { limits } from '@web2/contract'
import { ErrorPage } from '../shell/error-page.tsx'
import { PendingPage } from '../shell/pending-page.tsx'
import { parseSearch, stringifySearch } from './search.ts'
import { routeTree } from './tree.ts'

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ErrorPage,
  defaultPendingComponent: PendingPage,
  defaultPendingMinMs: limits.minimumFetchDisplay,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
