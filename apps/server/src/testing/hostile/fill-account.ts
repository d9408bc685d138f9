import { sql, type Kysely } from 'kysely'
import { accountTables } from '../../domains/operations/account-data/account-tables.ts'
import type { Database } from '../../platform/db/database.ts'
import { smallestDefinition } from '../worlds/generator-definition.ts'

/** Column as the database describes it. */
interface Column {
  readonly table: string
  readonly name: string
  /** PostgreSQL's own name: `text`, `_text` for a list of texts, `uuid`, `timestamptz`. */
  readonly type: string
  readonly hasDefault: boolean
  readonly isNullable: boolean
  readonly check: string | null
}

/** Texts that determine the kind of a record; all others contain the marker that tests search for. */
const meaningful: Readonly<Record<string, string>> = {
  status: 'ready',
  'turbos.status': 'draft',
  state: 'planned',
  cloud: 's3',
  role: '',
  type: 'page',
  kind: 'page',
  source: 'manual',
  property_type: 'wordpress',
  time_zone: 'UTC',
  tier: 'silver',
  slug: 'theirs',
  root_slug: 'theirs',
  url: 'https://example.com/theirs',
  // on this machine, where calls are not allowed
  compatible_base_url: 'http://127.0.0.1:7/v1',
  ollama_base_url: 'http://127.0.0.1:7',
  azure_base_url: 'http://127.0.0.1:7',
  bedrock_region: 'eu-central-1',
  means: 'application-password',
  document: '{"componentName":"Canvas","props":{},"children":[],"addition":{},"uuid":"a"}',
  fragment: '[]',
  theme: '{"name":"Theirs","tokens":[{"name":"c-brand","group":"color","value":"#0b6e4f"}],"hasDark":false}',
}

const columnsOf = async (db: Kysely<Database>): Promise<readonly Column[]> => {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as name, t.typname as type, a.atthasdef or a.attidentity <> '' as has_default,
      not a.attnotnull as is_nullable,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey) limit 1) as check
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''`.execute(db)
  return rows
}

const valueOf = ({ table, name, type, check }: Column, given: Given): unknown => {
  if (name === 'account_id') return given.accountId
  if (name === 'user_id' || name === 'assigned_to' || (name.endsWith('_by') && name !== 'held_by'))
    return given.userId
  if (type === 'uuid') return given.id
  if (type === 'text')
    return (
      /'([^']*)'::text/.exec(check ?? '')?.[1] ??
      meaningful[`${table}.${name}`] ??
      meaningful[name] ??
      given.marker
    )
  // lists: PostgreSQL prefixes their names
  if (type.startsWith('_')) return []
  if (type === 'timestamptz') return '2030-01-01T00:00:00Z'
  if (type === 'date') return '2030-01-01'
  if (type === 'jsonb' && table === 'turbos' && name === 'definition')
    return JSON.stringify(smallestDefinition)
  if (type === 'jsonb' && table === 'own_font_faces' && name === 'facts') return '{"widths":{}}'
  if (type === 'jsonb') return name.endsWith('s') || name === 'changed_since' ? '[]' : '{}'
  if (type === 'bool') return true
  return 1
}

/** Values of the rows: `id` is the id of the row of every table, and of all rows they reference. */
export interface Given {
  readonly accountId: string
  readonly userId: string
  readonly id: string
  /** Part of every text. */
  readonly marker: string
}

/** Nullable columns that stay empty: they would form cycles, or end the record. */
const empty = new Set([
  'primary_target_id',
  'run_id',
  'deleted_at',
  'opened_by',
  'revoked_at',
  'accepted_at',
  'used_at',
])

const wanted = ({ name, type, hasDefault, isNullable }: Column): boolean =>
  isNullable ? ['text', 'uuid'].includes(type) && !empty.has(name) : !hasDefault || type === 'text'

/** Tables filled by the account's registration, and tables whose rows contain a row of another table. */
const untouched = new Set(['memberships', 'login_sessions', 'audit_log', 'deleted_articles'])

/**
 * Inserts one row into every table of an account without the API, all with the same id, so that one id is
 * that of a listing, a site and a campaign alike. Returns the filled tables.
 */
export const fillAccount = async (db: Kysely<Database>, given: Given): Promise<readonly string[]> => {
  const columns = await columnsOf(db)
  const tables = (await accountTables(db)).map(({ name }) => name).filter((name) => !untouched.has(name))
  // emails belong to the installation, and those about leads to an account
  await sql`
    insert into mails (id, recipient, subject, status, due_at)
    values (${given.id}, '', ${given.marker}, 'sent', now())`.execute(db)
  let left = tables
  while (left.length > 0) {
    const waiting: string[] = []
    const failures: string[] = []
    for (const table of left) {
      const own = columns.filter((column) => column.table === table).filter(wanted)
      await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ name }) => sql.ref(name)))})
        values (${sql.join(own.map((column) => valueOf(column, given)))})`
        .execute(db)
        .catch((error: Error) => {
          // a referenced row doesn't exist yet
          failures.push(`${table}: ${error.message}`)
          waiting.push(table)
        })
    }
    if (waiting.length === left.length) throw new Error(failures.join('\n'))
    left = waiting
  }
  return tables
}
