import { notifications } from '@mantine/notifications'

/** A short word of success; it closes by itself (theme default: 2 s). */
export const say = (message: string) => notifications.show({ message, color: 'teal' })

/** A short word of failure. Failures that need reading belong on the page instead. */
export const sayFailure = (message: string) => notifications.show({ message, color: 'red', role: 'alert' })
