import { notifications } from '@mantine/notifications'
import { limits } from '@web2/contract/core'

/** Characters that are read in the time of a snackbar, and ms that each takes where a message has more. */
const short = 80
const perCharacter = 60

/** Ms until a message closes: as specified, or as long as reading takes. */
export const readingTime = ({ length }: string): number =>
  length <= short ? limits.snackbarDuration : length * perCharacter

/** Shows a success message that closes after `ms`. */
export const showSuccess = (message: string, ms = readingTime(message)) =>
  notifications.show({ message, color: 'teal', autoClose: ms })

/**
 * A word of failure, which stays until somebody closes it; the same one is not shown twice. Failures that stay true
 * belong on the page instead.
 */
export const showError = (message: string) =>
  notifications.show({
    id: `failure ${message}`,
    message,
    color: 'red',
    role: 'alert',
    autoClose: false,
  })
