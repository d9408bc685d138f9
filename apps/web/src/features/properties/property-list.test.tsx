import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query/query-client.ts'
import { PropertyList } from './property-list.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a failed load of properties shows the specification’s message', async () => {
  const refusal = { name: 'Forbidden', className: 'forbidden', code: 403, message: 'Not for you.', data: {} }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }))
  const root = createRootRoute()
  const list = createRoute({ getParentRoute: () => root, path: '/properties', component: PropertyList })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: ['/properties'] }),
  })
  await router.load()
  const host = document.createElement('div')
  const shown = createRoot(host)
  await act(async () =>
    shown.render(
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  await act(() =>
    vi.waitFor(() => expect(host.querySelector('[role=alert]')).not.toBeNull(), { timeout: 20_000 }),
  )
  expect(host.querySelector('[role=alert]')?.textContent).toContain('Something went wrong. Please try again.')
  expect(host.textContent).not.toContain('Not for you.')
  await act(async () => shown.unmount())
})
