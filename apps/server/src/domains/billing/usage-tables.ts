import type { Generated } from 'kysely'
import type { MeteredResource } from '@web2/contract/core'

/** An account's usage in a month, and the units reserved by running work. */
export interface UsageCountersTable {
  accountId: string
  /** Month in UTC, '2026-11'. */
  period: string
  resource: MeteredResource
  used: Generated<number>
  reserved: Generated<number>
}

/** Usage by day of the month; written only by the database. */
export interface UsageDaysTable {
  accountId: string
  period: string
  resource: MeteredResource
  /** Starts at 1. */
  day: number
  used: number
}

declare module '../../platform/db/database.ts' {
  interface Database {
    usageCounters: UsageCountersTable
    usageDays: UsageDaysTable
  }
}
