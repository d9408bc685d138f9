import type { LeadWords } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'

/** Returns the words that the account calls spam, in alphabetical order. */
export const ownWords = async ({ db }: Pick<AppContext, 'db'>, accountId: string): Promise<LeadWords> => {
  const rows = await db
    .selectFrom('leadWords')
    .select('word')
    .where('accountId', '=', accountId)
    .where('isOwn', '=', true)
    .orderBy('word')
    .execute()
  return { words: rows.map(({ word }) => word) }
}

/** Replaces the words that the account calls spam. They are stored in lower case, each once. */
export const changeOwnWords = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { words }: LeadWords,
): Promise<LeadWords> => {
  // a digest begins with “#”, so no own word may look like one
  const cleaned = words.map((word) => word.normalize('NFKC').toLowerCase().replace(/^#+/, '').trim())
  const wanted = [...new Set(cleaned)].filter((word) => word !== '').toSorted()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('leadWords')
      .where('accountId', '=', accountId)
      .where('isOwn', '=', true)
      .execute()
    if (wanted.length > 0)
      await transaction
        .insertInto('leadWords')
        .values(wanted.map((word) => ({ accountId, word, isOwn: true })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return ownWords({ db }, accountId)
}
