import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { recordUnannounced, type OutboxEvent } from '../../../../platform/events/outbox/record-event.ts'
import type { RunItemStatus } from '../../../../platform/db/tables.ts'
import { stepsNow } from '../../../../platform/runs/change-run.ts'
import { runView } from '../../../../platform/runs/run-view.ts'
import { cardView, type CardRow } from '../generation-view.ts'

/** The final state of a card. */
export type CardEnd = Pick<
  CardRow,
  | 'status'
  | 'text'
  | 'message'
  | 'inputTokens'
  | 'outputTokens'
  | 'cost'
  | 'costEstimated'
  | 'promptVersion'
  | 'writtenBy'
>

export interface EndedCard {
  readonly id: string
  readonly itemId: string
  readonly itemStatus: RunItemStatus
  readonly end: CardEnd
}

/** Locks the cards in id order, like all code that changes several. Returns which of them a user has stopped. */
export const lockCards = async (
  transaction: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string; stopRequested: boolean }>`
    select id, stop_requested from generation_cards where id = any(${ids}::uuid[]) order by id for update`.execute(
    transaction,
  )
  return new Set(rows.flatMap(({ id, stopRequested }) => (stopRequested ? [id] : [])))
}

/** Locks the runs in id order. */
export const lockRuns = async (transaction: Kysely<Database>, ids: readonly string[]): Promise<void> => {
  await sql`select id from runs where id = any(${ids}::uuid[]) order by id for update`.execute(transaction)
}

/**
 * Cancels stopped steps and returns their cards, which keep their text. Cards with a requested image still
 * start, and their wait handles the stop. Steps never attempted start too, because they were replanned by a
 * release that did not clear an older stop.
 */
const stopCancelledCards = async (
  transaction: Kysely<Database>,
  itemIds: readonly string[],
): Promise<readonly CardRow[]> => {
  const { rows } = await sql<CardRow>`
    with unwanted as (
      update run_items as item set status = 'cancelled', working = false
      from generation_cards as wanted
      where item.id = any(${itemIds}::uuid[]) and item.status = 'planned' and wanted.id = item.subject_id
        and wanted.stop_requested and wanted.image_generation_id is null
        and (item.working or item.attempts > 0)
      returning item.subject_id
    )
    update generation_cards as card set status = 'stopped', message = '', updated_at = now()
    where id in (select subject_id from unwanted) returning card.*`.execute(transaction)
  return rows
}

/**
 * Starts the locked cards whose steps are still planned. Returns their rows, and those that were stopped instead.
 */
export const startCards = async (
  transaction: Kysely<Database>,
  itemIds: readonly string[],
  { isAnyStopped }: { readonly isAnyStopped: boolean },
): Promise<{ readonly begun: readonly CardRow[]; readonly stopped: readonly CardRow[] }> => {
  // cards stopped while their worker was killed or their service failed must not start again
  const stopped = isAnyStopped ? await stopCancelledCards(transaction, itemIds) : []
  const { rows: begun } = await sql<CardRow>`
    with begun as (
      update run_items set working = true where id = any(${itemIds}::uuid[])
        and status = 'planned' and paused is null
      returning subject_id
    )
    update generation_cards as card
    set status = 'writing', text = '', message = '', edited = false, turn = turn + 1, updated_at = now(),
      stop_requested = card.stop_requested and card.image_generation_id is not null
    where id in (select subject_id from begun) returning card.*`.execute(transaction)
  return { begun, stopped }
}

/** Ends locked cards and their steps, in one statement; returns the cards' rows. */
export const finishCards = async (
  transaction: Kysely<Database>,
  cards: readonly EndedCard[],
): Promise<readonly CardRow[]> => {
  const of = <Value>(pick: (card: EndedCard) => Value) => cards.map(pick)
  const { rows } = await sql<CardRow>`
    with ended as materialized (
      select * from unnest(
        ${of(({ id }) => id)}::uuid[], ${of(({ itemId }) => itemId)}::uuid[],
        ${of(({ itemStatus }) => itemStatus)}::text[], ${of(({ end }) => end.status)}::text[],
        ${of(({ end }) => end.text)}::text[], ${of(({ end }) => end.message)}::text[],
        ${of(({ end }) => end.inputTokens)}::integer[], ${of(({ end }) => end.outputTokens)}::integer[],
        ${of(({ end }) => end.cost)}::double precision[], ${of(({ end }) => end.costEstimated)}::boolean[],
        ${of(({ end }) => end.promptVersion)}::text[],
        ${of(({ end }) => end.writtenBy && JSON.stringify(end.writtenBy))}::text[]
      ) as card (
        id, item_id, item_status, status, text, message, input_tokens, output_tokens, cost, cost_estimated,
        prompt_version, written_by
      )
    ), steps as (
      update run_items as item set status = ended.item_status, working = false, message = ended.message
      from ended where item.id = ended.item_id
    )
    update generation_cards as card
    set status = ended.status, text = ended.text, message = ended.message, input_tokens = ended.input_tokens,
      output_tokens = ended.output_tokens, cost = ended.cost, cost_estimated = ended.cost_estimated,
      prompt_version = ended.prompt_version, written_by = ended.written_by::jsonb, updated_at = now()
    from ended where card.id = ended.id returning card.*`.execute(transaction)
  return rows
}

/** Updates the progress of runs from their steps; returns the events to emit. */
const countRuns = async (
  transaction: Kysely<Database>,
  runIds: readonly string[],
): Promise<readonly OutboxEvent[]> => {
  if (runIds.length === 0) return []
  await lockRuns(transaction, runIds)
  const rows = await transaction
    .updateTable('runs')
    .set({
      done: sql`(select count(*) from run_items where run_id = runs.id and status <> 'planned')`,
      steps: stepsNow,
      updatedAt: sql`now()`,
    })
    .where(sql<boolean>`id = any(${runIds}::uuid[])`)
    .returningAll()
    .execute()
  return rows.map((row) => ({
    accountId: row.accountId,
    path: 'runs',
    name: 'patched' as const,
    record: runView(row),
  }))
}

/** Records changed cards and the progress of their runs, which the caller announces after the commit. */
export const emitCardsChanged = async (
  transaction: Kysely<Database>,
  cards: readonly CardRow[],
  runIds: readonly string[],
): Promise<void> => {
  const told = cards.map((row) => ({
    accountId: row.accountId,
    path: 'generation-cards',
    name: 'patched' as const,
    record: cardView(row),
  }))
  await recordUnannounced(transaction, [...told, ...(await countRuns(transaction, runIds))])
}
