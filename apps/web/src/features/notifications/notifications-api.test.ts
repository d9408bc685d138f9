import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { notifications } from './resources.ts'
import { notificationPage, unreadCount } from './notifications-api.ts'

test('the list asks for five at a time, newest first, and again every 10000 ms', async () => {
  const find = vi.spyOn(notifications, 'find').mockResolvedValue({ total: 0, limit: 5, skip: 5, data: [] })
  await new QueryClient().fetchQuery(notificationPage(2))
  expect(find).toHaveBeenCalledWith({ $sort: { createdAt: -1 }, $limit: 5, $skip: 5 })
  expect([notificationPage(1).refetchInterval, unreadCount.refetchInterval]).toEqual([10_000, 10_000])
})
