import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyOf, listening } from '../listening.ts'
import { failure, invoice, list, price, subscription, type Subscribed } from './objects.ts'
import { signature } from './signature.ts'

/** Request that the server received. */
export interface Asked {
  readonly method: string
  readonly path: string
  /** The form-encoded body, or the query. */
  readonly form: URLSearchParams
  readonly idempotencyKey: string | undefined
}

/** Response sent instead; `hang` never responds. */
export type Trouble = { readonly status: number; readonly body: object } | 'hang'

export const troubles = {
  'too fast': { status: 429, body: failure('rate_limit_error', 'Too many requests.', 'rate_limit') },
  'its own': { status: 500, body: failure('api_error', 'Something is wrong on our end.') },
  'card declined': { status: 402, body: failure('card_error', 'Your card was declined.', 'card_declined') },
  hang: 'hang',
} as const satisfies Readonly<Record<string, Trouble>>

export const stripeKey = 'sk_test_of_a_loopback_server'
export const webhookSecret = 'whsec_of_a_loopback_server'

interface Checkout {
  readonly customer: string
  readonly price: string
  readonly successUrl: string
}

/**
 * Simulates Stripe on loopback: form-encoded requests, Idempotency-Key, its error objects, a payment page,
 * and webhooks signed as documented. `state` is its data; `trouble` replaces responses until it is removed.
 */
export const startStripe = async () => {
  const asked: Asked[] = []
  const known = new Map<string, object>()
  const checkouts = new Map<string, Checkout>()
  const prices = new Map<string, object>(['price_silver', 'price_golden'].map((id) => [id, price(id)]))
  prices.set('price_old', price('price_old', { active: false }))
  prices.set('price_once', price('price_once', { recurring: null }))
  const subscriptions = new Map<string, Subscribed>()
  const control = { trouble: undefined as Trouble | undefined, webhookUrl: '' }
  let count = 0
  let base = ''

  const subscribe = (change: Partial<Subscribed> & { customer: string }): Subscribed => {
    count += 1
    const made = {
      id: `sub_${count}`,
      price: 'price_golden',
      status: 'active',
      created: 1_795_000_000 + count,
      cancelAtPeriodEnd: false,
      ...change,
    }
    subscriptions.set(made.id, made)
    return made
  }

  /** Returns an event about an object; sent twice with the same id it is a replay. */
  const event = (type: string, object: object, id = `evt_${(count += 1)}`) =>
    JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: 1_795_000_000,
      type,
      data: { object },
    })

  const send = (body: string, header = signature(webhookSecret, body)) =>
    fetch(control.webhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      body,
    })

  const answers: readonly [RegExp, (form: URLSearchParams, id: string) => object | undefined][] = [
    [/^POST \/v1\/customers$/, () => ({ id: `cus_${(count += 1)}`, object: 'customer' })],
    [
      /^POST \/v1\/checkout\/sessions$/,
      (form) => {
        const id = `cs_test_${(count += 1)}`
        checkouts.set(id, {
          customer: form.get('customer') ?? '',
          price: form.get('line_items[0][price]') ?? '',
          successUrl: form.get('success_url') ?? '',
        })
        return { id, object: 'checkout.session', url: `${base}/pay/${id}` }
      },
    ],
    [
      /^POST \/v1\/billing_portal\/sessions$/,
      () => ({ id: 'bps_1', object: 'billing_portal.session', url: `${base}/portal` }),
    ],
    [/^GET \/v1\/prices\/(\w+)$/, (_form, id) => prices.get(id)],
    [
      /^GET \/v1\/subscriptions$/,
      (form) =>
        list(
          [...subscriptions.values()]
            .filter(({ customer }) => customer === form.get('customer'))
            .map(subscription),
        ),
    ],
    [/^GET \/v1\/invoices$/, (form) => list([invoice(form.get('customer') ?? '', 'A-0001', base)])],
  ]

  const json = (response: ServerResponse, status: number, body: object) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
      .end(JSON.stringify(body))

  /** Handles the payment page, and the effects of a payment. */
  const pay = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const wanted = checkouts.get(id)
    if (!wanted) return json(response, 404, failure('invalid_request_error', 'No such session'))
    if (request.method === 'GET') {
      const page =
        '<!doctype html><title>Pay</title><form method="post"><button>Pay and subscribe</button></form>'
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    }
    const made = subscribe({ customer: wanted.customer, price: wanted.price })
    if (control.webhookUrl !== '') {
      const { customer } = wanted
      await send(event('checkout.session.completed', { id, object: 'checkout.session', customer }))
      await send(event('customer.subscription.created', subscription(made)))
    }
    return response.writeHead(303, { location: wanted.successUrl }).end()
  }

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const form =
      request.method === 'GET' ? url.searchParams : new URLSearchParams(String(await bodyOf(request)))
    const header = request.headers['idempotency-key']
    const idempotencyKey = Array.isArray(header) ? header[0] : header
    asked.push({ method: request.method ?? '', path: url.pathname, form, idempotencyKey })
    if (request.headers.authorization !== `Bearer ${stripeKey}`)
      return json(response, 401, failure('invalid_request_error', 'Invalid API Key provided'))
    if (control.trouble === 'hang') return
    if (control.trouble) return json(response, control.trouble.status, control.trouble.body)
    const before = idempotencyKey === undefined ? undefined : known.get(idempotencyKey)
    if (before) return json(response, 200, before)
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(`${request.method} ${url.pathname}`)
      const body = match && answer(form, match[1] ?? '')
      if (!body) continue
      if (idempotencyKey !== undefined) known.set(idempotencyKey, body)
      return json(response, 200, body)
    }
    return json(response, 404, failure('invalid_request_error', 'No such object', 'resource_missing'))
  }

  const server = await listening((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const [, session] = /^\/pay\/(\w+)$/.exec(url.pathname) ?? []
    void (session === undefined ? api(request, response, url) : pay(request, response, session))
  })
  base = server.url
  return { ...server, asked, control, subscriptions, subscribe, event, send }
}

export type StripeServer = Awaited<ReturnType<typeof startStripe>>
