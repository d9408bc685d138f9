import { createTransport } from 'nodemailer'
import { done, failed, type ServiceFailure, type Outcome } from '../../../platform/outbound/outcome.ts'

/** Email as it is sent. */
interface OutgoingMail {
  /** Message-ID, so that recipients recognize a second copy. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Left out for a letter of text only. */
  readonly html?: string
  readonly replyTo?: string
  readonly isAutomatic?: boolean
}

/** Sends emails. */
interface Mailer {
  send(letter: OutgoingMail): Promise<Outcome<null>>
}

export interface SmtpServer {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. */
  readonly secure: boolean
  /** Empty for a server without authentication. */
  readonly user: string
  readonly password: string
  readonly from: string
}

/** Timeouts for each stage of a connection, in ms. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

const asked = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

/** Messages for Nodemailer's codes of errors before the server's first reply. */
const broken: Readonly<Record<string, string>> = {
  EDNS: 'the host was not found. Check SMTP_URL.',
  ECONNECTION: 'the connection was refused or lost.',
  ESOCKET: 'the connection was refused or lost.',
  ETIMEDOUT: 'it did not respond in time.',
  EPROTOCOL: 'it is not a mail server. Check host and port in SMTP_URL.',
  ETLS: 'no secure connection was possible. Check SMTP_URL: smtps for TLS, smtp for STARTTLS.',
}

/** Maps reply codes (RFC 5321, section 4.2): 4yz may work later, 5yz never does. */
const failureOf = (error: unknown, host: string): ServiceFailure => {
  const code = asked(error, 'responseCode')
  const said = error instanceof Error ? error.message : 'no reason given'
  if (asked(error, 'code') === 'EAUTH')
    return { kind: 'auth-dead', message: `The mail server ${host} rejected the sign-in. Check SMTP_URL.` }
  if (typeof code === 'number' && code >= 500) {
    // 5.7.1 and the like (RFC 3463, section 3.8): the server refuses to send for us, whatever the address
    const isMailbox = asked(error, 'command') === 'RCPT TO' && !/\b5\.7\.\d/.test(said)
    return {
      kind: 'bad-content',
      message: `The mail server ${host} rejected the email: ${said}`,
      ...(isMailbox && { reason: 'no-mailbox' }),
    }
  }
  const known = broken[String(asked(error, 'code'))]
  // the server's reply says more than the resulting state of the connection
  const reason = code === undefined && known !== undefined ? known : said
  return { kind: 'retryable', message: `The mail server ${host} could not accept the email: ${reason}` }
}

/** Creates a mailer for SMTP (RFC 5321). */
export const smtpMailer = ({ host, port, secure, user, password, from }: SmtpServer): Mailer => {
  const transport = createTransport({
    ...{ host, port, secure, ...patience },
    ...(user !== '' && { auth: { user, pass: password } }),
  })
  return {
    send: async ({ id, to, subject, text, html, replyTo, isAutomatic }) => {
      try {
        // an object, because a string is parsed as a list of addresses
        const sent = {
          to: { name: '', address: to },
          messageId: `<${id}@${host}>`,
          from,
          subject,
          text,
          ...(html !== undefined && { html }),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          // RFC 3834, and the header that Exchange reads
          ...(isAutomatic && {
            headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
          }),
        }
        await transport.sendMail(sent)
        return done(null)
      } catch (error) {
        return failed(failureOf(error, host))
      }
    },
  }
}
