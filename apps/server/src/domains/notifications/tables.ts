import type { ColumnType, Generated } from 'kysely'
import type { MailStatus } from '@web2/contract/notifications'

/** Mail of the whole installation, whatever the account. */
export interface MailsTable {
  id: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  recipient: string
  subject: string
  /** The letter as JSON, sealed: it may hold links that open doors. Null once it was sent. */
  bodySealed: ColumnType<string | null, string, string | null>
  status: MailStatus
  attempts: Generated<number>
  dueAt: string
  /** Why the last attempt failed; empty when it did not. */
  message: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    mails: MailsTable
  }
}
