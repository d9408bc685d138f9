import { mailReset } from './users/reset-password.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleAskReset: JobHandler<{ email: string }> = ({ email }, { context }) =>
  mailReset(context, email)
