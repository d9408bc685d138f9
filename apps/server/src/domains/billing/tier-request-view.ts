import type { BillingRequest } from '@web2/contract/billing'

/** Columns of a request visible to its account. */
export const requestColumns = [
  'billingRequests.id',
  'billingRequests.createdAt',
  'billingRequests.updatedAt',
  'billingRequests.createdBy',
  'billingRequests.tier',
  'billingRequests.message',
  'billingRequests.status',
  'billingRequests.answer',
  'billingRequests.answeredAt',
] as const

export const asRequest = <Row extends Omit<BillingRequest, '_id'>>({
  id,
  ...row
}: Row & { readonly id: string }) => ({ _id: id, ...row })

/** 'silver' → 'Silver', as mails name it. */
export const tierNameOf = (tier: string): string => tier.charAt(0).toUpperCase() + tier.slice(1)
