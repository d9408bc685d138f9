import '@mantine/core/styles.css'
import '../ui/app.css'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../lib/query/query-client.ts'
import { cssVariablesResolver, theme } from '../ui/theme.ts'
import { router } from './router.ts'

/** The key is public/color-scheme.js's too, which runs before the first paint. */
const colorScheme = localStorageColorSchemeManager({ key: 'web2.color-scheme' })

export const App = () => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariablesResolver}
    colorSchemeManager={colorScheme}
    defaultColorScheme="auto"
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
)
