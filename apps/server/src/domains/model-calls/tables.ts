import type { AiService, PaidTask, TextProvider } from '@web2/contract/ai'
import type { ModelCallStatus } from '@web2/contract/model-calls'
import type { AsStored, Row } from '../../platform/db/row.ts'

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Calls of text models and requests for images, without prompts and answers; written by ledger. */
    modelCalls: Row<
      'modelCalls',
      {
        provider: AiService
        task: PaidTask
        status: ModelCallStatus
        /** Names a request that is answered once, however often it is repeated; of open and answered calls only. */
        callKey: AsStored
        /** End of the lease, after which its process is taken for dead; null once the call has ended. */
        leasedUntil: AsStored
      }
    >
    /** Amounts that an account spent and reserved in a month, by service and for all (''); written by ledger. */
    modelSpending: Row<'modelSpending', { provider: AiService | '' }>
    /** Monthly limits of an account, by service and for all (''). */
    modelLimits: Row<
      'modelLimits',
      {
        provider: AiService | ''
        /** Month and percent of the latest warning, so that each is given once. */
        warnedPeriod: AsStored
        warnedPercent: AsStored
      }
    >
    /** Answers that are given again to an equal question of the same account. */
    modelAnswers: Row<'modelAnswers', { provider: TextProvider }>
  }
}
