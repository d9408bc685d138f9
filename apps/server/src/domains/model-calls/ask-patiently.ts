import { setTimeout as pause } from 'node:timers/promises'
import { mayWorkLater, type Outcome } from '../../platform/outbound/outcome.ts'
import { withWait } from '../ai/index.ts'
import { askEntered } from './ask-entered.ts'
import { freeKey } from './answers/kept-answers.ts'
import { enterWriter, type CallContext } from './enter-call.ts'
import type { ModelAnswer, ModelQuestion } from './model-question.ts'
import type { OpenedWriter, TextWriters } from './text-writers.ts'
import { withFallbacks } from './with-fallbacks.ts'

/** Times that a busy service is asked again, and the waits before in ms. */
const quickRetries = 2
const shortWaits = [1_000, 3_000] as const
/** Longest wait in ms while a question is open; a service that asks for more is left to a fallback or to the caller. */
const longestWait = 10_000

interface Asking {
  readonly context: CallContext
  readonly accountId: string
  readonly question: ModelQuestion
  /** Key under which the answer is kept; undefined for none. */
  readonly answerKey: string | undefined
  /** Whether text of a failed answer was delivered. */
  readonly delivery: { isBegun: boolean; isEntered: boolean }
}

const isSameWriter = ({ writer: one }: OpenedWriter, { writer: other }: OpenedWriter): boolean =>
  one.name === other.name && one.params.model === other.params.model

/** Asks a writer once: reserves and books one call, that of the question's own entry the first time. */
const askOnce = async (
  { context, accountId, question, answerKey, delivery }: Asking,
  opened: OpenedWriter,
): Promise<Outcome<ModelAnswer>> => {
  const heard: ModelQuestion = {
    ...question,
    onText: (piece) => {
      delivery.isBegun = true
      question.onText?.(piece)
    },
  }
  const { entered, ...again } = heard
  if (entered && !delivery.isEntered && isSameWriter(entered.opened, opened)) {
    delivery.isEntered = true
    return askEntered(context, entered, heard, answerKey)
  }
  const enter = () => enterWriter(context, accountId, opened, question)
  let entry = await enter()
  // the answer under its key is no longer kept
  if (!entry.ok && entry.isKnownKey && (await freeKey(context.db, accountId, question.key ?? '')))
    entry = await enter()
  return entry.ok ? askEntered(context, entry.call, again, answerKey) : entry
}

/** Asks one writer, and again after a short wait if its service is busy and nothing was delivered. */
const askAgainWhenBusy = async (asking: Asking, opened: OpenedWriter): Promise<Outcome<ModelAnswer>> => {
  const { question, delivery } = asking
  const { retries = quickRetries, signal, onRestart } = question
  for (let retry = 0; ; retry += 1) {
    const outcome = await askOnce(asking, opened)
    if (outcome.ok || !mayWorkLater(outcome.failure) || retry >= retries) return outcome
    const wait = outcome.failure.retryAfter ?? shortWaits[retry] ?? longestWait
    if (wait > longestWait || (delivery.isBegun && !onRestart)) return outcome
    await pause(wait, undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return outcome
    if (delivery.isBegun) onRestart?.()
    delivery.isBegun = false
  }
}

/**
 * Asks a writer, again while its service is busy, and then the account's fallbacks. Each call is reserved and booked on its
 * own; no text is delivered twice unless the caller can start over.
 */
export const askPatiently = async (
  context: CallContext,
  accountId: string,
  { writers, first }: { readonly writers: TextWriters; readonly first: OpenedWriter },
  question: ModelQuestion,
  answerKey?: string,
): Promise<Outcome<ModelAnswer>> => {
  const delivery = { isBegun: false, isEntered: false }
  const asking: Asking = { context, accountId, question, answerKey, delivery }
  const mayStartOver = () => {
    if (question.signal.aborted || (delivery.isBegun && !question.onRestart)) return false
    if (delivery.isBegun) question.onRestart?.()
    delivery.isBegun = false
    return true
  }
  const rules = { hasRetried: question.mayLeaveBusy ?? true, mayStartOver }
  const { outcome, note } = await withFallbacks(writers, first, rules, (each) =>
    askAgainWhenBusy(asking, each),
  )
  // an entry that was never used is released
  if (!delivery.isEntered) await question.entered?.leave()
  if (outcome.ok) return { ok: true, value: { ...outcome.value, note } }
  return question.retries === 0 ? outcome : withWait(outcome)
}
