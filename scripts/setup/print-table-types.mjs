import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import { throwAwaySettings } from '../../apps/server/src/platform/db/embedded/server-settings.ts'
import { startEmbedded } from '../../apps/server/src/platform/db/embedded/start-embedded.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { schemaTypes } from '../../apps/server/src/platform/db/schema-types.ts'

/* Prints the types of all tables, read from an empty database after all migrations. Needs Node 24. */

const dataDir = await mkdtemp(join(tmpdir(), 'web2-tables-'))
try {
  const postgres = await startEmbedded({ dataDir, log: () => undefined, settings: throwAwaySettings })
  try {
    await migrate(postgres.url)
    const db = connect({ url: postgres.url, applicationName: 'web2 table types' })
    process.stdout.write(await schemaTypes(db))
    await db.destroy()
  } finally {
    await postgres.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
