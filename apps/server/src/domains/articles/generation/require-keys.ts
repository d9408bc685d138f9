import type { GenerationCard } from '@web2/contract/articles'
import { defaultTextGenerator, type TextGenerator } from '@web2/contract/ai'
import type { AppContext } from '../../../platform/context.ts'
import { keyMissing } from '../../../platform/errors.ts'
import { resolveImageGenerator } from '../../media/index.ts'
import { textWritersOf } from '../../model-calls/index.ts'

type Made = Pick<GenerationCard, 'generateTextBy' | 'generateImageBy'>

/**
 * Returns what must be entered in Settings before the cards can be generated, as messages; empty if nothing
 * is missing.
 */
export const missingProviderKeys = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
  cards: readonly Made[],
): Promise<readonly string[]> => {
  const missing: string[] = []
  const writers = await textWritersOf(context, accountId)
  const asked = new Map<string, TextGenerator>()
  for (const { generateTextBy } of cards) if (generateTextBy) asked.set(generateTextBy.name, generateTextBy)
  // a text without a model of its own is written by the account's choice
  if (cards.some((card) => !card.generateTextBy && !card.generateImageBy) && !writers.writerFor(null))
    missing.push(writers.missing(defaultTextGenerator.name))
  for (const [, wanted] of asked) if (!writers.writerFor(wanted)) missing.push(writers.missing(wanted.name))
  for (const name of new Set(cards.flatMap(({ generateImageBy }) => generateImageBy?.name ?? []))) {
    const maker = await resolveImageGenerator(context, accountId, { generator: name })
    if (!maker.ok) missing.push(maker.reason)
  }
  return missing
}

/** Throws 409 with the first message if a key is missing. */
export const requireProviderKeys = async (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
  cards: readonly Made[],
): Promise<void> => {
  const [first] = await missingProviderKeys(context, accountId, cards)
  if (first !== undefined) throw keyMissing(first)
}
