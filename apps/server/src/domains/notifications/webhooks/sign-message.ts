import { createHmac } from 'node:crypto'
import { secretBytes } from './webhook-secrets.ts'

/**
 * Returns the headers that authenticate a message, by the Standard Webhooks specification
 * (https://www.standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`, one signature per secret.
 */
export const signedHeaders = (message: {
  readonly id: string
  /** Time of this attempt, so that old messages can't be replayed. */
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
