import type { BillingRequest } from '@web2/contract/billing'

/** The columns of a request as its account sees it. */
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

/** A row as the API answers it. */
export const asRequest = <Row extends Omit<BillingRequest, '_id'>>({
  id,
  ...row
}: Row & { readonly id: string }) => ({ _id: id, ...row })
