import { createInterface } from 'node:readline'
import { startStripe, stripeKey, webhookSecret } from '../servers/stripe/stripe-server.ts'

/*
 * Simulated Stripe for tests that may not import the server: prints its environment variables as a line of
 * JSON. Each input line is a command: `webhook <url>` sets the target of events, `cancel` ends every
 * subscription and emits events; each gets a line in response. Stops when its input ends.
 */
const stripe = await startStripe()
const environment = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_URL: stripe.url,
}
process.stdout.write(`${JSON.stringify(environment)}\n`)

for await (const line of createInterface(process.stdin)) {
  const [order, url = ''] = line.split(' ')
  if (order === 'webhook') stripe.control.webhookUrl = url
  if (order === 'cancel')
    for (const [id, subscribed] of stripe.subscriptions) {
      stripe.subscriptions.set(id, { ...subscribed, status: 'canceled' })
      await stripe.send(stripe.event('customer.subscription.deleted', { customer: subscribed.customer }))
    }
  process.stdout.write('done\n')
}
await stripe.stop()
