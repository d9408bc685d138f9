import { cleanNotifications, notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goBackSoon } from './going-back.tsx'

const leave = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  leave.mockClear()
})
afterEach(() => {
  cleanNotifications()
  vi.useRealTimers()
})

const shown = () => notificationsStore.getState().notifications.length

test('a save leaves 2 seconds later, and says so until then', () => {
  goBackSoon('Page Saved Successfully!', 'pages', leave)
  vi.advanceTimersByTime(1_999)
  expect([shown(), leave.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  expect([shown(), leave.mock.calls.length]).toEqual([0, 1])
})

test('whoever works on, or says so, stays', () => {
  goBackSoon('Page Saved Successfully!', 'pages', leave)
  document.dispatchEvent(new Event('keydown'))
  goBackSoon('Page Saved Successfully!', 'pages', leave)()
  vi.advanceTimersByTime(10_000)
  expect([shown(), leave.mock.calls.length]).toEqual([0, 0])
})
