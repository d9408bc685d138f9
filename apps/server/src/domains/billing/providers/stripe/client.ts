import Stripe from 'stripe'
import { fetch as guardedFetch, type Dispatcher } from 'undici'

/** What Stripe's API is reached by. */
export interface StripeAccess {
  /** 'https://api.stripe.com'; the SDK puts /v1/… behind it. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly webhookSecret: string
  readonly dispatcher: Dispatcher
  /** Milliseconds until an answer must be here. */
  readonly patience?: number
}

/** The official client, with every call through the given dispatcher; it repeats a failed call once by itself. */
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
