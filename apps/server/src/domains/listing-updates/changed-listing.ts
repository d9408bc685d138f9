import { NapData } from '@web2/contract/listings'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { NapsTable } from '../listings/tables.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { napDataOf } from '../listings/listing-state.ts'
import { needlesOf, type Needle } from './find/needles.ts'

/** A listing with what it said before. */
export interface ChangedListing {
  readonly napId: string
  readonly accountId: string
  readonly nap: NapData
  /** The newest first; none when it was never changed, or somebody is done with its changes. */
  readonly earlier: readonly Partial<NapData>[]
  /** Null: no change is known. */
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

/** A version as the trigger keeps it, by its columns. */
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

/** The account's listing with its earlier versions; undefined when there is none. */
export const changedListing = async (
  db: Kysely<Database>,
  { accountId, napId }: ListingOfAccount,
): Promise<ChangedListing | undefined> => {
  if (!isUuid(napId)) return undefined
  const row = await db
    .selectFrom('naps')
    .selectAll()
    .where('id', '=', napId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const change = await db
    .selectFrom('listingChanges')
    .select(['earlier', 'changedAt'])
    .where('napId', '=', napId)
    .executeTakeFirst()
  return listingOf(row, change)
}
