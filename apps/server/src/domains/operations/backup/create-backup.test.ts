import { copyFile, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import sharp from 'sharp'
import { addPicture } from '../../media/library/add-image.ts'
import { addOwnFont } from '../../media/own-fonts/add-own-font.ts'
import { libraryImages } from '../../media/picture-files/library-images.ts'
import { makePictureFiles } from '../../media/picture-files/make-picture-files.ts'
import { builtFont } from '../../media/testing/built-font.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { connect } from '../../../platform/db/connect.ts'
import { isStillRetained } from '../../../platform/events/outbox/read-events.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { insertLeadFiles, storeLeadFiles } from '../../leads/files/lead-files.ts'
import { addLead } from '../../leads/testing/add-lead.ts'
import { addArticle, addCampaign, addPlace } from '../../../testing/worlds/campaign-world.ts'
import {
  emptyInstallation,
  fileHashes,
  settingsOf,
  tableHashes,
  type EmptyInstallation,
} from '../../../testing/processes/installations.ts'
import { createWorld, type World } from '../../../testing/worlds/publishing-world.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { backUp, defaultArchive } from './create-backup.ts'
import { moveDatabase } from './move-database.ts'
import { restore } from './restore-backup.ts'
import { markUnfinished, refuseUnfinished } from './restore-marker.ts'

// several full restores per test, on machines that may be busy
vi.setConfig({ testTimeout: 180_000 })

/** Texts that COPY, JSON or tar could mistake for their own syntax. */
const odd = [
  'a\tb\nc\\d\r\\.\n\\N',
  '',
  '\\N',
  '"quoted", {1,2}',
  'ä 漢字 🌱 \u2028',
  "'; drop table users; --",
]

const appSecret = 'the secret of a whole installation, long enough'
const now = new Date('2026-11-22T19:50:00Z')

let world: World
let source: ReturnType<typeof settingsOf>
let folder: string
let archive: string
/** Tables at the time of the backup, because tests of concurrent changes keep writing. */
let saved: string[]
const made: EmptyInstallation[] = []

const empty = async (environment: Readonly<Record<string, string>> = {}) => {
  const place = await emptyInstallation(environment)
  made.push(place)
  return place
}

const picture = (red: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: red, g: 1, b: 2 } } })
    .png()
    .toBuffer()

const fillWorld = async () => {
  const { owner } = world
  const site = await world.newSite({ napId: await world.newNap(odd[0]!) })
  await world.publish(site._id)
  const { placeId } = await addPlace(world, owner)
  for (const text of odd) {
    const articleId = await addArticle(world, owner, text, `<p>${text}</p>`)
    await addCampaign(world, owner, [{ placeId, articleId, title: text, runAt: now }], { name: text })
  }
  for (const red of [1, 2, 3])
    await addPicture(world.context, owner, { path: '/', name: `${red}.png`, bytes: await picture(red) })
  await addOwnFont(world.context, owner, builtFont([65, 66, 67]))
  await fasterImage()
  await sentFile()
}

/** Adds a lead with a file. */
const sentFile = async () => {
  const { context, owner } = world
  const id = await addLead(context.db, owner)
  const file = { field: 'photo', name: 'hedge.txt', bytes: Buffer.from('A hedge'), isCut: false }
  const files = await storeLeadFiles(context, owner.accountId, [file])
  await context.db
    .transaction()
    .execute((transaction) => insertLeadFiles(transaction, { id, accountId: owner.accountId }, files))
}

/** Adds a photo and the files that pages offer of it. */
const fasterImage = async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  const photo = await sharp({ create: { width: 600, height: 40, channels: 3, noise, background: '#888' } })
    .png()
    .toBuffer()
  const { accountId } = world.owner
  const { url } = await addPicture(world.context, world.owner, { path: '/', name: 'p.png', bytes: photo })
  const [, stem = ''] = /([0-9a-f]{32})/.exec(url) ?? []
  const [image] = [...(await libraryImages(world.context.db, accountId, [stem])).values()]
  await makePictureFiles(world.context, accountId, [{ image: image!, widths: [480] }], {
    onDone: () => undefined,
    signal: new AbortController().signal,
  })
}

