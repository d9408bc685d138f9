import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query/query-client.ts'
import { Waiting } from './waiting.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen that waits for an answer, which comes after `delay` ms. */
const Screen = ({ delay }: { delay: number }) => {
  const { data } = useQuery({
    queryKey: ['indicator', delay],
    queryFn: () => new Promise<string>((resolve) => setTimeout(() => resolve('The answer'), delay)),
  })
  return data === undefined ? <Waiting /> : <p>{data}</p>
}

const open = (delay: number) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={queryClient}>
          <Screen delay={delay} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  return {
    after: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    shows: () => {
      const status = place.querySelector<HTMLElement>('[role=status]')
      if (status === null) return place.querySelector('p')?.textContent
      return status.style.visibility === 'hidden' ? 'nothing yet' : 'the indicator'
    },
    close: () => act(() => root.unmount()),
  }
}

test('an indicator that is shown is shown for 200 ms at least', async () => {
  const screen = open(210)
  expect(screen.shows()).toBe('nothing yet')
  await screen.after(199)
  expect(screen.shows()).toBe('nothing yet')
  await screen.after(2)
  expect(screen.shows()).toBe('the indicator')
  await screen.after(197)
  expect(screen.shows()).toBe('the indicator')
  await screen.after(10)
  expect(screen.shows()).toBe('The answer')
  screen.close()
})

test('a quick answer, and one that is cached, show none and are not held', async () => {
  const screen = open(150)
  await screen.after(151)
  expect(screen.shows()).toBe('The answer')
  screen.close()
  const again = open(150)
  expect(again.shows()).toBe('The answer')
  again.close()
})
