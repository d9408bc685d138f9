import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readTogether } from '../../../platform/db/statements/read-together.ts'

/** Days for which an answer is given again. */
export const answerDays = 30
/** Answers kept per account; the oldest are removed first. */
export const mostAnswers = 1_000
/** Characters of an answer that is kept. */
export const mostAnswerCharacters = 100_000

const day = 24 * 3_600_000

interface AnswerKey {
  readonly accountId: string
  readonly key: string
}
const idOf = ({ accountId, key }: AnswerKey): string => `${accountId} ${key}`

/** Reads the answers to the questions that a process asks at the same time, with one statement. */
const answerReader = ({ db, now }: Pick<AppContext, 'db' | 'now'>) =>
  readTogether(idOf, async (wanted: readonly AnswerKey[]) => {
    const rows = await db
      .selectFrom('modelAnswers')
      .select(['accountId', 'key', 'provider', 'model', 'text'])
      .where(
        sql<boolean>`(account_id, key) in (
          select * from unnest(
            ${wanted.map(({ accountId }) => accountId)}::uuid[], ${wanted.map(({ key }) => key)}::text[]
          )
        )`,
      )
      .where('createdAt', '>', new Date(now().getTime() - answerDays * day).toISOString())
      .execute()
    const kept = new Map(rows.map((row) => [idOf(row), row]))
    return wanted.map((each) => kept.get(idOf(each)))
  })

/** Returns the account's answer to an equal question; undefined if there is none or it is too old. */
export const keptAnswer = (context: Pick<AppContext, 'db' | 'now' | 'shared'>, wanted: AnswerKey) =>
  context.shared.once(answerReader, context)(wanted)

/** Removes the oldest answers of the calls' accounts beyond the maximum. */
export const trimAnswers = (db: Kysely<Database>, calls: readonly { readonly id: string }[]) =>
  sql`
    delete from model_answers where (account_id, key) in (
      select account_id, key from (
        select account_id, key, row_number() over (partition by account_id order by created_at desc, key) as place
        from model_answers where account_id in (
          select account_id from model_calls where id = any(${calls.map(({ id }) => id)}::uuid[])
        )
      ) ranked where place > ${mostAnswers}
    )`.execute(db)

/** Frees the key of a call that has ended; its answer is no longer kept. Returns false while the call runs. */
export const freeKey = async (db: Kysely<Database>, accountId: string, key: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('modelCalls')
    .set({ callKey: null })
    .where('accountId', '=', accountId)
    .where('callKey', '=', key)
    .where('status', '!=', 'reserved')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
