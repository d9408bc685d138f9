import type { JobDefinition } from '../queue.ts'

/** Mails a link for a new password, if somebody has this address. */
export const askResetJob: JobDefinition<{ email: string }> = { name: 'ask-reset', retryLimit: 3 }
