import type { TextGenerator } from '@web2/contract/ai'
import type { Static, TSchema } from 'typebox'
import type { Outcome } from '../../platform/outbound/outcome.ts'
import type { Completion } from '../ai/index.ts'
import type { EnteredCall } from './enter-call.ts'
import type { CallSpending, PlannedQuestion } from './planned-question.ts'

export interface ModelQuestion extends PlannedQuestion {
  /** Aborted when the answer is no longer wanted. */
  readonly signal: AbortSignal
  /** Called with each chunk as it arrives. */
  readonly onText?: (piece: string) => void
  /**
   * Called before the answer begins again from its first word, because it broke off or its service failed. Without it,
   * nothing is asked again once text was delivered.
   */
  readonly onRestart?: () => void
  /**
   * Times that a busy service is asked again before a fallback is; 2 if absent. 0 where the caller retries on its own.
   * Unless it is 0, the message of a failure names the wait that the service requested.
   */
  readonly retries?: number
  /** True if a busy service may be left to a fallback; true if absent. False where the caller asks the same one again. */
  readonly mayLeaveBusy?: boolean
  /** Called with the spending of each call that was paid, those that failed included. */
  readonly onSpent?: (spending: CallSpending) => void
  /** Version of the business profile that the prompt contains, so that a changed one gets a new answer. */
  readonly profileVersion?: string
  /** True for a text that is written again, which wants another answer than before. */
  readonly isNew?: boolean
  /** Whether an answer may be kept for an equal question; any whole answer if absent. */
  readonly isUsable?: (text: string) => boolean
  /** The call as entered before; asking leaves it. */
  readonly entered?: EnteredCall
}

/** An answer with what is stored about its origin. */
export interface ModelAnswer extends Completion, CallSpending {
  /** The service and model that answered. */
  readonly writer: TextGenerator
  /** Sentence for the user if another model than the requested one answered; '' otherwise. */
  readonly note: string
  /** Name and version of the prompt file, e.g. 'article-section 3'. */
  readonly promptVersion: string
  /** The answer to an equal earlier question, which cost nothing now. */
  readonly fromCache: boolean
}

export interface JsonQuestion<Schema extends TSchema> extends Omit<
  ModelQuestion,
  'onText' | 'onRestart' | 'isUsable' | 'entered'
> {
  /** Objects only, every property required, null instead of optional: the subset that all services know. */
  readonly schema: Schema
}

export interface JsonAnswer<Schema extends TSchema> extends ModelAnswer {
  readonly value: Static<Schema>
}

/** Asks a model. Failures of services are outcomes. */
export type AskModel = (question: ModelQuestion) => Promise<Outcome<ModelAnswer>>
