import type { Middleware } from '@feathersjs/koa'
import type { IncomingMessage } from 'node:http'
import { processBillingEvent } from './handle-billing-event.ts'
import type { AppContext } from '../../platform/context.ts'
import { paymentsOf } from './providers/registry.ts'

const address = '/api/stripe-webhook'

/** Maximum event size in bytes; Stripe's largest are tens of kilobytes. */
const most = 1_000_000

/** Reads the raw body, because the signature covers its exact bytes. Returns undefined if it is too large. */
const rawBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Handles Stripe's webhook. 200: processed, or irrelevant. 400: not signed by Stripe. Any other status makes
 * Stripe retry later.
 */
export const stripeWebhookHost =
  (context: AppContext): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== address || ctx.method !== 'POST') return next()
    const payments = await paymentsOf(context.config)
    if (!payments) return next()
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    const answer = (status: number, body: object) => {
      ctx.status = status
      ctx.body = body
    }
    const body = await rawBody(ctx.req)
    if (!body) {
      ctx.set('Connection', 'close')
      return answer(413, { message: 'The body is too large for an event.' })
    }
    const event = payments.readEvent(body, ctx.get('stripe-signature'))
    if (!event)
      return answer(400, {
        message: 'The signature is invalid or too old. Check STRIPE_WEBHOOK_SECRET and the server’s clock.',
      })
    try {
      await processBillingEvent(context, payments, event)
      answer(200, { received: true })
    } catch (error) {
      context.log(`Stripe event ${event.id} failed and will be resent: ${String(error)}`)
      answer(503, { message: 'The event could not be processed. Send it again.' })
    }
  }
