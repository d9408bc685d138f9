import { defaultTextGenerator } from '@web2/contract/ai'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import { askPatiently } from '../ask-patiently.ts'
import type { CallContext } from '../enter-call.ts'
import { recordHit } from '../ledger/record-hit.ts'
import type { ModelAnswer, ModelQuestion } from '../model-question.ts'
import { missingKey, type TextWriters } from '../text-writers.ts'
import { failed } from '../../ai/index.ts'
import { answerKey } from './answer-key.ts'
import { keptAnswer } from './kept-answers.ts'
import { createFlights } from './single-flight.ts'

/** Returns the kept answer to an equal question and notes that it cost nothing; undefined if there is none. */
const fromCache = async (
  context: CallContext,
  accountId: string,
  question: ModelQuestion,
  key: string,
): Promise<ModelAnswer | undefined> => {
  const kept = await keptAnswer(context, { accountId, key })
  if (!kept) return undefined
  const { provider, model, text } = kept
  const writer = { name: provider, params: { model } }
  await recordHit(context, accountId, writer, question)
  question.onText?.(text)
  return cachedAnswer(question, writer, text)
}

const cachedAnswer = (
  { prompt }: ModelQuestion,
  writer: ModelAnswer['writer'],
  text: string,
): ModelAnswer => ({
  text,
  end: 'whole',
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  tokensGuessed: false,
  writer,
  note: '',
  promptVersion: `${prompt.name} ${prompt.version}`,
  cost: 0,
  costEstimated: false,
  fromCache: true,
})

/**
 * Asks a model, or returns the answer that was kept for an equal question of the account. Equal questions at the same time
 * are asked once.
 */
export const askKept = async (
  context: CallContext,
  accountId: string,
  writers: TextWriters,
  question: ModelQuestion,
): Promise<Outcome<ModelAnswer>> => {
  const wanted = question.writer ?? defaultTextGenerator
  // the requested one, although another may have been entered because this one is known to fail
  const opened = writers.writerFor(question.writer ?? null, question.task)
  if (!opened) return failed('auth-dead', missingKey(wanted.name))
  const key = answerKey(accountId, opened, question)
  const asked = { writers, first: opened }
  if (key === undefined) return askPatiently(context, accountId, asked, question)
  const kept = await fromCache(context, accountId, question, key)
  if (kept) {
    await question.entered?.leave()
    return done(kept)
  }
  const { leads, outcome } = await context.shared
    .once(createFlights, undefined)
    .join(key, () => askPatiently(context, accountId, asked, question, key))
  if (leads || !outcome.ok) return outcome
  const { writer, text } = outcome.value
  await question.entered?.leave()
  await recordHit(context, accountId, writer, question)
  question.onText?.(text)
  return done({ ...outcome.value, ...cachedAnswer(question, writer, text), end: outcome.value.end })
}