beforeAll(async () => {
  world = await createWorld()
  await fillWorld()
  const { config, databaseUrl } = world.context
  source = settingsOf({ DATA_DIR: config.dataDir, DATABASE_URL: databaseUrl })
  await writeFile(join(config.dataDir, 'app-secret'), appSecret, { mode: 0o600 })
  folder = await mkdtemp(join(tmpdir(), 'web2-backups-'))
  archive = join(folder, 'whole.tar.gz')
  await backUp(source, archive, now)
  saved = await tableHashes(databaseUrl)
})
afterEach(async () => {
  for (const place of made.splice(0)) await place.remove()
})
afterAll(async () => {
  await world.end()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the message of a StartFailure, as the operator sees it. */
const said = async (action: () => Promise<unknown>): Promise<string> => {
  try {
    await action()
  } catch (error) {
    if (error instanceof StartFailure) return error.message
    throw error
  }
  return ''
}

describe('a backup', () => {
  test('is complete: every restored table and file is identical', async () => {
    const target = await empty()
    await restore(target.settings, archive)
    const tables = await tableHashes(target.databaseUrl)
    expect(tables).toEqual(saved)
    expect(tables.filter((line) => !line.includes(' 0 ')).length).toBeGreaterThan(15)
    const files = await fileHashes(target.settings.dataDir)
    expect(files).toEqual(await fileHashes(source.dataDir))
    expect(files.some((line) => line.startsWith('media/'))).toBe(true)
    expect(files.some((line) => line.startsWith('sites/'))).toBe(true)
    expect((await stat(join(target.settings.dataDir, 'app-secret'))).mode & 0o777).toBe(0o600)
  })

  test('contains a single snapshot while rows are written', async () => {
    const path = join(folder, 'busy.tar.gz')
    let isBusy = true
    const writing = (async () => {
      while (isBusy) await addArticle(world, world.owner, 'meanwhile')
    })()
    const { end } = await backUp(source, path, now)
    isBusy = false
    await writing
    const target = await empty()
    await restore(target.settings, path)
    const counted = (await tableHashes(target.databaseUrl)).map((line) => line.split(' ').slice(0, 2))
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(end.rows).map(([name, count]) => [name, String(count)])),
    )
    await world.database.db.deleteFrom('articles').where('title', '=', 'meanwhile').execute()
  })

  test('restores sequences, and invalidates old event cursors', async () => {
    const target = await empty()
    await restore(target.settings, archive)
    expect(await migrate(target.databaseUrl)).toEqual([])
    const db = connect({ url: target.databaseUrl, applicationName: 'web2 test' })
    try {
      await db
        .insertInto('auditLog')
        .values({ action: 'signed-in', details: '{}' } as never)
        .execute()
      expect(await isStillRetained(db, '3.1')).toBe(false)
      expect(await isStillRetained(db, '999999999999.1')).toBe(false)
    } finally {
      await db.destroy()
    }
  })

  test('is readable only by its owner and never overwrites a file', async () => {
    expect((await stat(archive)).mode & 0o777).toBe(0o600)
    expect(await said(() => backUp(source, archive, now))).toContain('already exists. Choose a new file name')
    expect(defaultArchive('/data', now)).toBe('/data/backups/web2-2026-11-22T19-50-00Z.tar.gz')
  })

  test('of an empty installation is refused', async () => {
    const { settings } = await empty()
    expect(await said(() => backUp(settings, join(folder, 'none.tar.gz'), now))).toContain('never started')
    const embedded = { ...settings, databaseUrl: undefined }
    expect(await said(() => backUp(embedded, join(folder, 'none.tar.gz'), now))).toContain(
      'contains no database',
    )
  })
})

describe('a restore refuses', () => {
  test('an installation with users', async () => {
    const target = await empty()
    await restore(target.settings, archive)
    const before = await tableHashes(target.databaseUrl)
    expect(await said(() => restore(target.settings, archive))).toContain(
      'already contains files of an installation',
    )
    const elsewhere = { ...target.settings, dataDir: join(folder, 'elsewhere') }
    expect(await said(() => restore(elsewhere, archive))).toContain('already contains an installation')
    expect(await tableHashes(target.databaseUrl)).toEqual(before)
  })

  test('a truncated, changed or foreign file', async () => {
    const target = await empty()
    const bytes = await readFile(archive)
    const unpacked = gunzipSync(bytes)
    const at = unpacked.indexOf('Green Thumb', unpacked.indexOf('database/'))
    const changed = Buffer.from(unpacked)
    changed[at] = 'B'.charCodeAt(0)
    for (const [name, content, words] of [
      ['cut', bytes.subarray(0, Math.floor(bytes.length * 0.7)), 'is damaged'],
      ['shorter', gzipSync(unpacked.subarray(0, 51_200)), 'is damaged'],
      ['flipped', bytes.map((byte, index) => (index === bytes.length >> 1 ? byte ^ 1 : byte)), 'is damaged'],
      ['changed', gzipSync(changed), 'is damaged'],
      ['text', Buffer.from('no archive at all'), 'is not a backup'],
      ['empty', Buffer.alloc(0), 'is not a backup'],
      ['packed', gzipSync('no archive either'), 'is not a backup'],
    ] as const) {
      const path = join(folder, `${name}.tar.gz`)
      await writeFile(path, content)
      expect([name, await said(() => restore(target.settings, path))]).toEqual([
        name,
        expect.stringContaining(words),
      ])
    }
    expect(await said(() => restore(target.settings, join(folder, 'no-such-file')))).toContain(
      'doesn’t exist',
    )
    expect(await fileHashes(target.settings.dataDir)).toEqual([])
  })

  test('tables of a newer release', async () => {
    const { db } = world.database
    const insert = db.insertInto('kyselyMigration' as never)
    await insert.values({ name: '9999-tomorrow', timestamp: now.toISOString() } as never).execute()
    const path = join(folder, 'newer.tar.gz')
    await backUp(source, path, now)
    await db
      .deleteFrom('kyselyMigration' as never)
      .where('name' as never, '=', '9999-tomorrow' as never)
      .execute()
    const target = await empty()
    const words = await said(() => restore(target.settings, path))
    expect(words).toContain('comes from a newer release')
    expect(words).toContain('9999-tomorrow')
  })

  test('another APP_SECRET, and a missing one', async () => {
    const target = await empty()
    const other = { ...target.settings, appSecret: 'another secret that is long enough too' }
    expect(await said(() => restore(other, archive))).toContain('APP_SECRET differs from the one')
    const path = join(folder, 'without-secret.tar.gz')
    await backUp({ ...source, appSecret }, path, now)
    expect(await said(() => restore(target.settings, path))).toContain('Set APP_SECRET to the same value')
    await restore({ ...target.settings, appSecret }, path)
    expect((await fileHashes(target.settings.dataDir)).some((line) => line.startsWith('app-secret'))).toBe(
      false,
    )
  })

  test('a foreign database', async () => {
    const target = await empty()
    const db = connect({ url: target.databaseUrl, applicationName: 'web2 test' })
    await db.schema.createTable('invoices').addColumn('id', 'integer').execute()
    await db.destroy()
    expect(await said(() => restore(target.settings, archive))).toContain('contains other tables (invoices)')
  })
})

