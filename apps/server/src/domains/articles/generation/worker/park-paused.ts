import { withBatchedEvents } from '../../../../platform/events/outbox/record-event.ts'
import { parkBulkRow } from '../../bulks/park-row.ts'
import { lockGeneration, writeCardRow, writeGeneration } from '../generation-view.ts'
import { lockCards } from './card-result-statements.ts'
import type { GenerationRun } from './generation-run.ts'

/**
 * Parks a paused article: resets cards that a killed worker had started and returns its bulk row to waiting.
 * Returns false if the bulk was resumed in the meantime.
 */
export const parkPaused = ({
  context,
  run,
  generation: { id, accountId },
}: Pick<GenerationRun, 'context' | 'run' | 'generation'>): Promise<boolean> =>
  withBatchedEvents(context.db, async (transaction) => {
    const generation = await lockGeneration(transaction, { id, accountId })
    const paused = () =>
      transaction
        .selectFrom('runItems')
        .select(['id', 'subjectId', 'working'])
        .where('runId', '=', run.id)
        .where('status', '=', 'planned')
        .where('paused', 'is not', null)
    const known = await paused().execute()
    await lockCards(
      transaction,
      known.map(({ subjectId }) => subjectId),
    )
    const held = await paused().orderBy('id').forUpdate().execute()
    if (!generation || held.length === 0) return false
    await transaction
      .updateTable('runItems')
      .set({ working: false })
      .where(
        'id',
        'in',
        held.map((item) => item.id),
      )
      .execute()
    for (const { subjectId, working } of held)
      if (working)
        await writeCardRow(transaction, { id: subjectId, accountId }, { status: 'waiting', text: '' })
    await writeGeneration(transaction, generation, { status: 'queued', message: 'Paused with its bulk' })
    if (generation.bulkId !== null) await parkBulkRow(context, transaction, generation)
    return true
  })
