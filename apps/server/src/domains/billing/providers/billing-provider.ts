import type { TierPrice, Invoice, SubscriptionStatus } from '@web2/contract/billing'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** The current state of a subscription at the payment service. */
export interface SubscriptionState {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly priceId: string
  /** End of the paid period; null if not reported. */
  readonly currentPeriodEnd: Date | null
  readonly endsThen: boolean
}

/** A webhook event of the payment service. */
export interface BillingEvent {
  /** The same for each repeated delivery. */
  readonly id: string
  readonly type: string
  /** The customer whose subscription may have changed; null if the event is irrelevant. */
  readonly customerId: string | null
}

/** A visit to a page of the payment service. */
export interface Visit {
  readonly customerId: string
  /** URL of the Billing page. */
  readonly returnTo: string
}

/** A payment service. Failures are values, with messages for the paying user. */
export interface Payments {
  /** Creates the account's customer, idempotently, and returns its id. */
  makeCustomer(account: {
    readonly accountId: string
    readonly name: string
    readonly email: string
  }): Promise<Outcome<string>>
  /** Returns the checkout page of a price. Calls with the same `purpose` return the same page. */
  checkout(visit: Visit & { readonly priceId: string; readonly purpose: string }): Promise<Outcome<string>>
  /** Returns the page where the payment method is changed and the subscription changed or canceled. */
  portal(visit: Visit): Promise<Outcome<string>>
  /** Returns a recurring price; fails with `bad-content` if it doesn't exist. */
  price(id: string): Promise<Outcome<TierPrice>>
  /** Returns the relevant subscription: an active one first, or else the newest; null if there was none. */
  subscription(customerId: string): Promise<Outcome<SubscriptionState | null>>
  /** Returns the invoices, newest first. */
  invoices(customerId: string): Promise<Outcome<Invoice[]>>
  /** Reads a signed event; undefined if the signature is wrong or too old. */
  readEvent(body: Buffer, signature: string): BillingEvent | undefined
}

/** How accounts get tiers: by a request to admins, or by paying. */
export type BillingProvider =
  { readonly kind: 'requests' } | { readonly kind: 'payments'; readonly payments: Payments }
