import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailAddress } from '../../../platform/config/smtp-url.ts'

export interface MailServer {
  readonly address: MailAddress
  /** Accepted emails, as received. */
  readonly taken: readonly { readonly from: string; readonly to: readonly string[]; readonly raw: string }[]
  /** Rejects recipients with this reply of RFC 5321; undefined accepts them. */
  refuse(reply: { readonly code: number; readonly text: string } | undefined): void
  stop(): Promise<void>
}

/**
 * Starts a real SMTP server on loopback; it accepts email from robot@example.com with password 'open sesame'.
 */
export const startMailServer = async (): Promise<MailServer> => {
  const taken: { from: string; to: string[]; raw: string }[] = []
  let refusal: { readonly code: number; readonly text: string } | undefined
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    onAuth: ({ username, password }, _session, answer) =>
      username === 'robot@example.com' && password === 'open sesame'
        ? answer(null, { user: username })
        : answer(new Error('no such user')),
    onRcptTo: (_address, _session, answer) =>
      refusal === undefined
        ? answer()
        : answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        answer()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    address: {
      host: '127.0.0.1',
      port,
      secure: false,
      user: 'robot@example.com',
      password: 'open sesame',
      from: 'Robot <robot@example.com>',
    },
    taken,
    refuse: (reply) => {
      refusal = reply
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
