import type { WebhookDelivery, WebhookEvent } from '@web2/contract/notifications'
import type { ColumnType, Generated } from 'kysely'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Webhooks of an account. */
export interface WebhooksTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  url: string
  events: WebhookEvent[]
  isActive: Generated<boolean>
  problem: Generated<string>
  failingSince: SetLater<string>
  secretSealed: string
  secretLast4: string
  /** Also used to sign until `oldSecretUntil`. */
  oldSecretSealed: SetLater<string>
  oldSecretUntil: SetLater<string>
}

/** Messages to webhooks, written by triggers of the tables they are about. */
export interface WebhookDeliveriesTable {
  id: string
  accountId: string
  webhookId: string
  createdBy: ColumnType<string | null, null | undefined, string | null>
  createdAt: Generated<string>
  updatedAt: Generated<string>
  event: string
  /** JSON columns are written as text. */
  data: ColumnType<WebhookDelivery['data'], string, string>
  status: ColumnType<
    WebhookDelivery['status'],
    WebhookDelivery['status'] | undefined,
    WebhookDelivery['status']
  >
  attempts: Generated<number>
  /** Not before this time on the application's clock; for a delivery in progress, the end of its lease. */
  dueAt: Generated<string>
  answerStatus: SetLater<number>
  answerBody: Generated<string>
  duration: SetLater<number>
  message: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    webhooks: WebhooksTable
    webhookDeliveries: WebhookDeliveriesTable
  }
}
