import { switchedOffNote, textCost, estimateTokens } from '@web2/contract/ai'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { permitGate } from '../../platform/rate-limits/permit-semaphore.ts'
import type { Completion } from '../ai/index.ts'
import { mostAnswerCharacters } from './answers/kept-answers.ts'
import type { CallContext, EnteredCall } from './enter-call.ts'
import type { EndedCall } from './ledger/book-calls.ts'
import type { ModelAnswer, ModelQuestion } from './model-question.ts'

/** Timeout in ms without new text from a service. */
const patience = 90_000

const endOf = (
  { opened: { writer, prices } }: EnteredCall,
  { inputTokens, cachedTokens, outputTokens, tokensGuessed }: Omit<Completion, 'text' | 'end'>,
  at: Date,
): Omit<EndedCall, 'id'> => ({
  status: 'booked',
  inputTokens,
  cachedTokens,
  outputTokens,
  cost: textCost(
    writer.name,
    writer.params.model,
    { input: inputTokens, output: outputTokens, cached: cachedTokens },
    prices,
    at,
  ),
  estimated: tokensGuessed,
})

/** How a failed call is booked: by what was received, which the service charges; released if that is nothing. */
const endOfFailed = (call: EnteredCall, at: Date): Omit<EndedCall, 'id'> | undefined => {
  const received = call.received()
  if (received === 0) return undefined
  const outputTokens = estimateTokens(received)
  const { inputTokens } = call
  return {
    ...endOf(call, { inputTokens, cachedTokens: 0, outputTokens, tokensGuessed: true }, at),
    freesKey: true,
  }
}

/** True if the answer may be given again to an equal question. */
const isKept = ({ text, end }: Completion, isUsable: ModelQuestion['isUsable']): boolean =>
  end === 'whole' && text.length <= mostAnswerCharacters && (isUsable?.(text) ?? true)

/** Makes the call. Returns its outcome with how it is booked; undefined releases it. */
const completed = async (
  context: CallContext,
  call: EnteredCall,
  { prompt, mostCharacters, mostTokens, signal, onText, isUsable }: ModelQuestion,
  answerKey: string | undefined,
): Promise<{
  readonly outcome: Outcome<ModelAnswer>
  readonly end: Omit<EndedCall, 'id'> | undefined
}> => {
  const { provider, writer, ...used } = call.opened
  const outcome = await provider.complete({
    model: writer.params.model,
    instructions: prompt.instructions,
    prompt: prompt.prompt,
    mostCharacters,
    ...(mostTokens !== undefined && { mostTokens }),
    patience,
    signal,
    onText: (piece) => {
      call.receive(piece.length)
      onText?.(piece)
    },
  })
  const at = context.now()
  if (!outcome.ok) {
    const { retryAfter } = outcome.failure
    if (retryAfter !== undefined)
      await permitGate(context).hold(provider.budget, new Date(at.getTime() + retryAfter))
    return { outcome, end: endOfFailed(call, at) }
  }
  const completion = outcome.value
  const isStopped = completion.end === 'stopped'
  const end = endOf(call, completion, at)
  const answer = done({
    ...completion,
    writer,
    note: switchedOffNote({ writer, ...used }),
    promptVersion: `${prompt.name} ${prompt.version}`,
    cost: end.cost,
    costEstimated: end.estimated,
    fromCache: false,
  })
  if (isStopped && call.received() === 0) return { outcome: answer, end: undefined }
  return {
    outcome: answer,
    end: {
      ...end,
      ...(isStopped && { freesKey: true }),
      ...(answerKey !== undefined &&
        isKept(completion, isUsable) && { answer: { key: answerKey, text: completion.text } }),
    },
  }
}

/**
 * Makes a call that was entered, and leaves it. Whatever happens, it is booked once: by the service's counts, by what was
 * received, or not at all. Under `answerKey`, its answer is kept. Who entered the call before awaits its booking.
 */
export const askEntered = async (
  context: CallContext,
  call: EnteredCall,
  question: ModelQuestion,
  answerKey: string | undefined,
): Promise<Outcome<ModelAnswer>> => {
  try {
    const { outcome, end } = await completed(context, call, question, answerKey)
    const left = call.leave(end)
    const spending = call.spending()
    if (spending) question.onSpent?.(spending)
    if (!question.entered) await left
    return outcome
  } catch (error) {
    await call.leave(endOfFailed(call, context.now()))
    const spending = call.spending()
    if (spending) question.onSpent?.(spending)
    throw error
  }
}
