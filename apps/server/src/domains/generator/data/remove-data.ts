import type { TurboData } from '@web2/contract/generator'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { dataView } from './store-table.ts'

/** Deletes data that no project uses. Throws 409 with the name of a project that does. */
export const removeData = (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<TurboData> =>
  db.transaction().execute(async (transaction) => {
    if (!isUuid(id)) throw notFound('table')
    const user = await transaction
      .selectFrom('turbos')
      .select('name')
      .where('accountId', '=', accountId)
      .where(sql<boolean>`definition -> 'lists' @> ${JSON.stringify([{ dataId: id }])}::jsonb`)
      .limit(1)
      .executeTakeFirst()
    if (user)
      throw refused(`“${user.name}” uses this table. Delete the project, or choose another table for it.`)
    const row = await transaction
      .deleteFrom('turboData')
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw notFound('table')
    const record = dataView(row)
    await recordEvent(transaction, { accountId, path: 'turbo-data', name: 'removed', record })
    return record
  })
