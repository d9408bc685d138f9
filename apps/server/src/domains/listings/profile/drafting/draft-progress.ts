import type { AppContext } from '../../../../platform/context.ts'
import { findAccountRow } from '../../../../platform/db/account-row.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { lockLeased, type Leased } from '../../../../platform/jobs/leased-rows.ts'
import { leasedDrafts } from '../../jobs.ts'
import type { DraftPage } from '../../tables.ts'
import { countEntries, withProposals, type FoundValue } from '../entries.ts'
import { emitProfile } from '../profile-view.ts'
import type { ModelFindings } from './ask-for-profile.ts'

type Claimed = Leased<'profileDrafts'>
type Context = Pick<AppContext, 'db' | 'now'>

const later = (now: Date, milliseconds: number): string =>
  new Date(now.getTime() + milliseconds).toISOString()

/** Stores the pages read so far and renews the lease. Returns undefined if the draft was stopped or has another worker. */
export const keepPages = (
  { db, now }: Context,
  claimed: Claimed,
  pages: readonly DraftPage[],
): Promise<Claimed | undefined> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockLeased(transaction, leasedDrafts, claimed))) return undefined
    const moment = now()
    const row = await transaction
      .updateTable('profileDrafts')
      .set({
        pages: JSON.stringify(pages),
        readPages: pages.filter(({ problem }) => problem === '').length,
        dueAt: later(moment, leasedDrafts.lease),
        updatedAt: moment.toISOString(),
      })
      .where('id', '=', claimed.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await emitProfile(transaction, row.accountId, row.profileId)
    return row as Claimed
  })

/** Ends the lease, so that the draft is continued after this many ms. */
export const postponeDraft = async ({ db, now }: Context, claimed: Claimed, wait: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    if (!(await lockLeased(transaction, leasedDrafts, claimed))) return
    await transaction
      .updateTable('profileDrafts')
      .set({ dueAt: later(now(), wait) })
      .where('id', '=', claimed.id)
      .execute()
  })
}

interface DraftEnd {
  readonly found: readonly FoundValue[]
  /** Sentence for the user; '' if all went well. */
  readonly problem: string
  readonly failed?: boolean
  readonly model?: Omit<ModelFindings, 'found'>
}

/** Ends the draft: its proposals, its price and its problem are stored in one transaction. */
export const endDraft = async (
  { db, now }: Context,
  claimed: Claimed,
  { found, problem, failed = false, model }: DraftEnd,
): Promise<void> => {
  const { accountId, profileId } = claimed
  await db.transaction().execute(async (transaction) => {
    // before the draft, as its deletion with the profile does
    const profile = await findAccountRow(
      transaction,
      'businessProfiles',
      { id: profileId, accountId },
      { lock: 'update' },
    )
    if (!profile || !(await lockLeased(transaction, leasedDrafts, claimed))) return
    const proposed = withProposals(profile, found, uuidV7)
    const moment = now().toISOString()
    await transaction
      .updateTable('businessProfiles')
      .set({ proposed: JSON.stringify(proposed), updatedAt: moment })
      .where('id', '=', profile.id)
      .execute()
    await transaction
      .updateTable('profileDrafts')
      .set({
        status: failed ? 'failed' : 'done',
        dueAt: null,
        pages: '[]',
        proposals: countEntries(proposed),
        problem,
        updatedAt: moment,
        ...model,
      })
      .where('id', '=', claimed.id)
      .execute()
    await emitProfile(transaction, accountId, profile.id)
  })
}
