import { fallbackNote, switchedOffNote, type TextGenerator } from '@web2/contract/ai'
import { mayWorkLater, type Outcome, type ServiceFailure } from '../../platform/outbound/outcome.ts'
import type { OpenedWriter, TextWriters } from './text-writers.ts'

/** Returns whether the writer can't answer until the account changes its key, its credit or its model. */
const isLasting = ({ reason }: ServiceFailure): boolean =>
  reason === 'key-refused' || reason === 'no-credit' || reason === 'no-model'

const keyOf = ({ name, params }: TextGenerator, { reason }: Pick<ServiceFailure, 'reason'>): string =>
  reason === 'no-model' ? `${name}:${params.model}` : name

const refusalOf = ({ refusals }: TextWriters, { writer }: OpenedWriter): ServiceFailure | undefined =>
  refusals.get(writer.name) ?? refusals.get(`${writer.name}:${writer.params.model}`)

/**
 * Returns the first of a writer and its fallbacks that is not known to be unable to answer; the writer itself if all are.
 */
export const firstAnswering = (
  writers: TextWriters,
  first: OpenedWriter | undefined,
): OpenedWriter | undefined =>
  first && ([first, ...writers.fallbacksFor(first)].find((each) => !refusalOf(writers, each)) ?? first)

export interface FallbackRules {
  /** A busy or unreachable service was already asked again, so that another one may be asked. */
  readonly hasRetried: boolean
  /** Returns whether the caller can still start over: nothing of the failed answer was delivered, or it is dropped. */
  readonly mayStartOver: () => boolean
}

export interface AnswerOf<Value> {
  readonly outcome: Outcome<Value>
  /** The writer that gave the outcome. */
  readonly opened: OpenedWriter
  /** Which writer answered and why, if it is not the requested one; '' otherwise. */
  readonly note: string
}

/**
 * Asks a writer, and the account's fallbacks in their order as long as each fails for a reason of its own: its key, its
 * credit, its model, or a service that stays busy. A refused or wrong prompt is refused by all, so it is asked once. Each
 * writer has its own service with its own key. What only the account can change is remembered, because an article has
 * many texts.
 *
 * If all fail, the outcome is that of the first, or of one that may work later.
 */
export const withFallbacks = async <Value>(
  writers: TextWriters,
  first: OpenedWriter,
  { hasRetried, mayStartOver }: FallbackRules,
  ask: (opened: OpenedWriter) => Promise<Outcome<Value>>,
): Promise<AnswerOf<Value>> => {
  const failures: { readonly failure: ServiceFailure; readonly opened: OpenedWriter }[] = []
  for (const opened of [first, ...writers.fallbacksFor(first)]) {
    const known = refusalOf(writers, opened)
    const outcome: Outcome<Value> = known ? { ok: false, failure: known } : await ask(opened)
    if (outcome.ok) {
      const [asked] = failures
      const note = asked
        ? fallbackNote(first.writer, opened.writer, asked.failure.message)
        : switchedOffNote(opened)
      return { outcome, opened, note }
    }
    const { failure } = outcome
    if (isLasting(failure)) writers.refusals.set(keyOf(opened.writer, failure), failure)
    failures.push({ failure, opened })
    // at the account's own limit, no other service spends instead
    const isOwnLimit = failure.reason === 'spending-limit'
    const mayOtherAnswer = isLasting(failure) || (hasRetried && mayWorkLater(failure) && !isOwnLimit)
    if (!mayOtherAnswer || !mayStartOver()) break
  }
  const { failure, opened } = failures.find((each) => mayWorkLater(each.failure)) ?? failures[0]!
  return { outcome: { ok: false, failure }, opened, note: '' }
}
