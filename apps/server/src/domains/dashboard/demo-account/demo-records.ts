import { demoKinds, type DemoKind, type DemoRecord } from '@web2/contract/dashboard'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { MadeRecord } from './made-record.ts'

interface Kept {
  readonly table: string
  /** SQL expression of its display name. */
  readonly name: string
  /** SQL list of its editable columns, without references cleared when other sample data is deleted. */
  readonly content: string
  /** SQL condition for rows visible to users. */
  readonly where: string
}

const places: Readonly<Record<DemoKind, Kept>> = {
  campaign: {
    table: 'campaigns',
    name: 'record.name',
    content: 'name, status, targets, source, links, schedule, spread',
    where: 'true',
  },
  project: {
    table: 'turbos',
    name: 'record.name',
    content: 'definition',
    where: 'true',
  },
  page: {
    table: 'cloud_pages',
    name: String.raw`regexp_replace(record.name, '\.html$', '', 'i')`,
    content: 'name, html',
    where: 'deleted_at is null',
  },
  site: {
    table: 'sites',
    name: 'record.name',
    content: `name, root_slug, email, status, (
      select jsonb_agg(jsonb_build_array(page.id, page.name, page.slug, page.html) order by page.id)
      from site_pages page where page.site_id = record.id)`,
    where: 'removed_at is null',
  },
  article: {
    table: 'articles',
    name: 'record.title',
    content: 'title, text, keyword, status, slug, meta_title, meta_description, featured_image',
    where: 'true',
  },
  property: {
    table: 'properties',
    name: 'record.name',
    content: 'name, url, username, secrets_sealed is null',
    where: 'true',
  },
  listing: {
    table: 'naps',
    name: 'record.business_name',
    content: `to_jsonb(record) - '{id,account_id,created_by,created_at,updated_at,phone_key,address_key}'::text[]`,
    where: 'true',
  },
  category: { table: 'categories', name: 'record.name', content: 'name, color', where: 'true' },
  image: {
    table: 'media_files',
    name: 'record.name',
    content: 'folder, name',
    where: 'removed_at is null',
  },
  folder: { table: 'media_folders', name: 'record.path', content: 'path', where: 'true' },
}

export const demoTable = (kind: DemoKind): string => places[kind].table

const digest = (kind: DemoKind) => sql.raw(`md5(jsonb_build_array(${places[kind].content})::text)`)

/** Marks records as sample data, with a digest of their current content. */
export const noteDemoRecords = async (
  transaction: Kysely<Database>,
  accountId: string,
  made: readonly MadeRecord[],
): Promise<void> => {
  for (const kind of demoKinds) {
    const ids = made.filter((each) => each.kind === kind).map(({ id }) => id)
    await sql`
      insert into demo_records (account_id, kind, record_id, content)
      select account_id, ${kind}, id, ${digest(kind)} from ${sql.table(places[kind].table)} as record
      where account_id = ${accountId} and id = any(${ids}::uuid[])`.execute(transaction)
  }
}

/** Returns the remaining sample records and whether they were changed. */
export const demoRecords = async (db: Kysely<Database>, accountId: string): Promise<DemoRecord[]> => {
  const parts = demoKinds.map(
    (kind) => sql`
      select noted.kind, record.id, ${sql.raw(places[kind].name)} as name,
        noted.content <> ${digest(kind)} as changed
      from demo_records noted join ${sql.table(places[kind].table)} as record
        on record.id = noted.record_id and record.account_id = noted.account_id
      where noted.account_id = ${accountId} and noted.kind = ${kind} and ${sql.raw(places[kind].where)}`,
  )
  const { rows } = await sql<{ kind: DemoKind; id: string; name: string; changed: boolean }>`
    select * from (${sql.join(parts, sql` union all `)}) as samples order by kind, id`.execute(db)
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}
