/* The exports that other domains use. */

export { notify } from './in-app/notify.ts'
export { removeNotification } from './in-app/remove-notification.ts'
export { requeueMail, retryMail } from './mail/list-mails.ts'
export type { LetterContent, LetterFact } from './mail/mail-content.ts'
export { queueMail } from './mail/queue-mail.ts'
