import type { ColumnType, Generated } from 'kysely'
import type { MailStatus } from '@web2/contract/notifications'

/** Emails of the whole installation. */
export interface MailsTable {
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
    mails: MailsTable
  }
}
