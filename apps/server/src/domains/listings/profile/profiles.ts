import type { Page } from '@web2/contract/core'
import type { BusinessProfile } from '@web2/contract/listings'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { profileView, profileViews } from './profile-view.ts'

interface Wanted {
  /** Only the profile that this listing uses. */
  readonly napId?: string
  readonly limit: number
  readonly skip: number
}

/** Returns the account's profiles, newest first. */
export const findProfiles = async (
  db: Kysely<Database>,
  accountId: string,
  { napId, limit, skip }: Wanted,
): Promise<Page<BusinessProfile>> => {
  if (napId !== undefined && !isUuid(napId)) return { total: 0, limit, skip, data: [] }
  const matching = db
    .selectFrom('businessProfiles')
    .where('accountId', '=', accountId)
    .$if(napId !== undefined, (query) =>
      query.where('id', 'in', (inner) =>
        inner
          .selectFrom('naps')
          .select('profileId')
          .where('naps.id', '=', napId!)
          .where('naps.accountId', '=', accountId)
          .$narrowType<{ profileId: string }>(),
      ),
    )
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { total, limit, skip, data: await profileViews(db, accountId, rows) }
}

/** Deletes a profile of the account; its listings stay. Returns it as it was. Throws 404 if there is none with this id. */
export const removeProfile = (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<BusinessProfile> =>
  db.transaction().execute(async (transaction) => {
    const record = await profileView(transaction, accountId, id)
    if (!record) throw notFound('business profile')
    await transaction
      .deleteFrom('businessProfiles')
      .where('id', '=', record._id)
      .where('accountId', '=', accountId)
      .execute()
    await recordEvent(transaction, { accountId, path: 'business-profiles', name: 'removed', record })
    return record
  })
