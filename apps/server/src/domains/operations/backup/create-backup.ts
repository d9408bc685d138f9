import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appVersion } from '@web2/contract/core'
import type { Client } from 'pg'
import type { Settings } from '../../../platform/config/read-environment.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { createArchive, type ArchiveWriter } from './archive-writer.ts'
import { partsOf, rowsOf } from './dump-rows.ts'
import { dataFiles, openDataFile } from './data-files.ts'
import { endEntry, fileEntry, manifestEntry, rowsEntry, type EndMark, type Manifest } from './manifest.ts'
import { bucketMedia } from './media-files.ts'
import { bucketPublications, foldersInBucket } from './publication-files.ts'
import { openExisting } from './open-installation.ts'
import { keptSecret, secretFile, secretFingerprint } from './secret-fingerprint.ts'
import { openSession } from './copy-session.ts'
import { appliedMigrations, dataTables, sequenceStates } from './backed-up-tables.ts'

/** Bytes of rows per entry of the archive, which limits memory. */
const partSize = 4 << 20

export interface BackupDone {
  readonly path: string
  readonly manifest: Manifest
  readonly end: EndMark
}

/** Returns a name that sorts by time: web2-2026-11-22T19-50-00Z.tar.gz in DATA_DIR/backups. */
export const defaultArchive = (dataDir: string, now: Date): string =>
  join(dataDir, 'backups', `web2-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`)

/**
 * Backs up an installation into one file: all rows from one snapshot, even while it is in use, then the
 * files. Throws StartFailure with a message for the operator.
 */
export const backUp = async (settings: Settings, path: string, now: Date): Promise<BackupDone> => {
  await requireFree(path)
  return takeBackup(settings, path, now).catch((error: unknown) => {
    throw explain(path, error)
  })
}

const takeBackup = async (settings: Settings, path: string, now: Date): Promise<BackupDone> => {
  const place = await openExisting(settings)
  try {
    const client = await openSession(place.url)
    try {
      await client.query('begin isolation level repeatable read, read only')
      const manifest = await describe(client, settings, now)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const archive = createArchive(path)
      try {
        const end = await fill(archive, { client, settings, manifest })
        return { path, manifest, end }
      } catch (error) {
        await archive.abandon()
        throw error
      }
    } finally {
      await client.end()
    }
  } finally {
    await place.close()
  }
}

const describe = async (client: Client, settings: Settings, now: Date): Promise<Manifest> => {
  const migrations = await appliedMigrations(client)
  const kept = await keptSecret(settings.dataDir)
  const secret = settings.appSecret ?? kept
  if (!migrations || secret === undefined) {
    throw new StartFailure('This installation was never started, so there is nothing to back up.')
  }
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  )
  return {
    format: 1,
    release: appVersion,
    createdAt: now.toISOString(),
    postgres: rows[0]!.version,
    migrations,
    tables: await dataTables(client),
    sequences: await sequenceStates(client),
    secretMark: secretFingerprint(secret),
    holdsSecret: settings.appSecret === undefined,
  }
}

interface Source {
  readonly client: Client
  readonly settings: Settings
  readonly manifest: Manifest
}

const fill = async (archive: ArchiveWriter, source: Source): Promise<EndMark> => {
  await archive.add(manifestEntry, Buffer.from(JSON.stringify(source.manifest, null, 2)))
  const rows = await addRows(archive, source)
  const { files, bytes } = await addFiles(archive, source)
  const end = { sha256: archive.digest(), rows, files, bytes }
  await archive.add(endEntry, Buffer.from(JSON.stringify(end, null, 2)))
  await archive.finish()
  return end
}

const addRows = async (archive: ArchiveWriter, { client, manifest }: Source) => {
  const counted: Record<string, number> = {}
  for (const table of manifest.tables) {
    let part = 0
    counted[table.name] = 0
    for await (const { bytes, rows } of partsOf(rowsOf(client, table), partSize)) {
      part += 1
      counted[table.name] = rows
      await archive.add(rowsEntry(table.name, part), bytes)
    }
  }
  return counted
}

const addFiles = async (archive: ArchiveWriter, { client, settings, manifest }: Source) => {
  const { dataDir, storage } = settings
  const total = { files: 0, bytes: 0 }
  const count = (size: number) => {
    total.files += 1
    total.bytes += size
  }
  const inBucket = new Set(storage ? await foldersInBucket(dataDir) : [])
  const here = new Set<string>()
  for await (const path of dataFiles(dataDir, (folder) => inBucket.has(folder))) {
    if (path === secretFile && !manifest.holdsSecret) continue
    here.add(path)
    const file = await openDataFile(dataDir, path)
    if (!file) continue
    await archive.addStream(fileEntry(path), file.size, file.content)
    count(file.size)
  }
  if (storage) {
    for await (const { path, bytes } of bucketMedia(client, storage, manifest)) {
      await archive.add(fileEntry(path), bytes)
      count(bytes.length)
    }
    for await (const { path, size, content } of bucketPublications(client, storage, manifest)) {
      if (here.has(path)) continue
      await archive.addStream(fileEntry(path), size, content)
      count(size)
    }
  }
  return total
}

const requireFree = async (path: string): Promise<void> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartFailure(`${path} can’t be written: ${error.message}.`)
  })
  if (found) throw new StartFailure(`${path} already exists. Choose a new file name.`)
}

const explain = (path: string, error: unknown): unknown => {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartFailure(`The disk for ${path} is full. No backup was written.`, {
      cause: error,
    })
  if (isDiskFull(error))
    return new StartFailure(
      'The database’s disk is full, so the database can’t be read. Free up space and try again; no saved data is lost.',
      { cause: error },
    )
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartFailure(`The backup can’t be written to ${path}: ${message}.`, { cause: error })
  return error
}
