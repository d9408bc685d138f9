import type { ProfileDraft, ProfileDraftCreate } from '@web2/contract/listings'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../../../platform/auth/caller.ts'
import type { AppContext } from '../../../../platform/context.ts'
import { findAccountRow, lockAccountRow } from '../../../../platform/db/account-row.ts'
import type { Database } from '../../../../platform/db/database.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../../platform/errors.ts'
import { countAttempt } from '../../../../platform/rate-limits/rate-limit.ts'
import { draftProfileJob } from '../../jobs.ts'
import { websiteUrl } from '../../websites/website-url.ts'
import { draftView, emitProfile } from '../profile-view.ts'

/** Drafts that an account may start per hour; each reads a dozen pages. */
const draftsPerAccount = { most: 30, seconds: 3_600 }

/** Returns a draft of the account; undefined if there is none with this id. */
export const findDraft = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<ProfileDraft | undefined> => {
  const row = await findAccountRow(db, 'profileDrafts', { id, accountId })
  return row && draftView(row)
}

const runningDraft = (transaction: Transaction<Database>, accountId: string, profileId: string) =>
  transaction
    .selectFrom('profileDrafts')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('profileId', '=', profileId)
    .where('status', '=', 'running')
    .executeTakeFirst()

/**
 * Starts a draft of a profile from one of its listings and the website. Returns the running one if there is one. Throws
 * 400 for a URL of no website or a listing that uses another profile, 429 beyond the account's drafts per hour.
 */
export const startDraft = async (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { profileId, napId, url: typed }: ProfileDraftCreate,
): Promise<ProfileDraft> => {
  await countAttempt(db, { key: `profile-drafts:${accountId}`, ...draftsPerAccount })
  return db.transaction().execute(async (transaction) => {
    const profile = await lockAccountRow(
      transaction,
      'businessProfiles',
      { id: profileId, accountId },
      'business profile',
    )
    const nap = await findAccountRow(transaction, 'naps', { id: napId, accountId })
    if (nap?.profileId !== profile.id)
      throw badInput({ napId: 'This listing doesn’t use the business profile. Reload the page.' })
    const running = await runningDraft(transaction, accountId, profile.id)
    if (running) return draftView(running)
    const address = (typed ?? nap.website).trim()
    await transaction
      .deleteFrom('profileDrafts')
      .where('accountId', '=', accountId)
      .where('profileId', '=', profile.id)
      .execute()
    const row = await transaction
      .insertInto('profileDrafts')
      .values({
        id: uuidV7(),
        accountId,
        createdBy: userId,
        profileId: profile.id,
        napId: nap.id,
        url: address === '' ? '' : websiteUrl(address).href,
        dueAt: now().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await jobs.enqueue(transaction, draftProfileJob, { draftId: row.id }, { singletonKey: row.id })
    await emitProfile(transaction, accountId, profile.id)
    return draftView(row)
  })
}

/** Deletes a draft of the account; a running one stops, and its proposals so far are none. Throws 404 without it. */
export const stopDraft = (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  id: string,
): Promise<ProfileDraft> =>
  db.transaction().execute(async (transaction) => {
    const row = await findAccountRow(transaction, 'profileDrafts', { id, accountId })
    if (!row) throw notFound('draft')
    await transaction
      .deleteFrom('profileDrafts')
      .where('id', '=', row.id)
      .where('accountId', '=', accountId)
      .execute()
    await emitProfile(transaction, accountId, row.profileId)
    return draftView(row)
  })
