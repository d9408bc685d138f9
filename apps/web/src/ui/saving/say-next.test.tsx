import { MantineProvider } from '@mantine/core'
import { cleanNotifications, Notifications, notificationsStore } from '@mantine/notifications'
import { limits } from '@web2/contract/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sayNext, type NextAction } from './say-next.tsx'

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  cleanNotifications()
  vi.unstubAllGlobals()
})

const shown = (next: NextAction) => {
  sayNext('Site Published Successfully!', next)
  const [{ message, autoClose } = {}] = notificationsStore.getState().notifications
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<MantineProvider>{message}</MantineProvider>))
  return { place, autoClose, leave: () => act(() => root.unmount()) }
}

test('a word of success closes as soon as any other, and opens an address beside the app', () => {
  const { place, autoClose, leave } = shown({ label: 'Open', href: 'https://green.example/' })
  expect(autoClose).toBe(limits.snackbarDuration)
  expect(place.textContent).toContain('Site Published Successfully!Open')
  const link = place.querySelector('a')
  expect(link?.getAttribute('href')).toBe('https://green.example/')
  expect(link?.getAttribute('target')).toBe('_blank')
  leave()
})

test('its action is done once, and the word is gone then', () => {
  const goOn = vi.fn()
  const { place, leave } = shown({ label: 'Build site', onClick: goOn })
  act(() => place.querySelector('button')?.click())
  expect(goOn).toHaveBeenCalledTimes(1)
  expect(notificationsStore.getState().notifications).toEqual([])
  leave()
})

test('it stays open while the focus is on its action, and closes after that', () => {
  vi.useFakeTimers()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  act(() =>
    root.render(
      <MantineProvider env="test">
        <Notifications />
      </MantineProvider>,
    ),
  )
  const action = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Build site')
  const open = () => notificationsStore.getState().notifications.length
  act(() => sayNext('Page saved.', { label: 'Build site', onClick: () => undefined }))
  act(() => action()?.focus())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(open()).toBe(1)
  act(() => action()?.blur())
  act(() => void vi.advanceTimersByTime(limits.snackbarDuration - 1))
  expect(open()).toBe(1)
  act(() => void vi.advanceTimersByTime(1))
  expect(open()).toBe(0)
  act(() => root.unmount())
  place.remove()
  vi.useRealTimers()
})
