import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

test('the footer has the version, About, Privacy, and the years since 2019', async () => {
  const router = createRouter({
    routeTree: createRootRoute({ component: Footer }),
    history: createMemoryHistory(),
  })
  await router.load()
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>,
    ),
  )
  const footer = host.querySelector('footer')
  expect([...footer!.children].map(({ textContent }) => textContent)).toEqual([
    'Version 1.1.1',
    'About',
    'Privacy',
    `© 2019–${new Date().getFullYear()}`,
  ])
  expect([...footer!.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/privacy',
  ])
  await act(async () => root.unmount())
})
