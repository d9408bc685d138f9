import { queryOptions } from '@tanstack/react-query'
import type { Usage } from '@web2/contract/billing'
import { usedResourcesPercent, type MeteredResource } from '@web2/contract/core'
import {
  billingPath,
  billingRequests,
  invoices,
  ownBilling,
  ownUsage,
  tiers,
  usageHistory,
  usagePath,
} from './resources.ts'

/** Milliseconds after which usage is read again, whatever events said. */
const usagePoll = 60_000

export const usageNow = queryOptions({
  queryKey: [usagePath],
  queryFn: ownUsage,
  refetchInterval: usagePoll,
})

/** The percent of the month's allowance that is used, as the server counts it: what is reserved counts. */
export const percentOf = (usage: readonly Usage[]): number => {
  const of = (pick: (row: Usage) => number) =>
    Object.fromEntries(usage.map((row) => [row.resource, pick(row)])) as Record<MeteredResource, number>
  return usedResourcesPercent(
    of(({ used, reserved }) => used + reserved),
    of(({ allowed }) => allowed),
  )
}

export const usageMonths = queryOptions({ queryKey: [usagePath, 'history'], queryFn: usageHistory })

export const currentBilling = queryOptions({ queryKey: [billingPath, 'get'], queryFn: ownBilling })

export const allTiers = queryOptions({ queryKey: [tiers.path], queryFn: () => tiers.find() })

/** The latest request of the account; null when there was none. */
export const latestRequest = queryOptions({
  queryKey: [billingRequests.path, 'latest'],
  queryFn: async () => (await billingRequests.find({ $limit: 1 })).data[0] ?? null,
})

export const ownInvoices = queryOptions({ queryKey: [invoices.path], queryFn: () => invoices.find() })
