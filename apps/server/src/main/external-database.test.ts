import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseAt } from '../testing/postgres.ts'
import { createPlace, type TestInstallation } from '../testing/processes/product-process.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../testing/servers/postgresql/start-postgresql.ts'

vi.setConfig({ testTimeout: 120_000 })

const isInstalled = installedVersions().length > 0
if (!isInstalled)
  console.log('Skipped: no PostgreSQL of Debian’s is installed to serve as an external database.')

describe.runIf(isInstalled)('DATABASE_URL', () => {
  let external: ExternalPostgres
  let place: TestInstallation

  beforeAll(async () => {
    external = await startPostgresql()
    await execute(
      "create role ada login password 'geheim'",
      'create database web2 owner ada',
      'create database locked',
    )
  })
  afterAll(() => external.stop())
  beforeEach(async () => {
    place = await createPlace()
  })
  afterEach(() => place.clear())

  async function execute(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: external.url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }

  /** Returns the URL of a database on the external server, as the user ada. */
  function address(database: string, change: Partial<URL> = {}): string {
    return Object.assign(new URL(databaseAt(external.url, database)), {
      username: 'ada',
      password: 'geheim',
      ...change,
    }).href
  }

  test('the product works on an external database and keeps its data there', async () => {
    const start = () => place.start({ DATABASE_URL: address('web2') })
    const first = start()
    await first.ready
    const body = JSON.stringify({
      name: 'Ada',
      email: 'ada@example.com',
      password: 'a path through the garden',
    })
    const register = () =>
      fetch(`${place.url}/api/users`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
    expect((await register()).status).toBe(201)
    expect(await first.kill('SIGKILL')).toBeNull()
    await start().ready
    expect((await register()).status).toBe(409)
  })

  test.each([
    ['a wrong password', () => address('web2', { password: 'falsch' }), 'wrong user name or password'],
    ['no such database', () => address('nothing'), 'the database doesn’t exist'],
    ['no right to create', () => address('locked'), 'can’t create tables'],
  ])('%s', async (_what, url, words) => {
    const running = place.start({ DATABASE_URL: url() })
    expect(await running.ended).toBe(1)
    expect(running.output()).toContain(words)
    expect(running.output()).not.toMatch(/geheim|falsch/)
  })
})
