import { defaultTextGenerator, textProviderLabels } from '@web2/contract/ai'
import type { NapData } from '@web2/contract/listings'
import type { AppContext } from '../../../../platform/context.ts'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'
import { openModelCalls, type JsonAnswer } from '../../../model-calls/index.ts'
import type { DraftPage } from '../../tables.ts'
import type { FoundValue } from '../entries.ts'
import { draftSources, sourceBlocks } from './draft-sources.ts'
import { FoundOnPages } from './found-schema.ts'
import { profileFromWebsite } from './prompts/profile-from-website.prompt.ts'
import { verifyFound } from './verify-found.ts'

/** Values that a model found and code has verified, with the model's name and price. */
export interface ModelFindings {
  readonly found: readonly FoundValue[]
  readonly model: string
  readonly promptVersion: string
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cost: number | null
}

const findingsOf = (
  answer: JsonAnswer<typeof FoundOnPages>,
  found: readonly FoundValue[],
): ModelFindings => ({
  found,
  model: `${textProviderLabels[answer.writer.name]} ${answer.writer.params.model}`,
  promptVersion: answer.promptVersion,
  inputTokens: answer.inputTokens,
  outputTokens: answer.outputTokens,
  cost: answer.cost,
})

/**
 * Asks the account's model what the listing and the pages say, and verifies each value. Returns undefined if the account
 * has no key or there is nothing to read.
 */
export const askForProfile = async (
  context: Pick<AppContext, 'config' | 'db' | 'log' | 'now' | 'shared'>,
  accountId: string,
  { listing, pages }: { readonly listing: NapData | null; readonly pages: readonly DraftPage[] },
  signal: AbortSignal,
): Promise<Outcome<ModelFindings> | undefined> => {
  const sources = draftSources(listing, pages)
  const hasText = sources.some(({ kind }) => kind === 'page') || (listing?.aboutUsBlurb ?? '') !== ''
  const calls = await openModelCalls(context, accountId)
  if (!hasText || !calls.writers.writerFor(defaultTextGenerator)) return undefined
  const today = context.now().toISOString().slice(0, 10)
  const answer = await calls.askForJson({
    task: 'extraction',
    prompt: profileFromWebsite({ today, sources: sourceBlocks(sources, today) }),
    schema: FoundOnPages,
    mostCharacters: 60_000,
    mostTokens: 12_000,
    signal,
  })
  if (!answer.ok) return answer
  return { ok: true, value: findingsOf(answer.value, verifyFound(answer.value.value, sources)) }
}
