import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvents, type ChangeName } from '../../../platform/events/outbox/record-event.ts'

/** Emits changes of leads. Events hold IDs only, because what visitors sent is stored once. */
export const emitLeadsChanged = (
  transaction: Kysely<Database>,
  accountId: string,
  name: ChangeName,
  ids: readonly string[],
): Promise<void> =>
  recordEvents(
    transaction,
    ids.map((_id) => ({ accountId, path: 'leads', name, record: { _id } })),
  )
