import type { Notification } from '@web2/contract/notifications'
import type { ComponentType } from 'react'

export interface NotificationDialogProps {
  readonly notification: Notification
  readonly onClose: () => void
}

/** A notification that is read, in the dialog of its kind. */
export interface OpenedNotification {
  readonly notification: Notification
  readonly Dialog: ComponentType<NotificationDialogProps>
}

/** Dialogs by the first word of a notification's type: that of 'property' shows 'property-problem' too. */
export type NotificationDialogs = Readonly<Record<string, ComponentType<NotificationDialogProps>>>

/** Returns undefined if notifications of this type have no dialog and lead somewhere at once. */
export const dialogOf = (
  dialogs: NotificationDialogs,
  { type }: Pick<Notification, 'type'>,
): ComponentType<NotificationDialogProps> | undefined => {
  const [kind = '', ...more] = type.split('-')
  return more.length > 0 && Object.hasOwn(dialogs, kind) ? dialogs[kind] : undefined
}
