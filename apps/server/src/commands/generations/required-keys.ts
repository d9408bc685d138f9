import type { GenerationCard } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { keyMissing } from '../../errors.ts'
import { openMaker } from '../images/generate/open-maker.ts'
import { missingKey, textProvidersOf } from './text-providers.ts'

type Made = Pick<GenerationCard, 'generateTextBy' | 'generateImageBy'>

/** In the catalogue's words what has to be entered in Settings before the cards can be written; empty when nothing has. */
export const missingMakers = async (
  context: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
  cards: readonly Made[],
): Promise<readonly string[]> => {
  const missing: string[] = []
  const open = await textProvidersOf(context, accountId)
  for (const name of new Set(cards.flatMap(({ generateTextBy }) => generateTextBy?.name ?? [])))
    if (!open(name)) missing.push(missingKey(name))
  for (const name of new Set(cards.flatMap(({ generateImageBy }) => generateImageBy?.name ?? []))) {
    const maker = await openMaker(context, accountId, name)
    if (!maker.ok) missing.push(maker.reason)
  }
  return missing
}

/** Throws 409 with the first sentence of what is missing. */
export const requireMakers = async (
  context: Pick<AppContext, 'config' | 'db'>,
  accountId: string,
  cards: readonly Made[],
): Promise<void> => {
  const [first] = await missingMakers(context, accountId, cards)
  if (first !== undefined) throw keyMissing(first)
}
