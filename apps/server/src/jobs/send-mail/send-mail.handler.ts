import { sendMail } from '../../commands/mail/send-mail.ts'
import type { JobHandler } from '../handler.ts'

export const handleSendMail: JobHandler<{ mailId: string }> = ({ mailId }, { context }) =>
  sendMail(context, mailId)
