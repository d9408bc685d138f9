import type { NapUseKind, NapUsePlace, NapUses } from '@web2/contract/listings'
import { sql, type RawBuilder } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import type { ListingReferenceKind } from './listing-references.ts'

const mostPlaces = 100

interface Row {
  readonly napId: string
  readonly kind: NapUseKind
  readonly id: string
  readonly name: string
  readonly total: number
}

type Kinds = readonly ListingReferenceKind[]

const placeOf = (kinds: Kinds, { kind, id, name }: Row): NapUsePlace => {
  const shownName = kinds.find((each) => each.kind === kind)?.shownName
  return { kind, _id: id, name: shownName ? shownName(name) : name }
}

/** Builds one statement over all kinds of listing references. */
const places = (kinds: Kinds, accountId: string, ids: readonly string[]): RawBuilder<Row> =>
  sql<Row>`
    select * from (
      select use.*, count(*) over (partition by nap_id)::int as total,
        row_number() over (partition by nap_id order by lower(name), id) as place
      from (${sql.join(
        kinds.map(
          ({ kind, table, isSeen }) => sql`
            select ${kind}::text as kind, id, name, nap_id from ${sql.table(table)}
            where account_id = ${accountId} and nap_id = any(${[...ids]}::uuid[]) and ${isSeen}`,
        ),
        sql` union all `,
      )}) use
    ) numbered where place <= ${mostPlaces} order by nap_id, place`

/** Returns where the account's listings are used and what published sites show of them. Skips unknown ids. */
export const napUses = async (
  { db, contributions }: Pick<AppContext, 'db' | 'contributions'>,
  accountId: string,
  asked: readonly string[],
): Promise<NapUses[]> => {
  const { kinds, published } = contributions.listingReferences
  const known = [...new Set(asked.filter(isUuid))]
  if (known.length === 0) return []
  const naps = await db
    .selectFrom('naps')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', 'in', known)
    .execute()
  if (naps.length === 0) return []
  const ids = naps.map(({ id }) => id)
  const { rows } = await places(kinds, accountId, ids).execute(db)
  const shown = await published(db, accountId, naps)
  return naps.map(({ id }) => {
    const own = rows.filter(({ napId }) => napId === id)
    return {
      _id: id,
      total: own[0]?.total ?? 0,
      data: own.map((row) => placeOf(kinds, row)),
      shown: shown.get(id) ?? [],
    }
  })
}
