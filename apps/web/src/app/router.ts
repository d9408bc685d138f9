import { createRouter } from '@tanstack/react-router'
import { limits } from '@web2/contract/core'
import { ErrorPage } from './shell/layouts/error-page.tsx'
import { PendingPage } from './shell/layouts/pending-page.tsx'
import { parseSearch, stringifySearch } from './routes/search.ts'
import { routeTree } from './routes/tree.ts'

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
