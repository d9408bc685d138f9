import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { TurboPagesTable } from '../tables.ts'
import type { ProjectRow } from '../projects/project-view.ts'

/** A page of a plan to be stored. */
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
  | 'signature'
>

/** Lone surrogates in JSON, which the database refuses; an escaped backslash is skipped. */
const halves = /(\\\\)|\\ud[89a-f][0-9a-f]{2}/gi

/** Formats bytes in hex for the database. */
const hex = (bytes: Buffer | null): string | null => bytes && `\\x${bytes.toString('hex')}`

/**
 * Stores pages of a plan in one statement with a single JSON parameter; 500 pages would need 11,000
 * parameters otherwise. A page with the same values keeps its id, generated texts and published state. Its
 * name and path are updated.
 */
export const storePages = async (
  db: Kysely<Database>,
  { id: turboId, accountId, createdBy }: ProjectRow,
  planNumber: number,
  pages: readonly NewPage[],
): Promise<void> => {
  if (pages.length === 0) return
  const told = JSON.stringify(pages.map((page) => ({ ...page, signature: hex(page.signature) }))).replace(
    halves,
    (typed, backslash: string | undefined) => (backslash === undefined ? '\ufffd' : typed),
  )
  await sql`
    insert into turbo_pages (account_id, created_by, turbo_id, plan_number, id, kind, hub_list, position, rows, terms,
      key, seed, name, path, title, site_value, site_row, nap_id, latitude, longitude, region, signature)
    select ${accountId}::uuid, ${createdBy}::uuid, ${turboId}::uuid, ${planNumber}::int, made.*
    from json_to_recordset(${told}::json) as made (id uuid, kind text, "hubList" int, position int, rows int[],
      terms text[], key text, seed bigint, name text, path text, title text, "siteValue" text, "siteRow" int,
      "napId" uuid, latitude float8, longitude float8, region text, signature bytea)
    on conflict (turbo_id, key) do update set
      plan_number = excluded.plan_number, kind = excluded.kind, hub_list = excluded.hub_list,
      position = excluded.position, rows = excluded.rows, terms = excluded.terms, seed = excluded.seed,
      name = excluded.name, path = excluded.path, title = excluded.title, site_value = excluded.site_value,
      site_row = excluded.site_row, nap_id = excluded.nap_id, latitude = excluded.latitude,
      longitude = excluded.longitude, region = excluded.region, signature = excluded.signature,
      status = 'planned', message = '', attempts = 0, similarity = null, similar_to = null,
      elsewhere_kind = null, elsewhere_id = null, elsewhere_similarity = null, updated_at = now()`.execute(db)
}
