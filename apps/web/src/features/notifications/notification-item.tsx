import { ActionIcon, Text, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { Notification } from '@web2/contract/notifications'
import { formatMoment } from '../../lib/dates.ts'
import { isDeletable } from './notification-rules.ts'
import classes from './notifications.module.css'

interface NotificationItemProps {
  notification: Notification
  onOpen: () => void
  onRemove: () => void
}

/** One notification; a click marks it as seen and follows its link. */
export const NotificationItem = ({ notification, onOpen, onRemove }: NotificationItemProps) => {
  const { payload, status, createdAt } = notification
  const title = payload.title ?? notification.type
  return (
    <li className={classes.item} data-unread={status === 'unread' || undefined}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <Text
          size="sm"
          fw={status === 'unread' ? 650 : 400}
          lineClamp={2}
          title={title}
          style={{ overflowWrap: 'anywhere' }}
        >
          {status === 'unread' && <span className="visually-hidden">Unread: </span>}
          {title}
        </Text>
        {payload.message !== undefined && (
          <Text size="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
            {payload.message}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {formatMoment(createdAt)}
        </Text>
      </UnstyledButton>
      {isDeletable(notification) && (
        <ActionIcon variant="subtle" color="gray" aria-label={`Delete “${title}”`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      )}
    </li>
  )
}
