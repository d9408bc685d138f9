import { sql, type Kysely, type Selectable } from 'kysely'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RunItemsTable } from '../../../platform/db/tables.ts'
import type { NextTexts } from './plan/continue-plan.ts'

interface AddedTexts extends Pick<NextTexts, 'cardIds' | 'reservation'> {
  readonly runId: string
}

/** Plans texts in runs; the first one of each carries the reserved unit. Returns the steps. */
export const addRunItems = async (
  transaction: Kysely<Database>,
  added: readonly AddedTexts[],
  now: Date,
): Promise<readonly Selectable<RunItemsTable>[]> => {
  const items = added.flatMap(({ runId, cardIds, reservation }) =>
    cardIds.map((subjectId, at) => ({
      id: uuidV7(),
      runId,
      subjectId,
      dueAt: now.toISOString(),
      usageReservation: at === 0 ? reservation : null,
    })),
  )
  if (items.length === 0) return []
  const { rows } = await sql<Selectable<RunItemsTable>>`
    insert into run_items (id, run_id, subject_id, due_at, usage_reservation)
    select id, "runId", "subjectId", "dueAt", "usageReservation"
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
      id uuid, "runId" uuid, "subjectId" uuid, "dueAt" timestamptz, "usageReservation" jsonb
    )
    returning *`.execute(transaction)
  return rows
}
