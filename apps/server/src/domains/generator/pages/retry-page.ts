import { sql } from 'kysely'
import type { TurboPage } from '@web2/contract/generator'
import type { AppContext } from '../../../platform/context.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { turboPageView } from './page-view.ts'

/**
 * Regenerates a page's texts with a new result, in the next sample or with the next retry of failed pages.
 */
export const retryPage = ({ db, now }: AppContext, accountId: string, id: string): Promise<TurboPage> =>
  db.transaction().execute(async (transaction) => {
    if (!isUuid(id)) throw notFound('page')
    const page = await transaction
      .selectFrom('turboPages')
      .innerJoin('turbos', 'turbos.id', 'turboPages.turboId')
      .select(['turbos.status'])
      .where('turboPages.id', '=', id)
      .where('turboPages.accountId', '=', accountId)
      .executeTakeFirst()
    if (!page) throw notFound('page')
    if (!['review', 'done', 'stopped', 'failed'].includes(page.status))
      throw refused('The project is generating pages. Pause it first.')
    await transaction.deleteFrom('turboTexts').where('pageId', '=', id).execute()
    const row = await transaction
      .updateTable('turboPages')
      .set({
        status: 'failed',
        message: 'Waiting to be regenerated',
        attempts: 0,
        dueAt: now().toISOString(),
        updatedAt: sql`now()`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const record = turboPageView(row)
    await recordEvent(transaction, { accountId, path: 'turbo-pages', name: 'patched', record })
    return record
  })
