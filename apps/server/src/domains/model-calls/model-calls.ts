import type { TSchema } from 'typebox'
import type { Outcome } from '../../platform/outbound/outcome.ts'
import { askForJson } from './ask-for-json.ts'
import { askKept } from './answers/ask-kept.ts'
import { enterCall, type CallContext, type EnterResult } from './enter-call.ts'
import type { AskModel, JsonAnswer, JsonQuestion } from './model-question.ts'
import type { PlannedQuestion } from './planned-question.ts'
import { textWritersOf, type TextWriters } from './text-writers.ts'

/** The text models of one account, opened once for any number of questions. */
export interface ModelCalls {
  readonly writers: TextWriters
  /**
   * Enters a call before the work that needs it begins, so that work that must wait has not begun. The call goes to
   * `ask` as `entered`, or is left.
   */
  readonly enter: (question: PlannedQuestion) => Promise<EnterResult>
  /**
   * Asks a model within the rate limits of its service and the account's monthly limits. Its cost is reserved before and
   * booked once. An equal question gets the answer that was kept, where the task wants that.
   */
  readonly ask: AskModel
  /** Asks for JSON of a schema; an answer of another shape is asked for once more. */
  askForJson<Schema extends TSchema>(question: JsonQuestion<Schema>): Promise<Outcome<JsonAnswer<Schema>>>
}

/** Opens the keys of an account. Rate budgets of its services are shared with all workers. */
export const openModelCalls = async (context: CallContext, accountId: string): Promise<ModelCalls> => {
  const writers = await textWritersOf(context, accountId)
  const ask: AskModel = (question) => askKept(context, accountId, writers, question)
  return {
    writers,
    enter: (question) => enterCall(context, accountId, writers, question),
    ask,
    askForJson: (question) => askForJson(ask, question),
  }
}
