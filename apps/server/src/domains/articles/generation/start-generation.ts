import type { Generation, GenerationStart } from '@web2/contract/articles'
import type { AppContext } from '../../../platform/context.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { generationView } from './generation-view.ts'
import { insertGeneration } from './insert-generation.ts'
import { plannedCards } from './plan-generation.ts'
import { requireProviderKeys } from './require-keys.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

/**
 * Starts a generation: an article from its cards, or a prompt stacker, which becomes an article only on
 * request. Throws 400 for invalid input, 409 if a key is missing, and 402 if the month is used up.
 */
export const startGeneration = async (
  context: AppContext,
  owner: Owner,
  start: GenerationStart,
): Promise<Generation> => {
  const plan = plannedCards(start)
  await requireProviderKeys(context, owner.accountId, plan)
  const { row } = await context.db
    .transaction()
    .execute((transaction) => insertGeneration(context, transaction, owner, { start, plan }))
  return generationView(row)
}
