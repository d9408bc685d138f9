import { mailReset } from '../../commands/people/reset-password.ts'
import type { JobHandler } from '../handler.ts'

export const handleAskReset: JobHandler<{ email: string }> = ({ email }, { context }) =>
  mailReset(context, email)
