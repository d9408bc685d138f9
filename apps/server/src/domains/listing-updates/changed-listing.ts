import { findAccountRow } from '../../platform/db/account-row.ts'
import { NapData } from '@web2/contract/listings'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { napDataOf, type NapsTable } from '../listings/index.ts'
import { needlesOf, type Needle } from './find/needles.ts'

/** Business listing with its earlier versions. */
export interface ChangedListing {
  readonly napId: string
  readonly accountId: string
  readonly nap: NapData
  /** Newest first; empty if it was never changed or its changes were dismissed. */
  readonly earlier: readonly Partial<NapData>[]
  /** Null if no change is recorded. */
  readonly changedAt: string | null
  readonly needles: readonly Needle[]
}

export interface ListingOfAccount {
  readonly accountId: string
  readonly napId: string
}

const dataNames = new Set(Object.keys(NapData.properties))

const fieldOf = (column: string): string =>
  column === 'kgmid'
    ? 'KGMID'
    : column.replace(/_([a-z\d])/g, (_match, letter: string) => letter.toUpperCase())

/** Maps a version stored by the trigger from column names to fields. */
const versionOf = (row: Readonly<Record<string, unknown>>): Partial<NapData> =>
  napDataOf(
    Object.fromEntries(
      Object.entries(row)
        .map(([column, value]) => [fieldOf(column), value] as const)
        .filter(([field]) => dataNames.has(field)),
    ),
  )

type NapRow = Selectable<NapsTable>

export const napOfRow = ({ kgmid, ...row }: NapRow): NapData => ({ ...row, KGMID: kgmid })

const listingOf = (
  row: NapRow,
  change: { readonly earlier: Record<string, unknown>[]; readonly changedAt: string } | undefined,
): ChangedListing => {
  const nap = napOfRow(row)
  const earlier = (change?.earlier ?? []).map(versionOf)
  return {
    napId: row.id,
    accountId: row.accountId,
    nap,
    earlier,
    changedAt: change?.changedAt ?? null,
    needles: needlesOf(earlier, nap),
  }
}

/** Returns the account's listing with its earlier versions, or undefined if it doesn't exist. */
export const changedListing = async (
  db: Kysely<Database>,
  { accountId, napId }: ListingOfAccount,
): Promise<ChangedListing | undefined> => {
  const row = await findAccountRow(db, 'naps', { id: napId, accountId })
  if (!row) return undefined
  const change = await db
    .selectFrom('listingChanges')
    .select(['earlier', 'changedAt'])
    .where('napId', '=', napId)
    .executeTakeFirst()
  return listingOf(row, change)
}
