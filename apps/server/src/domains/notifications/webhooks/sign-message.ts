import { createHmac } from 'node:crypto'
import { secretBytes } from './webhook-secrets.ts'

/**
 * Headers by which a receiver knows a message for ours, after the Standard Webhooks specification
 * (https://www.standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`, one signature for each secret.
 */
export const signedHeaders = (message: {
  readonly id: string
  /** Of this attempt, so that an old message cannot be sent again by somebody else. */
  readonly at: Date
  readonly body: string
  readonly secrets: readonly string[]
}): Record<string, string> => {
  const timestamp = String(Math.floor(message.at.getTime() / 1_000))
  const signed = `${message.id}.${timestamp}.${message.body}`
  const signatures = message.secrets.map(
    (secret) => `v1,${createHmac('sha256', secretBytes(secret)).update(signed).digest('base64')}`,
  )
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
