import { MantineProvider } from '@mantine/core'
import { cleanNotifications, notificationsStore } from '@mantine/notifications'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { staysAfterSave } from '../../lib/after-save.ts'
import { afterSave } from './going-back.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanNotifications()
  staysAfterSave.set(false)
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const snackbars = () => notificationsStore.getState().notifications

const saved = () => {
  const leave = vi.fn()
  const onStay = vi.fn()
  const cancel = afterSave('Site Saved Successfully!', { list: 'sites', leave, onStay })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  act(() => root.render(<MantineProvider>{snackbars()[0]?.message}</MantineProvider>))
  return { leave, onStay, cancel, place, stay: place.querySelector('button')! }
}

test('a save goes back to the list after 2 s, and says so', () => {
  const { leave, onStay, place } = saved()
  expect(place.textContent).toContain('Site Saved Successfully!Going back to the sites…Stay')
  expect(snackbars()[0]?.autoClose).toBe(2_000)
  vi.advanceTimersByTime(1_999)
  expect(leave).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(leave).toHaveBeenCalledTimes(1)
  expect(onStay).not.toHaveBeenCalled()
})

test('“Stay” stays, after later saves too', () => {
  const { leave, onStay, stay } = saved()
  // the button's pointerdown precedes its click and does not count as further work
  stay.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(snackbars()).toHaveLength(1)
  act(() => stay.click())
  vi.advanceTimersByTime(10_000)
  expect(leave).not.toHaveBeenCalled()
  expect(onStay).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem('web2.after-save')).toBe('stay')
  cleanNotifications()

  const later = saved()
  expect(later.place.textContent).toContain('Site Saved Successfully!')
  expect(later.stay).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(later.leave).not.toHaveBeenCalled()
  expect(later.onStay).toHaveBeenCalledTimes(1)
})

test.each([
  ['a press', new PointerEvent('pointerdown', { bubbles: true }), 0],
  ['a key', new KeyboardEvent('keydown', { key: 'a', bubbles: true }), 0],
  ['Tab, the way to the button,', new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }), 1],
])('%s is further work, which stays this once', (_what, event, left) => {
  const { leave, onStay } = saved()
  document.body.dispatchEvent(event)
  vi.advanceTimersByTime(10_000)
  expect(leave).not.toHaveBeenCalled()
  expect(onStay).toHaveBeenCalledTimes(1)
  expect(snackbars()).toHaveLength(left)
  expect(staysAfterSave.get()).toBe(false)
})

test('a person who has left by another way is not redirected', () => {
  const { leave, onStay, cancel } = saved()
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(leave).not.toHaveBeenCalled()
  expect(onStay).not.toHaveBeenCalled()
  expect(snackbars()).toEqual([])
})
