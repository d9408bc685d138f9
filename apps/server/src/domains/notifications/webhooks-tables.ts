import type { WebhookDelivery, WebhookEvent } from '@web2/contract/notifications'
import type { ColumnType, Generated } from 'kysely'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Addresses that are told of what happens in the account. */
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
  /** Signs as well until then. */
  oldSecretSealed: SetLater<string>
  oldSecretUntil: SetLater<string>
}

/** Messages to webhooks; triggers of the tables they tell of write them. */
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
  /** Not before this moment, by the clock of the application; of one under way when it is given up. */
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
