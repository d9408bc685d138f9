import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { limits } from '@web2/contract/core'
import { notifications } from './resources.ts'

/** Live events report new ones; the poll covers a lost connection. */
const refetchInterval = limits.notificationsPoll

export const unreadCount = queryOptions({
  queryKey: [notifications.path, 'count'],
  queryFn: () => notifications.count({ status: 'unread' }),
  refetchInterval,
})

/** A page of notifications, newest first; pages count from 1. */
export const notificationPage = (page: number) =>
  queryOptions({
    queryKey: [notifications.path, 'find', page],
    queryFn: () =>
      notifications.find({
        $sort: { createdAt: -1 },
        $limit: limits.notificationsPageSize,
        $skip: limits.notificationsPageSize * (page - 1),
      }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
