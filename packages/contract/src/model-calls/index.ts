export {
  AiSpending,
  AiSpendingPatch,
  limitWarningPercent,
  mostSpendingLimit,
  SpendingLimit,
} from './ai-spending.ts'
export { ModelCall, modelCallStatuses, type ModelCallStatus } from './model-call.ts'
