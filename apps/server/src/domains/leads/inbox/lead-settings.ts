import type { LeadSettings, LeadSettingsPatch } from '@web2/contract/leads'
import type { Kysely, Selectable } from 'kysely'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { LeadSettingsTable } from '../tables.ts'

type Settings = Omit<LeadSettings, '_id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'siteId'>

/** Settings of a site that has none of its own. */
const defaultLeadSettings: Settings = {
  recipients: [],
  mailsEach: true,
  mailsDigest: false,
  autoreply: false,
  autoreplySubject: '',
  autoreplyText: '',
  retentionDays: null,
}

const view = ({
  accountId: _,
  digestedAt: __,
  recipients,
  ...row
}: Selectable<LeadSettingsTable>): LeadSettings => ({
  _id: row.siteId,
  ...row,
  recipients: [...recipients],
})

const requireSite = async (db: Kysely<Database>, accountId: string, id: string) => {
  const site = isUuid(id)
    ? await db
        .selectFrom('sites')
        .select(['id', 'createdAt', 'createdBy'])
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .where('removedAt', 'is', null)
        .executeTakeFirst()
    : undefined
  if (!site) throw notFound('site')
  return site
}

/** Returns how a site treats its leads. Throws 404 if the account has no such site. */
export const leadSettings = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  siteId: string,
): Promise<LeadSettings> => {
  const site = await requireSite(db, accountId, siteId)
  const row = await db
    .selectFrom('leadSettings')
    .selectAll()
    .where('siteId', '=', site.id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (row) return view(row)
  const { id, createdAt, createdBy } = site
  return { _id: id, siteId: id, createdAt, updatedAt: createdAt, createdBy, ...defaultLeadSettings }
}

/** Changes how a site treats its leads. Throws 404 if the account has no such site. */
export const changeLeadSettings = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  siteId: string,
  { recipients, ...patch }: LeadSettingsPatch,
): Promise<LeadSettings> =>
  db.transaction().execute(async (transaction) => {
    const site = await requireSite(transaction, accountId, siteId)
    const change = {
      ...patch,
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      updatedAt: now().toISOString(),
    }
    const row = await transaction
      .insertInto('leadSettings')
      .values({ siteId: site.id, accountId, createdBy: userId, ...change })
      .onConflict((conflict) => conflict.column('siteId').doUpdateSet(change))
      .returningAll()
      .executeTakeFirstOrThrow()
    const record = view(row)
    await recordEvent(transaction, { accountId, path: 'lead-settings', name: 'patched', record })
    return record
  })
