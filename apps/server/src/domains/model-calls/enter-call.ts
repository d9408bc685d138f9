import { defaultTextGenerator, estimateCall, estimateTokens, textProviderLabels } from '@web2/contract/ai'
import type { AppContext } from '../../platform/context.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { ServiceFailure, SpentLimit } from '../../platform/outbound/outcome.ts'
import { permitGate } from '../../platform/rate-limits/permit-semaphore.ts'
import { usagePeriod } from '../accounts/index.ts'
import type { EndedCall } from './ledger/book-calls.ts'
import { callLedger } from './ledger/call-ledger.ts'
import type { CallToReserve, ReserveResult } from './ledger/reserve-calls.ts'
import { refusalOf } from './limits/refusal-of.ts'
import type { CallSpending, PlannedQuestion } from './planned-question.ts'
import { missingKey, type OpenedWriter, type TextWriters } from './text-writers.ts'
import { firstAnswering } from './with-fallbacks.ts'

export type CallContext = Pick<AppContext, 'config' | 'db' | 'log' | 'now' | 'shared'>

/** A call that may begin: it has a permit of its service, and its cost is reserved. */
export interface EnteredCall {
  readonly opened: OpenedWriter
  /** Counts what was received, for the case of a kill. */
  readonly receive: (characters: number) => void
  /** Characters received so far. */
  readonly received: () => number
  /** Estimated tokens of the request. */
  readonly inputTokens: number
  /** Books or releases the call and frees its permit, once; later calls do nothing. */
  readonly leave: (end?: Omit<EndedCall, 'id'>) => Promise<void>
  /** Cost of the call, once it has ended with something received; undefined before, and if it was released. */
  readonly spending: () => CallSpending | undefined
}

/** Why a call may not begin. */
export interface RefusedEntry {
  readonly ok: false
  /** `retryAfter` is set if it may begin later. */
  readonly failure: ServiceFailure
  /** The account's limit that left no room, if only a higher one or the next month helps. */
  readonly limit?: SpentLimit
  /** Another call has its key. */
  readonly isKnownKey?: boolean
}

export type EnterResult = { readonly ok: true; readonly call: EnteredCall } | RefusedEntry

const released: Omit<EndedCall, 'id'> = {
  status: 'released',
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  cost: null,
  estimated: false,
  freesKey: true,
}

const callOf = (
  { now }: Pick<CallContext, 'now'>,
  accountId: string,
  { writer, prices }: OpenedWriter,
  { task, prompt, mostCharacters, mostTokens, expectedTokens, userId, subject, key }: PlannedQuestion,
): CallToReserve => {
  const characters = prompt.instructions.length + prompt.prompt.length
  const answerTokens = expectedTokens ?? mostTokens ?? estimateTokens(mostCharacters)
  return {
    id: uuidV7(),
    accountId,
    userId: userId || null,
    period: usagePeriod(now()),
    provider: writer.name,
    model: writer.params.model,
    task,
    prompt: prompt.name,
    promptVersion: prompt.version,
    subject: subject ?? { kind: '', id: null },
    inputTokens: estimateTokens(characters),
    amount: estimateCall(writer, { characters, answerTokens }, prices, now()) ?? 0,
    key: key ?? null,
  }
}

const enteredCall = (
  context: CallContext,
  opened: OpenedWriter,
  { id, inputTokens }: CallToReserve,
  count: { characters: number },
  endPermit: () => void,
): EnteredCall => {
  let leaving: Promise<void> | undefined
  let spent: CallSpending | undefined
  return {
    opened,
    inputTokens,
    receive: (characters) => {
      count.characters += characters
    },
    received: () => count.characters,
    leave: (end = released) =>
      (leaving ??= (() => {
        endPermit()
        if (end.status === 'booked')
          spent = {
            inputTokens: end.inputTokens,
            outputTokens: end.outputTokens,
            cost: end.cost,
            costEstimated: end.estimated,
          }
        return callLedger(context).book({ ...end, id })
      })()),
    spending: () => spent,
  }
}

/**
 * Enters a call to one writer before anything begins: takes a permit of the service, then holds back the estimated cost
 * of the account's monthly limits. The caller must leave it.
 */
export const enterWriter = async (
  context: CallContext,
  accountId: string,
  opened: OpenedWriter,
  question: PlannedQuestion,
): Promise<EnterResult> => {
  const { now } = context
  const permit = await permitGate(context).enter(opened.provider.budget)
  if (!permit.ok) {
    const message = `${textProviderLabels[opened.writer.name]}’s rate limit was reached.`
    const retryAfter = permit.until.getTime() - now().getTime()
    return { ok: false, failure: { kind: 'rate-limited', message, retryAfter } }
  }
  const count = { characters: 0 }
  const call = callOf(context, accountId, opened, question)
  try {
    const result = await callLedger(context).reserve(call, () => estimateTokens(count.characters))
    if (result.kind === 'reserved')
      return { ok: true, call: enteredCall(context, opened, call, count, permit.end) }
    permit.end()
    return refusedEntry(result, call, now())
  } catch (error) {
    permit.end()
    throw error
  }
}

const refusedEntry = (
  result: Exclude<ReserveResult, { kind: 'reserved' }>,
  call: CallToReserve,
  now: Date,
): RefusedEntry => {
  if (result.kind === 'known key')
    return {
      ok: false,
      isKnownKey: true,
      failure: { kind: 'retryable', message: 'This request is already running.', retryAfter: 2_000 },
    }
  const failure = refusalOf(result.limit, { ...call, now })
  return { ok: false, failure, ...(failure.reason === 'spending-limit' && { limit: result.limit }) }
}

/** Enters a call to the writer that the account uses for the question; see `enterWriter`. */
export const enterCall = async (
  context: CallContext,
  accountId: string,
  writers: TextWriters,
  question: PlannedQuestion,
): Promise<EnterResult> => {
  const wanted = question.writer ?? defaultTextGenerator
  const opened = firstAnswering(writers, writers.writerFor(question.writer ?? null, question.task))
  return opened
    ? enterWriter(context, accountId, opened, question)
    : { ok: false, failure: { kind: 'auth-dead', message: missingKey(wanted.name) } }
}
