import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Usage } from '@web2/contract/billing'
import { meteredResources, type User } from '@web2/contract/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usageNow } from './billing-api.ts'
import { TierIndicator } from './tier-indicator.tsx'
import { UsageBanner } from './usage-banner.tsx'

const user = { tier: { type: 'golden', usedResources: 0 } } as User

/** A month of which this percent is used. */
const month = (percent: number): Usage[] =>
  meteredResources.map((resource, at) => ({
    resource,
    period: '2026-11',
    used: at === 0 ? percent : 0,
    reserved: 0,
    allowed: 100,
    days: [],
  }))

let root: Root
let host: HTMLElement
let cache: QueryClient
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  cache.clear()
  host.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = async (percent: number) => {
  cache.setQueryData(usageNow.queryKey, month(percent))
  const route = createRootRoute({
    component: () => (
      <>
        <TierIndicator user={user} />
        <UsageBanner user={user} />
      </>
    ),
  })
  const router = createRouter({ routeTree: route, history: createMemoryHistory() })
  await router.load()
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
}
const becomes = (percent: number) =>
  act(async () => {
    cache.setQueryData(usageNow.queryKey, month(percent))
    await vi.advanceTimersByTimeAsync(1)
  })
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const banner = () => [...host.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent)

const reached = (percent: number) => `You've reached ${percent}% of your allowed account usage for this month`

it('appears at 85, in the words of the specification, and not before', async () => {
  await show(84)
  expect(banner()).toEqual([])
  await becomes(85)
  expect(banner()).toEqual([reached(85)])
})

it('goes after ten seconds, and comes again when the value changes', async () => {
  await show(90)
  await pass(9_000)
  expect(banner()).toEqual([reached(90)])
  await pass(1_100)
  expect(banner()).toEqual([])
  await becomes(91)
  expect(banner()).toEqual([reached(91)])
  await pass(10_100)
  await becomes(40)
  await becomes(91)
  expect(banner()).toEqual([reached(91)])
})

it('at 100 also says so, with a link to the Billing page', async () => {
  await show(100)
  expect(banner()).toEqual([
    reached(100),
    "You've reached your Tier usage for this month. Check Billing page",
  ])
  expect(host.querySelector('[role=status] p a')?.getAttribute('href')).toBe('/billing')
})

it('can be dismissed, until the value changes', async () => {
  await show(95)
  await act(async () => host.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click())
  expect(banner()).toEqual([])
  await becomes(96)
  expect(banner()).toEqual([reached(96)])
})

it('the indicator names tier and percent, and leads to the Billing page', async () => {
  await show(51)
  const link = host.querySelector('a[href="/billing"]')
  expect(link?.getAttribute('aria-label')).toBe('Golden plan, 51% used this month')
  expect(link?.getAttribute('data-level')).toBe('yellow.7')
})
