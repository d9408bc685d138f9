/* The exports that other domains use. */
export type { EnteredCall, EnterResult, RefusedEntry } from './enter-call.ts'
export { jsonIn } from './json-in.ts'
export { limitsRenewAt } from './limits/limit-sentences.ts'
export { stillRefuses } from './limits/still-refuses.ts'
export { warnAboutLimits } from './limits/warn-about-limits.ts'
export {
  bookPaidCall,
  costOfPaidCall,
  hasLimit,
  reservePaidCall,
  type PaidCallEnd,
  type PaidCallEntry,
} from './ledger/paid-call.ts'
export { openModelCalls, type ModelCalls } from './model-calls.ts'
export type { AskModel, JsonAnswer, JsonQuestion, ModelAnswer, ModelQuestion } from './model-question.ts'
export type { CallSpending, PlannedQuestion } from './planned-question.ts'
export type { ModelPrompt } from './prompt/model-prompt.ts'
export { untrustedBlocks, type UntrustedSource } from './prompt/untrusted-blocks.ts'
export { visibleText } from './prompt/visible-text.ts'
export {
  missingKey,
  textWritersOf,
  type BudgetedTextProvider,
  type OpenedWriter,
  type TextWriters,
} from './text-writers.ts'
