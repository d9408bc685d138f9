import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Shows an element as it stands in the app, with a cache of its own that holds what a test puts in; `leave` ends it. */
export const rendered = async (
  element: ReactNode,
  known: readonly (readonly [readonly unknown[], unknown])[] = [],
) => {
  const cache = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  for (const [key, data] of known) cache.setQueryData(key, data)
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={cache}>{element}</QueryClientProvider>
      </MantineProvider>,
    ),
  )
  return {
    host,
    /** Of everything on the page: dialogs stand outside the host. */
    all: <Found extends HTMLElement = HTMLElement>(selector: string) => [
      ...document.querySelectorAll<Found>(selector),
    ],
    press: (text: string) =>
      act(async () => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=tab]')]
        const button = buttons.find(({ textContent }) => textContent?.trim() === text)
        if (!button) throw new Error(`There is no button “${text}”.`)
        button.click()
      }),
    leave: async () => {
      await act(async () => root.unmount())
      cache.clear()
      host.remove()
    },
  }
}
