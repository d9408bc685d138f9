import { createHmac } from 'node:crypto'

/**
 * Returns a webhook's signature header by Stripe's documentation, "Verify webhook signatures manually":
 * HMAC-SHA256 of `t.body`.
 */
export const signature = (secret: string, body: string, at = new Date()): string => {
  const t = Math.floor(at.getTime() / 1_000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
