import type { BillingRequestStatus, SubscriptionStatus } from '@web2/contract/billing'
import type { TierType, MeteredResource } from '@web2/contract/core'
import type { AsStored, Row } from '../../platform/db/row.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    /** An account's usage in a month, and the units reserved by running work. */
    usageCounters: Row<
      'usageCounters',
      {
        /** Month in UTC, '2026-11'. */
        period: AsStored
        resource: MeteredResource
      }
    >
    /** Usage by day of the month; written only by the database. */
    usageDays: Row<
      'usageDays',
      {
        resource: MeteredResource
        /** Starts at 1. */
        day: AsStored
      }
    >
    /**
     * One row per tier, always present: monthly units of each metered resource, and the price if payments are
     * enabled.
     */
    tiers: Row<
      'tiers',
      {
        type: TierType
        /** Price id at the payment service; null if the tier can't be bought. */
        priceId: AsStored
        /** The price when it was entered, in the currency's smallest unit. Prices with the same id never change. */
        priceCents: AsStored
        /** E.g. 'eur'. */
        priceCurrency: AsStored
        /** 'month' or 'year'. */
        priceInterval: AsStored
      }
    >
    /** Tier requests to the admins; an account has at most one open request. */
    billingRequests: Row<
      'billingRequests',
      {
        tier: TierType
        status: BillingRequestStatus
      }
    >
    /** An account's customer at the payment service and the last known state of its subscription. */
    subscriptions: Row<
      'subscriptions',
      {
        /** Null until the first purchase. */
        subscriptionId: AsStored
        status: SubscriptionStatus
        tier: TierType
        /** Canceled; it expires at the end of the paid period. */
        endsThen: AsStored
      }
    >
    /** Processed events of the payment service, each stored once. */
    billingEvents: Row<'billingEvents'>
  }
}
