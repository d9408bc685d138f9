import { MantineProvider } from '@mantine/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'

test('the footer names the version, About, Privacy, and the years from 2019 to this one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2031-03-01T12:00:00Z'), toFake: ['Date'] })
  const routeTree = createRootRoute({ component: Footer })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  const host = document.createElement('div')
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  )
  expect(host.querySelector('footer')?.textContent).toBe('Version 1.1.1AboutPrivacy© 2019–2031')
  const links = [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/about', '/privacy'])
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
