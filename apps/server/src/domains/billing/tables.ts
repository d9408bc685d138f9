import type { ColumnType, Generated } from 'kysely'
import type { BillingRequestStatus, SubscriptionStatus } from '@web2/contract/billing'
import type { TierType } from '@web2/contract/core'

/** What accounts ask of the admins; at most one of an account is open. */
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

/** An account at the payment service, and its subscription there as it was seen last. */
export interface SubscriptionsTable {
  accountId: string
  customerId: string
  /** Null until something was bought. */
  subscriptionId: ColumnType<string | null, string | null | undefined, string | null>
  status: ColumnType<
    SubscriptionStatus | null,
    SubscriptionStatus | null | undefined,
    SubscriptionStatus | null
  >
  tier: ColumnType<TierType | null, TierType | null | undefined, TierType | null>
  currentPeriodEnd: ColumnType<string | null, string | null | undefined, string | null>
  /** Cancelled; it runs out at the end of what is paid. */
  endsThen: Generated<boolean>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** Events of the payment service that were taken: each is, once. */
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
