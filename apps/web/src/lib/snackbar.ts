import { notifications } from '@mantine/notifications'

/** A short word of success; it closes by itself, after `ms` or the theme's 2 s. */
export const say = (message: string, ms?: number) =>
  notifications.show({ message, color: 'teal', ...(ms !== undefined && { autoClose: ms }) })

/** A short word of failure. Failures that need reading belong on the page instead. */
export const sayFailure = (message: string) => notifications.show({ message, color: 'red', role: 'alert' })
