import type { Generated } from 'kysely'

/** What sockets must be told, written in the transaction of the change itself (docs/ARCHITECTURE.md). */
export interface OutboxTable {
  seq: Generated<number>
  /** Transaction that wrote it, as text: an xid8 does not fit a JavaScript number for ever. */
  xid: Generated<string>
  accountId: string | null
  path: string
  event: string
  record: unknown
  createdAt: Generated<string>
}
