import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { Notification } from '@web2/contract/notifications'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { notifications } from './resources.ts'
import { rendered } from '../../testing/rendered.tsx'
import { notificationPage } from './notifications-api.ts'
import { NotificationList } from './notification-list.tsx'

const told = (_id: string, type: string, status: 'unread' | 'seen'): Notification =>
  ({ _id, type, status, createdAt: '2026-11-20T10:00:00Z', payload: { title: type } }) as Notification

test('a notification that is clicked is seen, and one of a property opens its dialog', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const data = [
    told('1', 'publication', 'unread'),
    told('2', 'property-verification', 'unread'),
    told('3', 'seen before', 'seen'),
  ]
  const patch = vi.spyOn(notifications, 'patch').mockResolvedValue(data[0]!)
  const shown = vi.fn()
  const Dialog = () => null
  const component = () => <NotificationList dialogs={{ property: Dialog }} onLeave={vi.fn()} onShow={shown} />
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() })
  await router.load()
  const { host, leave } = await rendered(<RouterProvider router={router} />, [
    [notificationPage(1).queryKey, { total: 3, limit: 5, skip: 0, data }],
  ])
  for (const { type } of data) {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(type))
    await act(async () => button?.click())
  }
  expect(patch.mock.calls).toEqual([
    ['1', { status: 'seen' }],
    ['2', { status: 'seen' }],
  ])
  expect(shown.mock.calls).toEqual([[{ notification: data[1], Dialog }]])
  await leave()
  vi.unstubAllGlobals()
})
