import type { ColumnType, Generated } from 'kysely'
import type { MailStatus, Notification, WebhookDelivery, WebhookEvent } from '@web2/contract/notifications'

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

interface NotificationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  type: string
  status: Generated<Notification['status']>
  payload: Generated<Notification['payload']>
  /** Key of its subject; one notification per key. */
  cause: string
}

/** Emails of the whole installation. */
interface MailsTable {
  id: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  recipient: string
  subject: string
  /** Content as sealed JSON, because it may contain one-time links. Null once it was sent. */
  bodySealed: ColumnType<string | null, string, string | null>
  status: MailStatus
  attempts: Generated<number>
  dueAt: string
  /** Reason of the last attempt's failure; empty if it succeeded. */
  message: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    webhooks: WebhooksTable
    webhookDeliveries: WebhookDeliveriesTable
    notifications: NotificationsTable
    mails: MailsTable
  }
}
