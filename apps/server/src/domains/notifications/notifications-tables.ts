import type { Generated } from 'kysely'
import type { Notification } from '@web2/contract/notifications'

export interface NotificationsTable {
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

declare module '../../platform/db/database.ts' {
  interface Database {
    notifications: NotificationsTable
  }
}
