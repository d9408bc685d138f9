import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { limits } from '@web2/contract/core'
import type { Notification } from '@web2/contract/notifications'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { notifications } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError } from '../../lib/snackbar.ts'
import { Failure } from '../../ui/failure.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { dialogOf, type NotificationDialogs, type OpenedNotification } from './notification-dialogs.ts'
import { notificationPage } from './notifications-api.ts'
import { destinationOf } from './notification-rules.ts'
import { NotificationItem } from './notification-item.tsx'
import classes from './notifications.module.css'

const refresh = () => queryClient.invalidateQueries({ queryKey: [notifications.path] })
const complain = (error: unknown) => showError(sentenceFor(error))

interface NotificationListProps {
  readonly dialogs: NotificationDialogs
  readonly onLeave: () => void
  readonly onShow: (opened: OpenedNotification) => void
}

/** Notifications, five at a time. */
export const NotificationList = ({ dialogs, onLeave, onShow }: NotificationListProps) => {
  const router = useRouter()
  const [page, setPage] = useState(1)
  const list = useQuery(notificationPage(page))
  const see = useMutation({
    mutationFn: ({ _id }: Notification) => notifications.patch(_id, { status: 'seen' }),
    onError: complain,
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ _id }: Notification) => notifications.remove(_id),
    onError: complain,
    onSettled: refresh,
  })
  const open = (notification: Notification) => {
    if (notification.status === 'unread') see.mutate(notification)
    const Dialog = dialogOf(dialogs, notification)
    if (Dialog !== undefined) {
      onLeave()
      onShow({ notification, Dialog })
      return
    }
    const destination = destinationOf(notification)
    if (destination === null) return
    onLeave()
    if (destination.kind === 'web') window.open(destination.href, '_blank', 'noopener')
    else router.history.push(destination.href)
  }

  if (list.isError && list.data === undefined)
    return <Failure message={sentenceFor(list.error)} onRetry={() => void list.refetch()} />
  if (list.data === undefined) return <Waiting label="Loading notifications" of="rows" />
  const pages = Math.max(1, Math.ceil(list.data.total / limits.notificationsPageSize))
  // The last one of the last page was deleted.
  if (page > pages) setPage(pages)

  if (list.data.total === 0)
    return (
      <Text size="sm" c="dimmed" p="md">
        No notifications yet. We’ll tell you when a publication, import or campaign finishes.
      </Text>
    )
  return (
    <>
      <ul className={classes.list}>
        {list.data.data.map((notification) => (
          <NotificationItem
            key={notification._id}
            notification={notification}
            onOpen={() => open(notification)}
            onRemove={() => remove.mutate(notification)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <Group justify="space-between" p="xs">
          <Button size="compact-sm" variant="subtle" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Text size="sm" c="dimmed">
            {page} of {pages}
          </Text>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={page === pages}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </Group>
      )}
    </>
  )
}
