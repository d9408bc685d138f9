import type { ColumnType, Generated } from 'kysely'
import type { BillingRequestStatus, SubscriptionStatus } from '@web2/contract/billing'
import type { TierType } from '@web2/contract/core'

/** Tier requests to the admins; an account has at most one open request. */
export interface BillingRequestsTable {
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
export interface SubscriptionsTable {
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
export interface BillingEventsTable {
  id: string
  type: string
  receivedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    billingRequests: BillingRequestsTable
    subscriptions: SubscriptionsTable
    billingEvents: BillingEventsTable
  }
}
