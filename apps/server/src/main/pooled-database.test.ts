import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client } from 'pg'
import { databaseAt } from '../testing/postgres.ts'
import { createPlace, type TestInstallation } from '../testing/processes/product-process.ts'
import { hasPgbouncer, startPgbouncer, type Pgbouncer } from '../testing/servers/pgbouncer/start-pgbouncer.ts'
import {
  installedVersions,
  startPostgresql,
  type ExternalPostgres,
} from '../testing/servers/postgresql/start-postgresql.ts'

vi.setConfig({ testTimeout: 120_000 })

const canRun = installedVersions().length > 0 && hasPgbouncer()
if (!canRun) console.log('Skipped: Debian’s postgresql and pgbouncer are not both installed.')

describe.runIf(canRun)('a database behind PgBouncer in transaction mode', () => {
  let external: ExternalPostgres
  let pooler: Pgbouncer
  let place: TestInstallation

  beforeAll(async () => {
    external = await startPostgresql()
    pooler = await startPgbouncer(external.url)
    const client = new Client({ connectionString: external.url })
    await client.connect()
    await client.query('create database other')
    await client.query("alter role postgres set timezone to 'Asia/Tokyo'")
    await client.end()
  })
  afterAll(async () => {
    await pooler.stop()
    await external.stop()
  })
  beforeEach(async () => {
    place = await createPlace()
  })
  afterEach(() => place.clear())

  const refusal = async (environment: Record<string, string>) => {
    const running = place.start(environment)
    expect(await running.ended).toBe(1)
    expect(running.output()).not.toContain('secret')
    return running.output()
  }

  test('is refused without a session URL, with advice', async () => {
    expect(await refusal({ DATABASE_URL: pooler.url })).toContain(
      'name the PostgreSQL behind it in DATABASE_SESSION_URL',
    )
  })

  test('a pooler is not accepted as the PostgreSQL behind it', async () => {
    const words = await refusal({ DATABASE_URL: pooler.url, DATABASE_SESSION_URL: pooler.url })
    expect(words).toContain('DATABASE_SESSION_URL leads to')
    expect(words).toContain('Name the PostgreSQL behind it')
  })

  test('two different databases are detected', async () => {
    const words = await refusal({
      DATABASE_URL: pooler.url,
      DATABASE_SESSION_URL: databaseAt(external.url, 'other'),
    })
    expect(words).toContain('lead to different databases')
  })

  test('a session URL without a server is named', async () => {
    const words = await refusal({
      DATABASE_URL: pooler.url,
      DATABASE_SESSION_URL: 'postgresql://postgres:secret@127.0.0.1:1/postgres',
    })
    expect(words).toContain('(DATABASE_SESSION_URL) can’t be used: the connection was refused')
  })

  test('the product works through it', async () => {
    const running = place.start({ DATABASE_URL: pooler.url, DATABASE_SESSION_URL: external.url })
    await running.ready
    const call = async (
      path: string,
      body?: object,
      token?: string,
    ): Promise<ReturnType<typeof JSON.parse>> => {
      const answer = await fetch(`${place.url}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      expect(answer.ok, await answer.clone().text()).toBe(true)
      return answer.json()
    }
    const ada = { email: 'ada@example.com', password: 'a path through the garden' }
    await call('users', { name: 'Ada', ...ada })
    const { accessToken } = await call('authentication', { strategy: 'local', ...ada })
    const { cursor } = await call('events', undefined, accessToken)
    const listing = { businessName: 'Garden', address1: '1 Main Street', phone: '+1 555 0100' }
    const made = await Promise.all(Array.from({ length: 40 }, () => call('naps', listing, accessToken)))
    // the time is right, so the pooler's connections use UTC
    expect(Math.abs(Date.parse(made[0]!.createdAt) - Date.now())).toBeLessThan(600_000)
    expect((await call('naps?$limit=0', undefined, accessToken)).total).toBe(40)
    const missed = await call(`events?after=${cursor}`, undefined, accessToken)
    expect(missed).toMatchObject({ complete: true })
    expect(missed.events).toHaveLength(40)
    expect(running.output()).not.toMatch(/had an error|can’t reach the database|Live events/)
  })
})
