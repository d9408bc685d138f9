import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { cardBatcher } from './card-results.ts'
import type { CardRow } from '../generation-view.ts'
import type { CardEnd } from './card-result-statements.ts'
import type { GenerationRun, GenerationStep } from './generation-run.ts'

/** Counts the ended steps of the run. */
export const endedCount = async (
  transaction: Kysely<Database>,
  { id }: GenerationRun['run'],
): Promise<number> => {
  const { ended } = await transaction
    .selectFrom('runItems')
    .select(({ fn }) => fn.countAll<number>().as('ended'))
    .where('runId', '=', id)
    .where('status', '!=', 'planned')
    .executeTakeFirstOrThrow()
  return ended
}

/** The result of processing a card. */
export type CardOutcome =
  /** The card has ended; `kept` resolves once it is stored. */
  | { readonly ended: CardRow; readonly kept: Promise<unknown> }
  /** The plan changed and must be read again. */
  | 'look again'

/** Ends a card and its step, so that a stored text is never generated twice. */
export const endCard = (
  { context, run }: GenerationRun,
  { card, item }: { readonly card: CardRow; readonly item: GenerationStep },
  itemStatus: 'done' | 'failed' | 'cancelled',
  change: Partial<CardEnd>,
): CardOutcome => {
  const { status, text, message, writtenBy, promptVersion } = card
  const { inputTokens, outputTokens, cost, costEstimated } = card
  const spent = { inputTokens, outputTokens, cost, costEstimated }
  const to = { status, text, message, writtenBy, promptVersion, ...spent, ...change }
  const kept = cardBatcher(context).end(run.id, card, item.id, { itemStatus, to })
  return { ended: { ...card, ...to }, kept }
}
