import type { InstallationStatus, NodeStatus } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Number of the largest tables to report. */
const largest = 8

type Figures = Omit<InstallationStatus, 'mails' | 'connected' | 'urls'> & {
  readonly mails: Omit<InstallationStatus['mails'], 'isSent'>
}

/** Returns figures of the whole installation. Every query uses an index or statistics. */
export const installationFigures = async (db: Kysely<Database>, now: Date): Promise<Figures> => {
  const [nodes, queues, runs, oldestWaiting, mails, database, tables] = await Promise.all([
    readNodes(db),
    readQueues(db),
    readRuns(db),
    readOldestWaiting(db, now),
    readMails(db),
    readDatabase(db),
    readTables(db),
  ])
  const failedJobs = queues.reduce((sum, { failed }) => sum + failed, 0)
  return {
    at: now.toISOString(),
    nodes,
    queues,
    runs,
    oldestWaiting,
    deadLetters: failedJobs + mails.failed,
    mails,
    database: { ...database, tables },
  }
}

const readNodes = async (db: Kysely<Database>): Promise<NodeStatus[]> => {
  const rows = await db.selectFrom('nodes').selectAll().orderBy('startedAt').execute()
  return rows.map(({ id, figures, ...node }) => ({ _id: id, ...node, ...figures }))
}

const readQueues = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string; waiting: number; active: number; failed: number }>`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active,
      count(*) filter (where state = 'failed') as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')
    group by name order by name`.execute(db)
  return rows
}

const readRuns = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ kind: string; queued: number; running: number; failed: number }>`
    select kind,
      count(*) filter (where status = 'queued') as queued,
      count(*) filter (where status = 'running') as running,
      count(*) filter (where status = 'failed') as failed
    from (
      select kind, status from runs where status in ('queued', 'running')
      union all
      select kind, status from runs where status = 'failed' and ended_at > now() - interval '24 hours'
    ) as lately
    group by kind order by kind`.execute(db)
  return rows
}

const readOldestWaiting = async (db: Kysely<Database>, now: Date): Promise<number> => {
  const { rows } = await sql<{ since: string | null }>`
    select least(
      (select min(due_at) from run_items where status = 'planned' and paused is null and due_at <= ${now.toISOString()}),
      (select min(due_at) from campaign_jobs where status = 'planned' and armed and due_at <= ${now.toISOString()})
    ) as since`.execute(db)
  const since = rows[0]?.since
  return since ? Math.max(0, (now.getTime() - Date.parse(since)) / 1_000) : 0
}

const readMails = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ queued: number; failed: number; kept: number }>`
    select count(*) filter (where status = 'queued') as queued,
      count(*) filter (where status = 'failed') as failed,
      count(*) filter (where status = 'kept') as kept
    from mails where status <> 'sent'`.execute(db)
  return rows[0]!
}

const readDatabase = async (db: Kysely<Database>) => {
  const { rows } = await sql<Omit<InstallationStatus['database'], 'tables'>>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections,
      coalesce((
        select extract(epoch from max(clock_timestamp() - xact_start)) from pg_stat_activity
        where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()
      ), 0)::float8 as event_lag,
      greatest((select reltuples from pg_class where oid = 'outbox'::regclass), 0)::bigint as events`.execute(
    db,
  )
  return rows[0]!
}

const readTables = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string; bytes: number; rows: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0)::bigint as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 2 desc limit ${largest}`.execute(db)
  return rows
}
