import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { TurboPagesTable } from '../../db/tables/turbo.ts'
import type { TurboRow } from './turbo-view.ts'

/** A page as a plan names it. */
export type NewPage = Pick<
  Selectable<TurboPagesTable>,
  | 'id'
  | 'kind'
  | 'hubList'
  | 'position'
  | 'rows'
  | 'terms'
  | 'key'
  | 'seed'
  | 'name'
  | 'path'
  | 'title'
  | 'siteValue'
  | 'siteRow'
  | 'napId'
  | 'latitude'
  | 'longitude'
  | 'region'
>

/** A statement takes 65,535 values. */
const mostAtOnce = 1_000

/**
 * Stores pages of a plan in one statement. A page of the same values is the same page: it keeps its id, what was written
 * for it and that it is out; the texts of its name and place are those of this plan.
 */
export const storePages = async (
  db: Kysely<Database>,
  turbo: TurboRow,
  planNumber: number,
  pages: readonly NewPage[],
): Promise<void> => {
  if (pages.length === 0) return
  if (pages.length > mostAtOnce) {
    for (let from = 0; from < pages.length; from += mostAtOnce)
      await storePages(db, turbo, planNumber, pages.slice(from, from + mostAtOnce))
    return
  }
  const { id: turboId, accountId, createdBy } = turbo
  await db
    .insertInto('turboPages')
    .values(pages.map((page) => ({ ...page, turboId, accountId, createdBy, planNumber })))
    .onConflict((conflict) =>
      conflict.columns(['turboId', 'key']).doUpdateSet((from) => ({
        planNumber,
        kind: from.ref('excluded.kind'),
        hubList: from.ref('excluded.hubList'),
        position: from.ref('excluded.position'),
        rows: from.ref('excluded.rows'),
        terms: from.ref('excluded.terms'),
        seed: from.ref('excluded.seed'),
        name: from.ref('excluded.name'),
        path: from.ref('excluded.path'),
        title: from.ref('excluded.title'),
        siteValue: from.ref('excluded.siteValue'),
        siteRow: from.ref('excluded.siteRow'),
        napId: from.ref('excluded.napId'),
        latitude: from.ref('excluded.latitude'),
        longitude: from.ref('excluded.longitude'),
        region: from.ref('excluded.region'),
        status: 'planned',
        message: '',
        attempts: 0,
        similarity: null,
        similarTo: null,
        updatedAt: sql`now()`,
      })),
    )
    .execute()
}
