import type { ColumnType } from 'kysely'
import type {
  MailFailure,
  MailStatus,
  Notification,
  WebhookDelivery,
  WebhookEvent,
} from '@web2/contract/notifications'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Webhooks of an account. */
export type WebhooksTable = Row<
  'webhooks',
  {
    events: WebhookEvent[]
    /** Also used to sign until `oldSecretUntil`. */
    oldSecretSealed: AsStored
  }
>

/** Messages to webhooks, written by triggers of the tables they are about. */
export type WebhookDeliveriesTable = Row<
  'webhookDeliveries',
  {
    createdBy: ColumnType<string | null, null | undefined, string | null>
    data: Json<WebhookDelivery['data']>
    status: WebhookDelivery['status']
    /** Not before this time on the application's clock; for a delivery in progress, the end of its lease. */
    dueAt: AsStored
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    webhooks: WebhooksTable
    webhookDeliveries: WebhookDeliveriesTable
    notifications: Row<
      'notifications',
      {
        status: Notification['status']
        payload: Notification['payload']
        /** Key of its subject; one notification per key. */
        cause: AsStored
      }
    >
    /** Emails of the whole installation. */
    mails: Row<
      'mails',
      {
        /** Content as sealed JSON, because it may contain one-time links. Null once it was sent. */
        bodySealed: ColumnType<string | null, string, string | null>
        status: MailStatus
        /** Empty if the last attempt succeeded, and for emails of earlier releases. */
        failure: ColumnType<MailFailure | '', MailFailure | '' | undefined, MailFailure | ''>
        /** Reason of the last attempt's failure; empty if it succeeded. */
        message: AsStored
      }
    >
  }
}
