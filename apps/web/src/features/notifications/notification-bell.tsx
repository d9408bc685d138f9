import { ActionIcon, Indicator, Popover, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconBell } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import type { NotificationDialogs, OpenedNotification } from './notification-dialogs.ts'
import { unreadCount } from './notifications-api.ts'
import { Waiting } from '../../ui/waiting.tsx'

const most = 99

const NotificationList = lazy(async () => ({
  default: (await loadChunk(() => import('./notification-list.tsx'))).NotificationList,
}))

/** The bell of the header: how many are unread, and the newest ones. */
export const NotificationBell = ({ dialogs }: { readonly dialogs: NotificationDialogs }) => {
  const [opened, setOpened] = useState(false)
  const [shownOne, setShownOne] = useState<OpenedNotification | null>(null)
  const unread = useQuery(unreadCount).data ?? 0
  const shown = unread > most ? `${most}+` : String(unread)
  return (
    <>
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        shadow="md"
        width="min(380px, calc(100vw - 16px))"
        trapFocus
        returnFocus
      >
        <Indicator label={shown} size={16} disabled={unread === 0} offset={6}>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={unread === 0 ? 'Notifications' : `Notifications, ${shown} unread`}
              onClick={() => setOpened(!opened)}
            >
              <IconBell size={20} />
            </ActionIcon>
          </Popover.Target>
        </Indicator>
        <Popover.Dropdown p={0} aria-label="Notifications">
          <Text fw={650} size="sm" px="md" py="sm">
            Notifications
          </Text>
          <Suspense fallback={<Waiting label="Loading notifications" />}>
            <NotificationList dialogs={dialogs} onLeave={() => setOpened(false)} onShow={setShownOne} />
          </Suspense>
        </Popover.Dropdown>
      </Popover>
      {shownOne !== null && (
        <Suspense>
          <shownOne.Dialog notification={shownOne.notification} onClose={() => setShownOne(null)} />
        </Suspense>
      )}
    </>
  )
}
