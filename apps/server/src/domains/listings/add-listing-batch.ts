import type { NapBatch, NapBatchAnswer, NapData, NapRowErrors } from '@web2/contract/listings'
import { sql } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { execute } from '../../platform/db/adapter/execute.ts'
import { insertRows, withEvent } from '../../platform/db/adapter/statements.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { napsResource } from './listings-resource.ts'
import { phoneNumber } from './phone-numbers.ts'

/** Part of an import after its rows were checked. */
export interface CheckedBatch extends Pick<NapBatch, 'importId' | 'batch'> {
  /** Valid listings, each with its row number in the request. */
  readonly good: readonly { readonly row: number; readonly data: NapData }[]
  /** Number of rows in the request. */
  readonly sent: number
  readonly rejected: readonly NapRowErrors[]
  readonly warnings: readonly NapRowErrors[]
}

/**
 * Adds the valid rows of one part of an import and stores its result in one transaction. A repeated part
 * returns the stored result and adds nothing.
 */
export const addNapBatch = (
  { db }: Pick<AppContext, 'db'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { importId, batch, good, sent, rejected, warnings }: CheckedBatch,
): Promise<NapBatchAnswer> =>
  db.transaction().execute(async (transaction) => {
    // if the same part arrives twice at once, the second waits for the first
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${accountId} ${importId} ${batch}`}, 0))`.execute(
      transaction,
    )
    const done = await transaction
      .selectFrom('napBatches')
      .select('answer')
      .where('accountId', '=', accountId)
      .where('importId', '=', importId)
      .where('batch', '=', batch)
      .executeTakeFirst()
    if (done) return done.answer

    const ids = good.map(() => uuidV7())
    if (good.length > 0) {
      const rows = good.map(({ data }) => ({ ...data, ...phoneNumber(data) }))
      const write = insertRows(napsResource, rows, { ids, accountId, userId })
      const told = withEvent(write, { accountId, path: 'naps', name: 'created' })
      await execute(transaction.withoutPlugins(), told)
    }
    const idOf = new Map(good.map(({ row }, at) => [row, ids[at] ?? null]))
    const answer: NapBatchAnswer = {
      created: good.length,
      rejected,
      ...(warnings.length > 0 && { warnings }),
      ids: Array.from({ length: sent }, (_, row) => idOf.get(row) ?? null),
    }
    await transaction
      .insertInto('napBatches')
      .values({ accountId, importId, batch, answer: JSON.stringify(answer) })
      .execute()
    return answer
  })