test('an interrupted restore starts over, and the product does not start on a partial one', async () => {
  const target = await empty()
  const { dataDir } = target.settings
  await markUnfinished(dataDir, archive)
  await mkdir(join(dataDir, 'media/half'), { recursive: true })
  await copyFile(archive, join(dataDir, 'media/half/file.png'))
  expect(await said(() => refuseUnfinished(dataDir))).toContain('npm run restore -- ')
  await restore(target.settings, archive)
  expect(await fileHashes(dataDir)).toEqual(await fileHashes(source.dataDir))
  expect(await said(() => refuseUnfinished(dataDir))).toBe('')
})

test('an empty installation that was started before accepts a backup', async () => {
  const target = await empty()
  await migrate(target.databaseUrl)
  await writeFile(join(target.settings.dataDir, 'app-secret'), 'made by a start that nobody used, 32')
  await restore(target.settings, archive)
  expect(await tableHashes(target.databaseUrl)).toEqual(saved)
  expect(await fileHashes(target.settings.dataDir)).toEqual(await fileHashes(source.dataDir))
})

describe('images in a bucket', () => {
  let store: S3Server
  beforeAll(async () => {
    store = await startS3Server()
    store.addBucket('web2', 'own')
  })
  afterAll(() => store.stop())

  test('are restored into the bucket of STORAGE_URL, and back into a folder', async () => {
    const { accessKey, secretKey } = store.keys
    const login = `${accessKey}:${encodeURIComponent(secretKey)}`
    const bucket = `s3://${login}@${new URL(store.url).host}/web2?protocol=http`
    const inBucket = await empty({ STORAGE_URL: bucket })
    await restore(inBucket.settings, archive)
    const names = [...store.buckets.get('web2')!.objects.keys()]
    expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(4)
    for (const ending of ['.woff2', '.w480.webp', '.w480.avif'])
      expect(names.filter((name) => name.includes('media/') && name.endsWith(ending))).toHaveLength(1)
    expect(names.filter((name) => name.startsWith('lead-files/'))).toHaveLength(1)
    expect(await readdir(join(inBucket.settings.dataDir, 'lead-files'))).toEqual([])
    await rm(join(inBucket.settings.dataDir, 'media'), { recursive: true })
    const path = join(folder, 'from-bucket.tar.gz')
    await backUp(inBucket.settings, path, now)
    const target = await empty()
    await restore(target.settings, path)
    expect(await fileHashes(target.settings.dataDir)).toEqual(await fileHashes(source.dataDir))
  })
})

test(
  'moves the database into the embedded one and back, with identical rows',
  { timeout: 120_000 },
  async () => {
    const outside = await empty()
    await restore(outside.settings, archive)
    const { dataDir } = outside.settings
    const embedded = { ...outside.settings, databaseUrl: undefined }
    expect(await said(() => moveDatabase(outside.settings, world.context.databaseUrl))).toContain(
      'DATABASE_URL is set',
    )
    expect(await said(() => moveDatabase(embedded, undefined))).toContain(
      'already uses the embedded database',
    )
    await moveDatabase(outside.settings, undefined)
    expect(await said(() => moveDatabase(outside.settings, undefined))).toContain(
      'already contains an installation',
    )
    const other = await empty()
    await moveDatabase(embedded, other.databaseUrl)
    expect(await tableHashes(other.databaseUrl)).toEqual(saved)
    expect(await fileHashes(dataDir)).toEqual(await fileHashes(source.dataDir))
  },
)
