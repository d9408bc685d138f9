import type { Client } from 'pg'
import type { Settings } from '../../../platform/config/read-environment.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { checkExternal, checkMoveTarget } from '../../../platform/db/check-external-database.ts'
import { startLoading } from './load-rows.ts'
import { rowsOf } from './dump-rows.ts'
import { openExclusive } from './open-installation.ts'
import { openSession, runningNodes } from './copy-session.ts'
import { appliedMigrations, dataTables, sequenceStates } from './backed-up-tables.ts'
import { prepareTables, requireKnownSchema, stateOf } from './check-restore-target.ts'

/** Number of copied rows. */
export interface Moved {
  readonly tables: number
}

/**
 * Copies the database of a stopped installation into an empty one: from the embedded PostgreSQL to `target`,
 * or from DATABASE_URL to the embedded one if `target` is undefined. Files and the source remain unchanged.
 */
export const moveDatabase = async (settings: Settings, target: string | undefined): Promise<Moved> => {
  const external = target ?? settings.databaseUrl
  if (external === undefined || (target !== undefined && settings.databaseUrl !== undefined)) {
    throw new StartFailure(
      target === undefined
        ? 'The installation already uses the embedded database. To move from an external one, set DATABASE_URL to it.'
        : 'DATABASE_URL is set, so the installation uses an external database. Unset it to move the embedded one, or ' +
            'pass “embedded” to move back.',
    )
  }
  const embedded = await openExclusive({ ...settings, databaseUrl: undefined })
  try {
    if (target !== undefined) await checkMoveTarget(target)
    else await checkExternal(external, settings.databaseSessionUrl)
    const url = target ?? settings.databaseSessionUrl ?? external
    const [from, to] = target === undefined ? [url, embedded.url] : [embedded.url, url]
    return await copyDatabase(
      from,
      to,
      target === undefined ? 'The embedded database' : 'The database to move to',
    )
  } finally {
    await embedded.close()
  }
}

const copyDatabase = async (from: string, to: string, name: string): Promise<Moved> => {
  const source = await openSession(from)
  try {
    const sink = await openSession(to)
    try {
      return await copyRows(source, sink, { url: to, name })
    } finally {
      await sink.end()
    }
  } finally {
    await source.end()
  }
}

const copyRows = async (
  source: Client,
  sink: Client,
  { url, name }: { readonly url: string; readonly name: string },
): Promise<Moved> => {
  if ((await runningNodes(source)) > 0) {
    throw new StartFailure(
      'Web 2 Manager is running on the database to move. Stop all its processes first, so that no writes are lost. ' +
        'Nothing was changed.',
    )
  }
  await source.query('begin isolation level repeatable read, read only')
  const migrations = await appliedMigrations(source)
  if (!migrations) throw new StartFailure('The database to move from is empty. Nothing was changed.')
  await requireKnownSchema('The database to move from', migrations)
  if ((await stateOf(sink, name)) === 'filled') {
    throw new StartFailure(
      `${name} already contains an installation. Use an empty database, or move the folder DATA_DIR/postgres away. ` +
        'Nothing was changed.',
    )
  }
  await prepareTables(sink, url, migrations)
  const tables = await dataTables(source)
  await sink.query('begin')
  const loader = await startLoading(sink, { tables, sequences: await sequenceStates(source) })
  for (const table of tables) await loader.rows(table.name, rowsOf(source, table))
  await loader.finish()
  await sink.query('commit')
  await sink.query('analyze')
  return { tables: tables.length }
}
