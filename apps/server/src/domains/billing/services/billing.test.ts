import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { testConfig } from '../../../testing/test-config.ts'
import { subscription } from '../../../testing/servers/stripe/objects.ts'
import { signature } from '../../../testing/servers/stripe/signature.ts'
import {
  startStripe,
  stripeKey,
  troubles,
  webhookSecret,
  type StripeServer,
} from '../../../testing/servers/stripe/stripe-server.ts'

/* Paid tiers: the account follows its subscription at Stripe, however events arrive. */

let api: TestApi
let stripe: StripeServer
let admin: TestUser
let ada: TestUser
let customer: string
beforeAll(async () => {
  stripe = await startStripe()
  api = await startTestApi({
    config: {
      billing: { kind: 'stripe', secretKey: stripeKey, webhookSecret },
      services: { ...testConfig.services, stripe: stripe.url },
    },
  })
  stripe.control.webhookUrl = `${api.url}/api/stripe-webhook`
  admin = await signUp(api)
  for (const tier of ['silver', 'golden'])
    await call(api, 'PATCH', `/api/tiers/${tier}`, { token: admin.token, body: { priceId: `price_${tier}` } })
})
afterAll(async () => {
  await api.stop()
  await stripe.stop()
})
beforeEach(async () => {
  stripe.control.trouble = undefined
  ada = await signUp(api, { active: false })
})

const buy = (tier: string, by = ada) =>
  call(api, 'POST', '/api/billing-checkouts', { token: by.token, body: { tier } })
const billing = async () => (await call(api, 'GET', '/api/billing/current', { token: ada.token })).body
const self = async () => {
  const { body } = await call(api, 'GET', '/api/users', { token: ada.token })
  const { tier, subscription: state, roles } = body.data[0]
  return { tier: tier.type, isActive: state['lc.isActive'], roles }
}
/** Completes the checkout, as a user does. */
const pay = async (tier = 'golden') => {
  const { body } = await buy(tier)
  await fetch(body.url, { method: 'POST', redirect: 'manual' })
  customer = [...stripe.subscriptions.values()].at(-1)!.customer
}
const own = () => [...stripe.subscriptions.values()].findLast((each) => each.customer === customer)!
/** Changes the subscription at Stripe without sending an event. */
const becomes = (change: object) => stripe.subscriptions.set(own().id, { ...own(), ...change })
const tell = (type = 'customer.subscription.updated') => stripe.send(stripe.event(type, subscription(own())))

describe('a paid tier', () => {
  it('activates the account with that tier and makes its owner a customer', async () => {
    await pay('golden')
    expect(await self()).toEqual({ tier: 'golden', isActive: true, roles: ['lc:customer'] })
    expect(await billing()).toMatchObject({
      kind: 'payments',
      isCustomer: true,
      subscription: { status: 'active', tier: 'golden', endsThen: false },
    })
    const { body } = await call(api, 'GET', '/api/invoices', { token: ada.token })
    expect(body.data).toMatchObject([{ number: 'A-0001', status: 'paid' }])
    const portal = await call(api, 'POST', '/api/billing-portal-visits', { token: ada.token, body: {} })
    expect(portal.body.url).toBe(`${stripe.url}/portal`)
  })

  it('can’t be bought twice', async () => {
    await pay()
    expect(await buy('silver')).toMatchObject({ status: 409 })
    const other = await signUp(api)
    const [one, two] = await Promise.all([buy('silver', other), buy('silver', other)])
    expect(one.body.url).toBe(two.body.url)
  })

  it('is active after a refresh, even before the webhook arrives', async () => {
    stripe.control.webhookUrl = ''
    await pay()
    stripe.control.webhookUrl = `${api.url}/api/stripe-webhook`
    expect((await self()).isActive).toBe(false)
    const look = { token: ada.token, body: { refresh: true } }
    expect((await call(api, 'PATCH', '/api/billing/current', look)).body.subscription.status).toBe('active')
    expect((await self()).isActive).toBe(true)
  })

  it('without a price can’t be bought, and tier requests return 409', async () => {
    expect(await buy('platinum')).toMatchObject({
      status: 400,
      body: { errors: { tier: expect.any(String) } },
    })
    const body = { tier: 'golden' }
    expect((await call(api, 'POST', '/api/billing-requests', { token: ada.token, body })).status).toBe(409)
  })

  it.each([
    ['too fast', 429],
    ['its own', 503],
    ['card declined', 409],
  ] as const)('is refused with a message if Stripe answers: %s', async (name, status) => {
    stripe.control.trouble = troubles[name]
    expect(await buy('golden')).toMatchObject({
      status,
      body: { message: expect.stringContaining('Stripe') },
    })
  })
})

