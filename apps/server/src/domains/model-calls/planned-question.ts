import type { AiTask, TextGenerator } from '@web2/contract/ai'
import type { ModelPrompt } from './prompt/model-prompt.ts'

/** A question as far as its call is reserved by it. */
export interface PlannedQuestion {
  /** Kind of work, for which the account may have chosen a model. */
  readonly task: AiTask
  /** The requested service and model; absent, the account's choice for the task. */
  readonly writer?: TextGenerator
  readonly prompt: ModelPrompt
  /** Maximum number of characters of the answer; the stream is closed once they are received. */
  readonly mostCharacters: number
  /**
   * Maximum number of tokens that the model may write; absent only for prompts of the account's own, for which the
   * model's maximum applies.
   */
  readonly mostTokens?: number
  /** Tokens of the answer to reserve for, if an answer is usually much shorter than its maximum. */
  readonly expectedTokens?: number
  /** The user who asked; absent for work by the clock. */
  readonly userId?: string | null
  /** Record that the answer is for. */
  readonly subject?: { readonly kind: string; readonly id: string | null }
  /** Names a request, so that its repetition gets the same answer and is not paid again. */
  readonly key?: string
}

/** Tokens and cost of a call. */
export interface CallSpending {
  readonly inputTokens: number
  readonly outputTokens: number
  /** US dollars; null if the price is unknown. */
  readonly cost: number | null
  /** The tokens are estimated. */
  readonly costEstimated: boolean
}
