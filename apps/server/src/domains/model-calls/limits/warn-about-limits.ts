import { limitWarningPercent } from '@web2/contract/model-calls'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import type { BookedLimit } from '../ledger/book-calls.ts'
import { dayName, dollars, limitName, monthEnd } from './limit-sentences.ts'

const percentOf = ({ spent, amount }: BookedLimit): number => {
  if (spent >= amount) return 100
  return spent * 100 >= amount * limitWarningPercent ? limitWarningPercent : 0
}

/** Notes the warning. Returns false if it was given already, perhaps by another process. */
const note = async (
  transaction: Kysely<Database>,
  { accountId, period, provider }: BookedLimit,
  percent: number,
): Promise<boolean> => {
  const noted = await transaction
    .updateTable('modelLimits')
    .set({ warnedPeriod: period, warnedPercent: percent })
    .where('accountId', '=', accountId)
    .where('provider', '=', provider)
    .where(sql<boolean>`(warned_period <> ${period} or warned_percent < ${percent})`)
    .returning('provider')
    .executeTakeFirst()
  return noted !== undefined
}

/** Notifies accounts whose spending has reached 80 percent of a limit, and again all of it, once a month each. */
export const warnAboutLimits = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  limits: readonly BookedLimit[],
): Promise<void> => {
  for (const limit of limits) {
    const { accountId, period, provider, spent, warnedPeriod, warnedPercent } = limit
    const percent = percentOf(limit)
    if (percent === 0 || (warnedPeriod === period && warnedPercent >= percent)) continue
    const end = monthEnd(period)
    // a call of the last month that ended in this one
    if (end.getTime() <= now().getTime()) continue
    const named = limitName({ ...limit, provider: provider === '' ? null : provider })
    await db.transaction().execute(async (transaction) => {
      if (!(await note(transaction, limit, percent))) return
      await notify(transaction, {
        accountId,
        type: 'ai-limit',
        cause: `ai-limit:${period}:${provider}`,
        payload: {
          title: percent === 100 ? 'AI limit reached' : `${percent}% of an AI limit used`,
          message:
            percent === 100
              ? `The ${named} is reached. Generation pauses until you raise it or until ${dayName(end)}.`
              : `${dollars(spent)} of the ${named} is spent. Generation pauses when it is reached.`,
          link: '/settings/ai-costs',
        },
      })
    })
  }
}
