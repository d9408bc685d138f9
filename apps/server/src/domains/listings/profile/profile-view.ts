import type { BusinessProfile, ProfileDraft } from '@web2/contract/listings'
import type { Kysely, Selectable } from 'kysely'
import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { typedEntries } from './entries.ts'

type ProfileRow = Selectable<Database['businessProfiles']>
type DraftRow = Selectable<Database['profileDrafts']>

export const draftView = ({ id, ...row }: Omit<DraftRow, 'pages'>): ProfileDraft => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  profileId: row.profileId,
  status: row.status,
  url: row.url,
  pages: row.readPages,
  proposals: row.proposals,
  problem: row.problem,
  model: row.model,
  cost: row.cost,
})

const draftColumns = [
  'id',
  'accountId',
  'createdBy',
  'createdAt',
  'updatedAt',
  'profileId',
  'napId',
  'url',
  'status',
  'dueAt',
  'attempts',
  'readPages',
  'proposals',
  'problem',
  'model',
  'promptVersion',
  'inputTokens',
  'outputTokens',
  'cost',
] as const satisfies readonly (keyof DraftRow)[]

/** Returns the latest draft of each profile of the account. */
const latestDrafts = async (db: Kysely<Database>, accountId: string, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('profileDrafts')
    .select(draftColumns)
    .distinctOn('profileId')
    .where('accountId', '=', accountId)
    .where('profileId', 'in', ids)
    .orderBy('profileId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.profileId, draftView(row)]))
}

/** Returns rows of the account as the API answers them. */
export const profileViews = async (
  db: Kysely<Database>,
  accountId: string,
  rows: readonly ProfileRow[],
): Promise<BusinessProfile[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const users = await db
    .selectFrom('naps')
    .select(['id', 'businessName', 'profileId'])
    .where('accountId', '=', accountId)
    .where('profileId', 'in', ids)
    .orderBy('businessName')
    .orderBy('id')
    .execute()
  const drafts = await latestDrafts(db, accountId, ids)
  return rows.map(({ id, createdAt, updatedAt, createdBy, version, confirmed, proposed }) => ({
    _id: id,
    createdAt,
    updatedAt,
    createdBy,
    version,
    confirmed: typedEntries(confirmed),
    proposed: typedEntries(proposed),
    naps: users
      .filter(({ profileId }) => profileId === id)
      .map((nap) => ({ _id: nap.id, businessName: nap.businessName })),
    draft: drafts.get(id) ?? null,
  }))
}

/** Returns a profile of the account; undefined if there is none with this id. */
export const profileView = async (
  db: Kysely<Database>,
  accountId: string,
  id: string,
): Promise<BusinessProfile | undefined> => {
  const row = await findAccountRow(db, 'businessProfiles', { id, accountId })
  return row && (await profileViews(db, accountId, [row]))[0]
}

/** Returns a profile that this transaction wrote, and emits its change. */
export const emitProfile = async (
  transaction: Kysely<Database>,
  accountId: string,
  id: string,
  name: 'created' | 'patched' = 'patched',
): Promise<BusinessProfile> => {
  const record = await profileView(transaction, accountId, id)
  if (!record) throw new Error(`The profile ${id} is not in its account`)
  await recordEvent(transaction, { accountId, path: 'business-profiles', name, record })
  return record
}