describe('a Stripe event', () => {
  beforeEach(() => pay())

  it.each([
    ['past_due', true],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
  ])('with status %s leaves the account active: %s', async (status, isActive) => {
    becomes({ status })
    expect((await tell()).status).toBe(200)
    expect(await self()).toMatchObject({ isActive, roles: ['lc:customer'] })
    becomes({ status: 'active' })
    await tell('invoice.paid')
    expect((await self()).isActive).toBe(true)
  })

  it('with another price changes the tier', async () => {
    becomes({ price: 'price_silver' })
    await tell()
    expect((await self()).tier).toBe('silver')
  })

  it('that arrives twice is processed once', async () => {
    const body = stripe.event('customer.subscription.updated', subscription(own()))
    becomes({ status: 'canceled' })
    const [first, second] = await Promise.all([stripe.send(body), stripe.send(body)])
    expect([first.status, second.status]).toEqual([200, 200])
    becomes({ status: 'active' })
    expect((await stripe.send(body)).status).toBe(200)
    expect((await self()).isActive).toBe(false)
  })

  it('out of order leaves the current state', async () => {
    const created = stripe.event('customer.subscription.updated', subscription(own()))
    becomes({ status: 'canceled' })
    await tell('customer.subscription.deleted')
    await stripe.send(created)
    expect((await self()).isActive).toBe(false)
  })

  it('that is irrelevant or about other customers changes nothing', async () => {
    expect((await stripe.send(stripe.event('charge.refunded', { customer }))).status).toBe(200)
    const foreign = stripe.event('customer.subscription.deleted', { customer: 'cus_of_others' })
    expect((await stripe.send(foreign)).status).toBe(200)
    expect((await self()).isActive).toBe(true)
  })

  it('that is unsigned or too large is refused', async () => {
    const body = stripe.event('customer.subscription.updated', subscription(own()))
    expect((await stripe.send(body, signature('whsec_other', body))).status).toBe(400)
    const large = JSON.stringify({ filler: 'x'.repeat(1_100_000) })
    expect(
      await stripe.send(large).then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413)
  })

  it('is retried if Stripe can’t be reached', async () => {
    const body = stripe.event('customer.subscription.updated', subscription(own()))
    becomes({ status: 'canceled' })
    stripe.control.trouble = troubles['its own']
    expect((await stripe.send(body)).status).toBe(503)
    expect((await self()).isActive).toBe(true)
    stripe.control.trouble = undefined
    expect((await stripe.send(body)).status).toBe(200)
    expect((await self()).isActive).toBe(false)
  })
})

it('an unpaid checkout deactivates no account activated by an admin', async () => {
  const body = { subscription: { 'lc.isActive': true } }
  await call(api, 'PATCH', `/api/users/${ada.userId}`, { token: admin.token, body })
  await buy('golden')
  customer = stripe.asked.findLast(({ path }) => path === '/v1/checkout/sessions')!.form.get('customer')!
  stripe.subscribe({ customer, status: 'incomplete' })
  await tell('customer.subscription.created')
  expect((await self()).isActive).toBe(true)
})

describe('prices', () => {
  const setPrice = (priceId: string | null) =>
    call(api, 'PATCH', '/api/tiers/bronze', { token: admin.token, body: { priceId } })

  it('are looked up when an admin enters them, and only admins see their ids', async () => {
    expect(await setPrice('price_none')).toMatchObject({
      status: 400,
      body: { errors: { priceId: expect.stringContaining('no price') } },
    })
    expect((await setPrice('price_golden')).status).toBe(409)
    const { body } = await call(api, 'GET', '/api/tiers', { token: ada.token })
    expect(body.data[2].price).toEqual({ id: null, cents: 2_900, currency: 'eur', interval: 'month' })
    expect((await setPrice(null)).body.price).toBeNull()
  })
})

it('without BILLING=stripe there is no webhook and nothing to buy', async () => {
  const manual = await startTestApi()
  const user = await signUp(manual)
  expect((await call(manual, 'POST', '/api/stripe-webhook', { body: {} })).status).toBe(404)
  const body = { tier: 'golden' }
  expect((await call(manual, 'POST', '/api/billing-checkouts', { token: user.token, body })).status).toBe(409)
  expect((await call(manual, 'GET', '/api/invoices', { token: user.token })).body.total).toBe(0)
  await manual.stop()
})
