import Stripe from 'stripe'
import { fetch as guardedFetch, type Dispatcher } from 'undici'

/** Access to Stripe's API. */
export interface StripeAccess {
  /** 'https://api.stripe.com'; the SDK appends /v1/…. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly dispatcher: Dispatcher
  /** Timeout of a call in ms. */
  readonly patience?: number
}

/** Opens the official client with all calls through the given dispatcher; it retries a failed call once. */
export const stripeClient = ({ baseUrl, secretKey, dispatcher, patience = 15_000 }: StripeAccess): Stripe => {
  const { protocol, hostname, port } = new URL(baseUrl)
  const call: unknown = (url: string, init: object) =>
    guardedFetch(url, { ...init, dispatcher, redirect: 'error' })
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    httpClient: Stripe.createFetchHttpClient(call as typeof fetch),
    maxNetworkRetries: 1,
    timeout: patience,
    telemetry: false,
  })
}
