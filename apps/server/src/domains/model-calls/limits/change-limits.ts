import type { AiSpendingPatch } from '@web2/contract/model-calls'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Database } from '../../../platform/db/database.ts'
import { limitsRenewAt } from './limit-sentences.ts'

declare module '../../../platform/context.ts' {
  interface Contributions {
    /** Lets work of an account start again that waits for its monthly limit, which ends at the moment. */
    readonly resumeAfterLimit: (
      transaction: Transaction<Database>,
      waiting: { readonly accountId: string; readonly until: Date; readonly now: Date },
    ) => Promise<void>
  }
}

/**
 * Sets or removes monthly limits. Work that waits for a limit tries again: it waits on if the new limit is reached too.
 */
export const changeLimits = (
  { db, now, contributions }: Pick<AppContext, 'db' | 'now' | 'contributions'>,
  { accountId, userId }: { readonly accountId: string; readonly userId: string },
  { limits }: AiSpendingPatch,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const { provider, amount } of limits) {
      const name = provider ?? ''
      if (amount === null) {
        await transaction
          .deleteFrom('modelLimits')
          .where('accountId', '=', accountId)
          .where('provider', '=', name)
          .execute()
        continue
      }
      const changed = { amount, warnedPeriod: '', warnedPercent: 0 }
      await transaction
        .insertInto('modelLimits')
        .values({ accountId, provider: name, ...changed })
        .onConflict((conflict) => conflict.columns(['accountId', 'provider']).doUpdateSet(changed))
        .execute()
    }
    await recordAudit(transaction, { action: 'ai-limits-changed', userId, accountId, details: { limits } })
    await contributions.resumeAfterLimit(transaction, { accountId, until: limitsRenewAt(now()), now: now() })
  })
