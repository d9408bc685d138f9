import { createInterface } from 'node:readline'
import { startStripe, stripeKey, webhookSecret } from '../servers/stripe/stripe-server.ts'

/*
 * Stripe on loopback for tests that may not import the server: prints the environment that leads the product to it as a
 * line of JSON. A line of its input is an order: `webhook <url>` says where events go, `cancel` ends every subscription
 * and tells of it; each is answered by a line. It stops when its input ends.
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
