import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from './database.ts'

/**
 * Runs statements and the COMMIT in one message, as the last ones of a transaction: rows that many transactions want are
 * then locked only while the commit is written, and never while this process is busy with other work. Nothing may follow
 * in the transaction. PostgreSQL takes several statements at once only without parameters.
 */
export const executeAndCommit = async (
  transaction: Transaction<Database>,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> => {
  if (statements.length === 0) return
  // the chained transaction, which is empty, is the one that Kysely ends
  const message = sql`${sql.join(statements, sql`; `)}; commit and chain`.compile(transaction)
  if (message.parameters.length > 0)
    throw new Error('A statement that is sent with its COMMIT takes no parameters')
  await transaction.executeQuery(message)
}
