import type { ColumnType, Generated } from 'kysely'
import type { BillingRequestStatus, SubscriptionStatus } from '@web2/contract/billing'
import type { TierType, MeteredResource } from '@web2/contract/core'

/** An account's usage in a month, and the units reserved by running work. */
interface UsageCountersTable {
  accountId: string
  /** Month in UTC, '2026-11'. */
  period: string
  resource: MeteredResource
  used: Generated<number>
  reserved: Generated<number>
}

/** Usage by day of the month; written only by the database. */
interface UsageDaysTable {
  accountId: string
  period: string
  resource: MeteredResource
  /** Starts at 1. */
  day: number
  used: number
}

/**
 * One row per tier, always present: monthly units of each metered resource, and the price if payments are
 * enabled.
 */
interface TiersTable extends Record<MeteredResource, number> {
  type: TierType
  /** Price id at the payment service; null if the tier can't be bought. */
  priceId: string | null
  /** The price when it was entered, in the currency's smallest unit. Prices with the same id never change. */
  priceCents: number | null
  /** E.g. 'eur'. */
  priceCurrency: string | null
  /** 'month' or 'year'. */
  priceInterval: string | null
  updatedAt: Generated<string>
}

/** Tier requests to the admins; an account has at most one open request. */
interface BillingRequestsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  tier: TierType
  message: Generated<string>
  status: Generated<BillingRequestStatus>
  answer: Generated<string>
  answeredBy: ColumnType<string | null, string | null | undefined, string | null>
  answeredAt: ColumnType<string | null, string | null | undefined, string | null>
}

/** An account's customer at the payment service and the last known state of its subscription. */
interface SubscriptionsTable {
  accountId: string
  customerId: string
  /** Null until the first purchase. */
  subscriptionId: ColumnType<string | null, string | null | undefined, string | null>
  status: ColumnType<
    SubscriptionStatus | null,
    SubscriptionStatus | null | undefined,
    SubscriptionStatus | null
  >
  tier: ColumnType<TierType | null, TierType | null | undefined, TierType | null>
  currentPeriodEnd: ColumnType<string | null, string | null | undefined, string | null>
  /** Canceled; it expires at the end of the paid period. */
  endsThen: Generated<boolean>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** Processed events of the payment service, each stored once. */
interface BillingEventsTable {
  id: string
  type: string
  receivedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    usageCounters: UsageCountersTable
    usageDays: UsageDaysTable
    tiers: TiersTable
    billingRequests: BillingRequestsTable
    subscriptions: SubscriptionsTable
    billingEvents: BillingEventsTable
  }
}
