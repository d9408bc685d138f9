import { sendMail } from './mail/send-mail.ts'
import type { JobHandler } from '../../platform/jobs/job-handler.ts'

export const handleSendMail: JobHandler<{ mailId: string }> = ({ mailId }, { context }) =>
  sendMail(context, mailId)
