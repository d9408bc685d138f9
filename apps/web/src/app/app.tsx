import '@mantine/core/styles.css'
import '../ui/appearance/app.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { RouterProvider, createRouter } from '@tanstack/react-router'
import { cssVariablesResolver, theme } from '../ui/appearance/theme.ts'
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

/** The key is public/color-scheme.js's too, which runs before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'web2.color-scheme' })

export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorScheme}
    defaultColorScheme="auto"
  >
    <RouterProvider router={router} />
  </MantineProvider>
)
