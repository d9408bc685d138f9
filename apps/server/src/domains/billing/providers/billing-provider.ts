import type { TierPrice, Invoice, SubscriptionStatus } from '@web2/contract/billing'
import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** A subscription as the payment service has it now. */
export interface SubscriptionState {
  readonly id: string
  readonly status: SubscriptionStatus
  readonly priceId: string
  /** Until when is paid; null when the service does not say. */
  readonly currentPeriodEnd: Date | null
  readonly endsThen: boolean
}

/** Something that the payment service tells by itself. */
export interface BillingEvent {
  /** The same for every time it is told. */
  readonly id: string
  readonly type: string
  /** Whose subscription may have changed; null: nothing that matters here. */
  readonly customerId: string | null
}

/** A page of the payment service, and where it leads back to. */
export interface Visit {
  readonly customerId: string
  /** Address of the Billing page. */
  readonly returnTo: string
}

/** A service that takes payments. Failures are values, in sentences for whoever pays. */
export interface Payments {
  /** Makes the account known to the service; the same account is made once. Answers its id there. */
  makeCustomer(account: {
    readonly accountId: string
    readonly name: string
    readonly email: string
  }): Promise<Outcome<string>>
  /** The page on which a price is subscribed to. `purpose` names the wish: asked twice, it is the same page. */
  checkout(visit: Visit & { readonly priceId: string; readonly purpose: string }): Promise<Outcome<string>>
  /** The page on which the way of payment is changed, and the subscription changed or cancelled. */
  portal(visit: Visit): Promise<Outcome<string>>
  /** A price that can be subscribed to; `bad-content` when there is none of this id. */
  price(id: string): Promise<Outcome<TierPrice>>
  /** The subscription that counts now: one that runs before one that does not, else the newest; null: there was none. */
  subscription(customerId: string): Promise<Outcome<SubscriptionState | null>>
  /** Bills, the newest first. */
  invoices(customerId: string): Promise<Outcome<Invoice[]>>
  /** Reads what came with a signature; undefined when the signature is not the service's, or too old. */
  readEvent(body: Buffer, signature: string): BillingEvent | undefined
}

/** How tiers come to accounts: by an admin who is asked, or by paying. */
export type BillingProvider =
  { readonly kind: 'requests' } | { readonly kind: 'payments'; readonly payments: Payments }
