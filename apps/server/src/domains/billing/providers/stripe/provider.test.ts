import { Agent } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { periodEnd } from '../../../../testing/servers/stripe/objects.ts'
import { signature } from '../../../../testing/servers/stripe/signature.ts'
import {
  startStripe,
  stripeKey,
  troubles,
  webhookSecret,
  type StripeServer,
} from '../../../../testing/servers/stripe/stripe-server.ts'
import type { Payments } from '../billing-provider.ts'
import { stripePayments } from './provider.ts'

let server: StripeServer
let payments: Payments
const dispatcher = new Agent()
const open = (change: { secretKey?: string; patience?: number } = {}) =>
  stripePayments({ baseUrl: server.url, secretKey: stripeKey, webhookSecret, dispatcher, ...change })
beforeAll(async () => {
  server = await startStripe()
  payments = open()
})
afterAll(async () => {
  await server.stop()
  await dispatcher.close()
})
beforeEach(() => {
  server.control.trouble = undefined
  server.asked.length = 0
})

const account = { accountId: 'a-1', name: 'Ada & Co', email: 'ada@example.com' }
const visit = { customerId: 'cus_x', returnTo: 'http://localhost/billing' }

describe('requests to Stripe', () => {
  it('are form-encoded, and create an account’s customer once', async () => {
    const [first, again] = [await payments.makeCustomer(account), await payments.makeCustomer(account)]
    expect(first).toEqual(again)
    expect(first).toMatchObject({ ok: true, value: expect.stringMatching(/^cus_/) })
    expect(Object.fromEntries(server.asked[0]!.form)).toEqual({
      name: 'Ada & Co',
      email: 'ada@example.com',
      'metadata[accountId]': 'a-1',
    })
  })

  it('open a checkout for one price; the same purpose returns the same page', async () => {
    const wish = { ...visit, priceId: 'price_golden', purpose: 'a-1:1' }
    const first = await payments.checkout(wish)
    expect(await payments.checkout(wish)).toEqual(first)
    expect(await payments.checkout({ ...wish, purpose: 'a-1:2' })).not.toEqual(first)
    expect(Object.fromEntries(server.asked[0]!.form)).toMatchObject({
      mode: 'subscription',
      customer: 'cus_x',
      'line_items[0][price]': 'price_golden',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost/billing?paid=yes',
    })
  })

  it('return the active subscription before newer inactive ones', async () => {
    expect(await payments.subscription('cus_none')).toEqual({ ok: true, value: null })
    server.subscribe({ customer: 'cus_s', status: 'active', price: 'price_silver', cancelAtPeriodEnd: true })
    server.subscribe({ customer: 'cus_s', status: 'canceled' })
    expect(await payments.subscription('cus_s')).toMatchObject({
      ok: true,
      value: {
        status: 'active',
        priceId: 'price_silver',
        endsThen: true,
        currentPeriodEnd: new Date(periodEnd * 1_000),
      },
    })
  })

  it('return the latest invoices with their URLs', async () => {
    expect(await payments.invoices('cus_x')).toMatchObject({
      ok: true,
      value: [{ number: 'A-0001', cents: 2_900, currency: 'eur', status: 'paid' }],
    })
  })
})

it.each([
  ['price_golden', { ok: true, value: { cents: 2_900, currency: 'eur', interval: 'month' } }],
  [
    'price_old',
    { ok: false, failure: { kind: 'bad-content', message: expect.stringContaining('archived') } },
  ],
  [
    'price_once',
    { ok: false, failure: { kind: 'bad-content', message: expect.stringContaining('recurring') } },
  ],
  [
    'price_none',
    { ok: false, failure: { kind: 'bad-content', message: expect.stringContaining('no price') } },
  ],
])('looks up the price %s', async (id, expected) => {
  expect(await payments.price(id)).toMatchObject(expected)
})

describe('failures', () => {
  it.each([
    ['too fast', 'rate-limited', /in a minute/],
    ['its own', 'retryable', /has a problem/],
    ['card declined', 'bad-content', /Your card was declined/],
  ] as const)('an error “%s” is classified as %s', async (name, kind, message) => {
    server.control.trouble = troubles[name]
    expect(await payments.portal(visit)).toMatchObject({
      ok: false,
      failure: { kind, message: expect.stringMatching(message) },
    })
  })

  it('a timeout and an unreachable server return a message', async () => {
    server.control.trouble = 'hang'
    const late = await open({ patience: 50 }).portal(visit)
    expect(late).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
    const gone = stripePayments({
      baseUrl: 'http://127.0.0.1:9',
      secretKey: stripeKey,
      webhookSecret,
      dispatcher,
    })
    expect(await gone.portal(visit)).toMatchObject({ ok: false, failure: { kind: 'retryable' } })
  })

  it('a wrong key is reported with the name of its variable', async () => {
    expect(await open({ secretKey: 'sk_test_wrong' }).portal(visit)).toMatchObject({
      ok: false,
      failure: { kind: 'auth-dead', message: expect.stringContaining('STRIPE_SECRET_KEY') },
    })
  })
})

describe('events', () => {
  const body = () => server.event('customer.subscription.updated', { customer: 'cus_x' }, 'evt_1')
  const read = (text: string, header: string) => payments.readEvent(Buffer.from(text), header)

  it('are read if signed correctly, and name the customer if relevant', () => {
    expect(read(body(), signature(webhookSecret, body()))).toEqual({
      id: 'evt_1',
      type: 'customer.subscription.updated',
      customerId: 'cus_x',
    })
    const other = server.event('charge.refunded', { customer: 'cus_x' })
    expect(read(other, signature(webhookSecret, other))).toMatchObject({ customerId: null })
  })

  it.each([
    ['another secret', () => signature('whsec_other', body())],
    ['another body', () => signature(webhookSecret, `${body()} `)],
    ['ten minutes ago', () => signature(webhookSecret, body(), new Date(Date.now() - 600_000))],
    ['nothing', () => ''],
  ])('signed with %s are refused', (_name, header) => {
    expect(read(body(), header())).toBeUndefined()
  })

  it('that aren’t JSON are refused', () => {
    expect(read('{', signature(webhookSecret, '{'))).toBeUndefined()
  })
})
