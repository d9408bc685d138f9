import type { LeadMail, LeadMessage } from '@web2/contract/leads'

/** An email as the history shows it. Both are missing for a reply whose email was deleted. */
export interface ShownMail {
  readonly status: string
  /** Message of the history that it sends; missing for an email to a member or recipient. */
  readonly kind?: LeadMessage['kind'] | undefined
  /** Missing once the email was deleted. */
  readonly mail?: Pick<LeadMail, 'failure' | 'canRetry'> | undefined
}

const sendAgain = 'Send the email again.'

const whyFailed = ({ kind, mail }: ShownMail): string => {
  switch (mail?.failure) {
    case 'recipient':
      return kind === undefined
        ? 'The mail server rejected this address. Check the recipients under Leads › Settings.'
        : 'The mail server rejected the visitor’s address. Check it for typos, or contact the visitor another way.'
    case 'content':
      return 'The mail server rejected this email. An admin can see why under Users › Mail.'
    case 'sign-in':
      return 'The mail server rejected the sign-in. Ask an admin to check SMTP_URL, then send the email again.'
    case 'unavailable':
      return `The mail server was unavailable for a day. ${sendAgain}`
    case 'unreadable':
      return kind === 'reply'
        ? 'This email can’t be decrypted anymore. Copy its text into a new reply.'
        : 'This email can’t be decrypted anymore.'
    default:
      return `The mail server didn’t accept this email. ${sendAgain}`
  }
}

/** Returns why an email was not sent, and what to do; empty for one that was sent or waits in the queue. */
export const whyNotSent = (shown: ShownMail): string => {
  const { status, kind, mail } = shown
  if (status !== 'failed' && status !== 'kept') return ''
  if (mail === undefined)
    return kind === 'reply'
      ? 'This email wasn’t sent and is no longer stored. Copy its text into a new reply.'
      : 'This email wasn’t sent and is no longer stored.'
  if (status === 'failed') return whyFailed(shown)
  return mail.canRetry
    ? 'This email was written before a mail server was set up.'
    : 'No mail server is set up. An admin can forward it from Users › Mail.'
}
