import { mkdir, rm } from 'node:fs/promises'
import type { Client } from 'pg'
import type { Settings } from '../../../platform/config/read-environment.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { prepareDataFolder } from '../../../platform/data-folder/prepare-data-folder.ts'
import { checkStorage } from '../../../platform/object-storage/check-bucket.ts'
import { checkArchive, contentOf, type Archive } from './archive-reader.ts'
import { startLoading } from './load-rows.ts'
import { sendPictures } from './media-files.ts'
import { sendPublications } from './publication-files.ts'
import { openExclusive } from './open-installation.ts'
import { requireFittingSecret } from './secret-fingerprint.ts'
import { openSession } from './copy-session.ts'
import { prepareTables, requireKnownSchema, stateOf } from './check-restore-target.ts'
import { clearUnfinished, markUnfinished, unfinishedRestore } from './restore-marker.ts'
import { placeFiles, removeLeftovers, requireNoFiles, unpackFile, unpackFolder } from './staged-files.ts'

/**
 * Restores a backup into an empty installation. Reads the whole file before any change and commits the
 * database last, so that an interrupted restore can be repeated. Throws StartFailure with a message.
 */
export const restore = async (settings: Settings, path: string): Promise<Archive> => {
  const archive = await checkArchive(path)
  await requireKnownSchema(path, archive.manifest.migrations)
  requireFittingSecret(archive.manifest, settings.appSecret)
  const { dataDir, storage } = settings
  await prepareDataFolder(dataDir)
  await checkStorage(storage)
  const isRepeated = (await unfinishedRestore(dataDir)) !== undefined
  if (!isRepeated) await requireNoFiles(dataDir)
  const place = await openExclusive(settings)
  try {
    const client = await openSession(place.url)
    try {
      await fillEmpty(client, place.url, { settings, archive, isRepeated })
    } finally {
      await client.end()
    }
    await sendPublications(place.url, settings, archive.manifest)
    return archive
  } finally {
    await place.close()
  }
}

interface Task {
  readonly settings: Settings
  readonly archive: Archive
  /** True if an earlier restore into this folder was interrupted. */
  readonly isRepeated: boolean
}

const fillEmpty = async (client: Client, url: string, task: Task): Promise<void> => {
  const { settings, archive, isRepeated } = task
  const { dataDir } = settings
  const name =
    settings.databaseUrl === undefined ? `The database in ${dataDir}` : 'The database at DATABASE_URL'
  const state = await stateOf(client, name)
  if (state === 'filled') {
    // it was interrupted after its last step
    if (isRepeated) return clearUnfinished(dataDir)
    throw new StartFailure(
      `${name} already contains an installation. Restore into an empty one: change DATA_DIR or DATABASE_URL, or move ` +
        'this installation away. Nothing was changed.',
    )
  }
  await markUnfinished(dataDir, archive.path)
  if (isRepeated) await removeLeftovers(dataDir)
  await rm(unpackFolder(dataDir), { recursive: true, force: true })
  await mkdir(unpackFolder(dataDir), { mode: 0o700 })
  await prepareTables(client, url, archive.manifest.migrations)
  await client.query('begin')
  await unpack(client, task)
  await placeFiles(dataDir)
  await client.query('commit')
  await clearUnfinished(dataDir)
  await rm(unpackFolder(dataDir), { recursive: true, force: true })
  await client.query('analyze')
}

const unpack = async (client: Client, { settings, archive }: Task): Promise<void> => {
  const { dataDir, storage } = settings
  const loader = await startLoading(client, archive.manifest)
  const pictures: string[] = []
  for await (const entry of contentOf(archive.path)) {
    if (entry.kind === 'rows') {
      await loader.rows(entry.table, entry.content)
    } else {
      await unpackFile(dataDir, entry.path, entry.content)
      if (entry.path.startsWith('media/')) pictures.push(entry.path)
    }
  }
  await loader.finish()
  if (storage) await sendPictures(unpackFolder(dataDir), pictures, storage)
}
