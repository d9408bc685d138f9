import type { Generated } from 'kysely'
import type { MeteredResource } from '@web2/contract/core'

/** What an account has used in a month, and what running work has set aside. */
export interface UsageCountersTable {
  accountId: string
  /** Month in UTC, '2026-11'. */
  period: string
  resource: MeteredResource
  used: Generated<number>
  reserved: Generated<number>
}

/** The same by day of the month; written by the database alone. */
export interface UsageDaysTable {
  accountId: string
  period: string
  resource: MeteredResource
  /** From 1. */
  day: number
  used: number
}

declare module '../../platform/db/database.ts' {
  interface Database {
    usageCounters: UsageCountersTable
    usageDays: UsageDaysTable
  }
}
