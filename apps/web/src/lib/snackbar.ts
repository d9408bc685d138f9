import { notifications, type NotificationData } from '@mantine/notifications'
import { limits } from '@web2/contract/core'
import { needOverlays } from './overlays.ts'

/** Characters that are read in the time of a snackbar, and ms that each takes where a message has more. */
const short = 80
const perCharacter = 60

/** Ms until a message closes: as specified, or as long as reading takes. */
export const readingTime = ({ length }: string): number =>
  length <= short ? limits.snackbarDuration : length * perCharacter

/**
 * Shows a message that closes after `ms`, and stays open while the pointer or the keyboard focus is on it: a button in
 * it can be reached by Tab. Returns its id.
 */
export const showFor = (ms: number, notification: NotificationData): string => {
  // Mantine stops the clock under the pointer; for the focus it does so only in its stacked layout
  const closeAfter = (autoClose: number | false) => notifications.update({ ...shown, id, autoClose })
  const shown: NotificationData = {
    ...notification,
    onFocusCapture: () => closeAfter(false),
    onBlurCapture: () => closeAfter(ms),
  }
  needOverlays()
  const id = notifications.show({ ...shown, autoClose: ms })
  return id
}

/** Shows a success message that closes after `ms`. */
export const showSuccess = (message: string, ms = readingTime(message)): string =>
  showFor(ms, { message, color: 'teal' })

/**
 * Shows a failure until a person closes it; the same one is not shown twice. Lasting failures belong on the page
 * instead.
 */
export const showError = (message: string): string => {
  needOverlays()
  return notifications.show({
    id: `failure ${message}`,
    message,
    color: 'red',
    role: 'alert',
    autoClose: false,
  })
}
