import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tableHashes } from '../../../testing/processes/installations.ts'
import { databaseAt } from '../../../testing/postgres.ts'
import { maintenanceCommand as command } from '../../../testing/processes/maintenance-command.ts'
import { createPlace, type TestInstallation } from '../../../testing/processes/product-process.ts'
import {
  hasPgbouncer,
  startPgbouncer,
  type Pgbouncer,
} from '../../../testing/servers/pgbouncer/start-pgbouncer.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../../../testing/servers/postgresql/start-postgresql.ts'

// several full starts per test, on machines that may be busy
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const canRun = installedVersions().length > 0 && hasPgbouncer()
if (!canRun) console.log('Skipped: Debian’s postgresql and pgbouncer are not both installed.')

describe.runIf(canRun)('behind PgBouncer in transaction mode, with DATABASE_SESSION_URL', () => {
  let external: ExternalPostgres
  let pooler: Pgbouncer
  let folder: string
  const places: TestInstallation[] = []
  const databases = ['first', 'second', 'third'] as const
  const outside = (name: (typeof databases)[number]) => ({
    DATABASE_URL: databaseAt(pooler.url, name),
    DATABASE_SESSION_URL: databaseAt(external.url, name),
  })
  const newPlace = async () => {
    const place = await createPlace()
    places.push(place)
    return place
  }

  beforeAll(async () => {
    external = await startPostgresql()
    pooler = await startPgbouncer(external.url)
    folder = await mkdtemp(join(tmpdir(), 'web2-pooled-'))
    const client = new Client({ connectionString: external.url })
    await client.connect()
    for (const name of databases) await client.query(`create database ${name}`)
    await client.end()
  })
  afterAll(async () => {
    for (const place of places) await place.clear()
    await pooler.stop()
    await external.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const ada = { email: 'ada@example.com', password: 'a path through the garden' }
  const post = (place: TestInstallation, path: string, body: object) =>
    fetch(place.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signIn = async (place: TestInstallation) =>
    (await post(place, '/api/authentication', { strategy: 'local', ...ada })).status

  test('every command uses the direct connection', async () => {
    const here = await newPlace()
    const running = here.start(outside('first'))
    await running.ready
    expect((await post(here, '/api/users', { name: 'Ada', ...ada })).status).toBe(201)

    const file = join(folder, 'pooled.tar.gz')
    const saved = await command({ ...here.environment, ...outside('first') }, 'backup', file)
    expect(saved).toMatchObject({ code: 0 })
    const busy = await command({ ...here.environment, ...outside('first') }, 'rotate-secret')
    expect(busy).toMatchObject({
      code: 1,
      output: expect.stringMatching(/is already running|is running on this database/),
    })

    // the pooler keeps its connections after the product has ended; no process uses them
    await running.kill('SIGTERM')
    const changed = await command({ ...here.environment, ...outside('first') }, 'rotate-secret')
    expect(changed).toMatchObject({
      code: 0,
      output: expect.stringContaining('All users have to sign in again'),
    })

    const there = await newPlace()
    const restored = await command({ ...there.environment, ...outside('second') }, 'restore', file)
    expect(restored).toMatchObject({ code: 0 })
    const again = there.start(outside('second'))
    await again.ready
    expect(await signIn(there)).toBe(201)
    await again.kill('SIGTERM')

    const before = await tableHashes(databaseAt(external.url, 'second'))
    const back = await command({ ...there.environment, ...outside('second') }, 'move', 'embedded')
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('Start without DATABASE_URL') })
    expect(await tableHashes(databaseAt(external.url, 'second'))).toEqual(before)
    const embedded = there.start()
    await embedded.ready
    expect(await signIn(there)).toBe(201)
    await embedded.kill('SIGTERM')
  })

  test('a move requires PostgreSQL itself and rejects a pooler', async () => {
    const place = await newPlace()
    const embedded = place.start()
    await embedded.ready
    expect((await post(place, '/api/users', { name: 'Ada', ...ada })).status).toBe(201)
    await embedded.kill('SIGTERM')
    const { DATABASE_URL, DATABASE_SESSION_URL } = outside('third')
    const refused = await command(place.environment, 'move', DATABASE_URL)
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining('Move to the PostgreSQL behind it'),
    })
    expect(await command(place.environment, 'move', DATABASE_SESSION_URL)).toMatchObject({ code: 0 })
    const moved = place.start(outside('third'))
    await moved.ready
    expect(await signIn(place)).toBe(201)
    await moved.kill('SIGTERM')
  })
})
