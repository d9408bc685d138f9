import { dialled } from '@web2/builder'
import type { LeadSettings, LeadSettingsPatch } from '@web2/contract/leads'
import type { Kysely, Selectable } from 'kysely'
import type { Caller } from '../../../platform/auth/caller.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { changeSiteCalls } from '../../sites/index.ts'
import type { LeadSettingsTable } from '../tables.ts'

/** Settings that the row of the site has, because its pages depend on them. */
type CallSettings = Pick<LeadSettings, 'countCalls' | 'trackingNumber'>
type Settings = Omit<
  LeadSettings,
  '_id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'siteId' | keyof CallSettings
>

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

const view = (
  { accountId: _, digestedAt: __, recipients, ...row }: Selectable<LeadSettingsTable>,
  { countCalls, trackingNumber }: CallSettings,
): LeadSettings => ({
  _id: row.siteId,
  ...row,
  recipients: [...recipients],
  countCalls,
  trackingNumber,
})

/** Digits that a phone number has at least. */
const fewestDigits = 3

/** Returns the number without spaces around it. Throws 400 for a text that can't be dialled. */
const phoneNumber = (typed: string): string => {
  const number = typed.trim()
  if (number !== '' && dialled(number).replace('+', '').length < fewestDigits)
    throw badInput({ trackingNumber: 'Enter a phone number.' }, 'Enter a phone number.')
  return number
}

const requireSite = async (db: Kysely<Database>, accountId: string, id: string) => {
  const site = isUuid(id)
    ? await db
        .selectFrom('sites')
        .select(['id', 'createdAt', 'createdBy', 'countCalls', 'trackingNumber'])
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
  if (row) return view(row, site)
  const { id, createdAt, createdBy, countCalls, trackingNumber } = site
  return {
    ...{ _id: id, siteId: id, createdAt, updatedAt: createdAt, createdBy },
    ...defaultLeadSettings,
    ...{ countCalls, trackingNumber },
  }
}

/** Changes how a site treats its leads. Throws 404 if the account has no such site. */
export const changeLeadSettings = (
  { db, now, config }: Pick<AppContext, 'db' | 'now' | 'config'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  siteId: string,
  { recipients, countCalls, trackingNumber, ...patch }: LeadSettingsPatch,
): Promise<LeadSettings> =>
  db.transaction().execute(async (transaction) => {
    const site = await requireSite(transaction, accountId, siteId)
    const calls: CallSettings = {
      countCalls: countCalls ?? site.countCalls,
      trackingNumber: trackingNumber === undefined ? site.trackingNumber : phoneNumber(trackingNumber),
    }
    const change = {
      ...patch,
      ...(recipients && { recipients: JSON.stringify(recipients) }),
      // switched on again, the first email counts from then on
      ...(patch.mailsDigest === false && { digestedAt: null }),
      updatedAt: now().toISOString(),
    }
    const row = await transaction
      .insertInto('leadSettings')
      .values({ siteId: site.id, accountId, createdBy: userId, ...change })
      .onConflict((conflict) => conflict.column('siteId').doUpdateSet(change))
      .returningAll()
      .executeTakeFirstOrThrow()
    if (countCalls !== undefined || trackingNumber !== undefined)
      await changeSiteCalls(transaction, config, { siteId: site.id, accountId }, calls)
    const record = view(row, calls)
    await recordEvent(transaction, { accountId, path: 'lead-settings', name: 'patched', record })
    return record
  })
