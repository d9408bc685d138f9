import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tableHashes } from '../../../testing/processes/installations.ts'
import { databaseAt } from '../../../testing/postgres.ts'
import { maintenanceCommand as command } from '../../../testing/processes/maintenance-command.ts'
import { createPlace, type TestInstallation } from '../../../testing/processes/product-process.ts'
import { installedVersions, startPostgresql } from '../../../testing/servers/postgresql/start-postgresql.ts'

// several full starts per test, on machines that may be busy
vi.setConfig({ testTimeout: 180_000 })

let folder: string
let places: TestInstallation[]
const newPlace = async () => {
  const place = await createPlace()
  places.push(place)
  return place
}
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web2-commands-'))
  places = []
})
afterEach(async () => {
  for (const place of places) await place.clear()
  await rm(folder, { recursive: true, force: true })
})

const ada = { email: 'ada@example.com', password: 'a path through the garden' }
const post = (place: TestInstallation, path: string, body: object) =>
  fetch(place.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const register = async (place: TestInstallation) =>
  expect((await post(place, '/api/users', { name: 'Ada', ...ada })).status).toBe(201)
const canSignIn = async (place: TestInstallation) =>
  (await post(place, '/api/authentication', { strategy: 'local', ...ada })).status === 201

test('back up a running installation and restore it into an empty folder, where users sign in', async () => {
  const [here, there] = [await newPlace(), await newPlace()]
  const running = here.start()
  await running.ready
  await register(here)
  const file = join(folder, 'installation.tar.gz')
  const saved = await command(here.environment, 'backup', file)
  expect(saved).toEqual({ code: 0, output: expect.stringContaining(`Backup saved to ${file}`) })
  expect(saved.output).toContain('Keep it as safe as the data folder')

  const refused = await command(here.environment, 'restore', file)
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/already/) })
  expect(refused.output).not.toMatch(/\n +at /)
  expect(await canSignIn(here)).toBe(true)

  expect(await command(there.environment, 'restore', file)).toMatchObject({ code: 0 })
  await there.start().ready
  expect(await canSignIn(there)).toBe(true)
})

test('back up a stopped installation under a name that sorts by time', async () => {
  const place = await newPlace()
  const running = place.start()
  await running.ready
  await register(place)
  await running.kill('SIGTERM')
  const { code, output } = await command(place.environment, 'backup')
  expect(code).toBe(0)
  const path = /Backup saved to (.*)\n/.exec(output)?.[1] ?? ''
  expect(path).toMatch(/backups\/web2-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)
  expect(existsSync(path)).toBe(true)
  await place.start().ready
})

test.each([
  [['restore'], 'Usage: npm run restore'],
  [['restore', '/nowhere/at-all.tar.gz'], '/nowhere/at-all.tar.gz doesn’t exist'],
  [['move'], 'Usage: npm run move'],
  [['move', 'mysql://u:geheim@db/x'], 'or be the word embedded'],
  [['backup'], 'contains no database'],
  [['tidy'], 'Available commands: backup, restore, move'],
])('%j explains what to do', async (args, words) => {
  const place = await newPlace()
  const { code, output } = await command(place.environment, ...args)
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(words) })
  expect(output).not.toMatch(/\n +at |geheim/)
})

describe.runIf(installedVersions().length > 0)('with an older PostgreSQL outside', () => {
  test('refuse to move a running installation; move a stopped one, which returns through a backup', async () => {
    const external = await startPostgresql()
    try {
      const client = new Client({ connectionString: external.url })
      await client.connect()
      await client.query("create role ada login password 'geheim'")
      await client.query('create database web2 owner ada')
      await client.end()
      const address = new URL(databaseAt(external.url, 'web2'))
      Object.assign(address, { username: 'ada', password: 'geheim' })

      const place = await newPlace()
      const embedded = place.start()
      await embedded.ready
      await register(place)
      expect(await command(place.environment, 'move', address.href)).toMatchObject({
        code: 1,
        output: expect.stringContaining('is already running on'),
      })
      await embedded.kill('SIGTERM')
      expect(await command(place.environment, 'move', address.href)).toMatchObject({ code: 0 })

      const outside = { DATABASE_URL: address.href }
      const moved = place.start(outside)
      await moved.ready
      expect(await canSignIn(place)).toBe(true)
      const back = await command({ ...place.environment, ...outside }, 'move', 'embedded')
      expect(back).toMatchObject({ code: 1, output: expect.stringContaining('is already running') })
      await moved.kill('SIGTERM')

      const file = join(folder, 'old-server.tar.gz')
      expect(await command({ ...place.environment, ...outside }, 'backup', file)).toMatchObject({ code: 0 })
      const before = await tableHashes(address.href)
      const fresh = await newPlace()
      expect(await command(fresh.environment, 'restore', file)).toMatchObject({ code: 0 })
      const again = join(folder, 'again.tar.gz')
      expect(await command(fresh.environment, 'backup', again)).toMatchObject({ code: 0 })
      expect(before.some((line) => line.startsWith('users 1 '))).toBe(true)
      await fresh.start().ready
      expect(await canSignIn(fresh)).toBe(true)
    } finally {
      await external.stop()
    }
  })
})
