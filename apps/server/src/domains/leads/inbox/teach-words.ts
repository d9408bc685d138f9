import type { LeadEntry } from '@web2/contract/leads'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { decisionsWord, learnedWord, wordsOfLead } from '../lead-words.ts'

/** Decision of a member about a lead. */
export type Decision = 'spam' | 'good'

interface TaughtLead {
  readonly id: string
  readonly accountId: string
  readonly entries: readonly LeadEntry[]
  readonly taught: Decision | null
}

interface Counts {
  spam: number
  good: number
}

/** Adds what the leads change to the counts of each word. */
const changesBy = (leads: readonly TaughtLead[], decision: Decision): ReadonlyMap<string, Counts> => {
  const changes = new Map<string, Counts>()
  for (const lead of leads) {
    const words = wordsOfLead(lead.entries).map((each) => learnedWord(lead.accountId, each))
    for (const name of [decisionsWord, ...words]) {
      const counts = changes.get(name) ?? { spam: 0, good: 0 }
      counts[decision] += 1
      if (lead.taught !== null) counts[lead.taught] -= 1
      changes.set(name, counts)
    }
  }
  return changes
}

/**
 * Teaches the account's filter a decision about leads that the caller has locked: their words count once for it, and
 * no more for the opposite decision. A repeated decision teaches nothing.
 */
export const teachWords = async (
  transaction: Transaction<Database>,
  accountId: string,
  leads: readonly TaughtLead[],
  decision: Decision,
): Promise<void> => {
  const news = leads.filter(({ taught }) => taught !== decision)
  if (news.length === 0) return
  // in one order, so that two decisions at a time never wait for each other
  const changes = [...changesBy(news, decision)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into lead_words as known (account_id, word, spam_count, good_count)
    select ${accountId}::uuid, word, spam, good
    from unnest(
      ${changes.map(([word]) => word)}::text[], ${changes.map(([, { spam }]) => spam)}::int[],
      ${changes.map(([, { good }]) => good)}::int[]
    ) as change (word, spam, good)
    on conflict (account_id, word) do update set
      spam_count = greatest(known.spam_count + excluded.spam_count, 0),
      good_count = greatest(known.good_count + excluded.good_count, 0)`.execute(transaction)
  await transaction
    .updateTable('leads')
    .set({ taught: decision })
    .where('accountId', '=', accountId)
    .where(
      'id',
      'in',
      news.map(({ id }) => id),
    )
    .execute()
}
