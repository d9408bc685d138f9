import type { Generated } from 'kysely'

/** Events for sockets, written in the transaction of the change itself (docs/ARCHITECTURE.md). */
export interface OutboxTable {
  seq: Generated<number>
  /** Transaction that wrote it, as text: an xid8 may exceed a JavaScript number. */
  xid: Generated<string>
  accountId: string | null
  path: string
  event: string
  record: unknown
  createdAt: Generated<string>
}
