import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'

/** Returns the numbers of new leads and of spam, from counts that triggers maintain. */
export const leadCounts = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
): Promise<{ new: number; spam: number }> => {
  const { rows } = await sql<{ state: string; amount: number }>`
    select state, sum(amount)::int as amount from (
      select state, amount from kept_counts where account_id = ${accountId} and subject = 'leads'
      union all
      select state, amount from count_changes where account_id = ${accountId} and subject = 'leads'
    ) as counts where state in ('new', 'spam') group by state`.execute(db)
  const amountOf = (state: string) => rows.find((row) => row.state === state)?.amount ?? 0
  return { new: amountOf('new'), spam: amountOf('spam') }
}
