import { lazy } from 'react'
import type { NotificationDialogs } from '../../features/notifications/notification-dialogs.ts'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'

/** Dialogs of the bell, each loaded when it opens. */
export const notificationDialogs: NotificationDialogs = {
  property: lazy(async () => {
    const loaded = await loadChunk(() => import('../../features/properties/property-notification.tsx'))
    return { default: loaded.PropertyNotification }
  }),
}
