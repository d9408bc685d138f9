import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { cardBatcher } from './card-results.ts'
import type { CardRow } from '../generation-view.ts'
import type { CardEnd } from './card-result-statements.ts'
import type { GenerationRun, GenerationStep } from './generation-run.ts'

/** How many items of the run have ended. */
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

/** How the writing of a card came out. */
export type CardOutcome =
  /** Over: the card as it is now, and a promise that it is kept for good. */
  | { readonly ended: CardRow; readonly kept: Promise<unknown> }
  /** The plan is another one now and has to be read again. */
  | 'look again'

/** Ends a card and the item that it was planned by; what is kept is never made again. */
export const endCard = (
  { context, run }: GenerationRun,
  { card, item }: { readonly card: CardRow; readonly item: GenerationStep },
  itemStatus: 'done' | 'failed' | 'cancelled',
  change: Partial<CardEnd>,
): CardOutcome => {
  const { status, text, message, inputTokens, outputTokens, cost, writtenBy } = card
  const to = { status, text, message, inputTokens, outputTokens, cost, writtenBy, ...change }
  const kept = cardBatcher(context).end(run.id, card, item.id, { itemStatus, to })
  return { ended: { ...card, ...to }, kept }
}
