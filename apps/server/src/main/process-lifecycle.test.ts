import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlace, type TestInstallation, type Running } from '../testing/processes/product-process.ts'
import { until } from '../testing/until.ts'
import { processIdentity } from '../platform/process/process-identity.ts'

// up to three full starts per test, on machines that may be busy
vi.setConfig({ testTimeout: 180_000 })

let place: TestInstallation
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.clear())

const inData = (name: string) => join(place.dataDir, name)

async function started(): Promise<Running> {
  const running = place.start()
  await running.ready
  return running
}

const postmaster = () => Number.parseInt(readFileSync(inData('postgres/postmaster.pid'), 'utf8'), 10)

const call = (path: string, body?: object) =>
  fetch(place.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const ada = { email: 'ada@example.com', password: 'a path through the garden' }
const register = async () => expect((await call('/api/users', { name: 'Ada', ...ada })).status).toBe(201)
const canSignIn = async () =>
  (await call('/api/authentication', { strategy: 'local', ...ada })).status === 201

test('stops without a trace, hides its secrets, and keeps its data through kill -9', async () => {
  const first = await started()
  expect((await call('/api/version')).status).toBe(200)
  for (const name of ['app-secret', 'postgres-passwords.json', 'lock']) {
    expect([name, statSync(inData(name)).mode & 0o777]).toEqual([name, 0o600])
  }
  await register()
  const database = postmaster()
  expect(await first.kill('SIGINT')).toBe(0)
  expect(processIdentity(database)).toBeUndefined()
  expect(existsSync(inData('lock'))).toBe(false)
  expect(existsSync(inData('postgres/postmaster.pid'))).toBe(false)

  const second = await started()
  expect(await canSignIn()).toBe(true)
  const orphan = postmaster()
  await second.kill('SIGKILL')
  const third = await started()
  expect(third.output()).toContain(`process ${orphan}`)
  expect(processIdentity(orphan)).toBeUndefined()
  expect(await canSignIn()).toBe(true)
  expect(await third.kill('SIGTERM')).toBe(0)
})

test('a first start killed at several moments can be repeated', async () => {
  const moments = [
    // before anything is created
    () => existsSync(inData('lock')),
    // while the database is created
    () => readdirSync(place.dataDir).some((name) => name.startsWith('postgres.new')),
    // once the database has its final path
    () => existsSync(inData('postgres')),
    // while the database starts
    () => existsSync(inData('postgres/postmaster.pid')),
    // once its secret is created
    () => existsSync(inData('app-secret')),
  ]
  for (const hasCome of moments) {
    expect(hasCome()).toBe(false)
    const killed = place.start()
    await until(hasCome)
    await killed.kill('SIGKILL')
  }
  const last = await started()
  await register()
  await last.kill('SIGTERM')
  expect(readdirSync(place.dataDir).filter((name) => /new|dead|lock/.test(name))).toEqual([])
})

describe('two starts on one data folder', () => {
  test('the second names the first and exits; the first stops with its parent process', async () => {
    const first = await started()
    const second = place.start({ PORT: '40998', SITES_PORT: '40999' })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`process ${first.pid}`)
    expect(second.output()).toContain(`http://localhost:${place.environment.PORT}`)
    expect((await call('/api/version')).status).toBe(200)
    first.abandon()
    expect(await first.ended).toBe(0)
  })

  test('a start during a shutdown waits for it', async () => {
    const first = await started()
    const ended = first.kill('SIGTERM')
    await until(
      () => !existsSync(inData('lock')) || readFileSync(inData('lock'), 'utf8').includes('"stopping":true'),
    )
    await started()
    expect(await ended).toBe(0)
  })
})

test('a data folder too deep for a socket gets its socket elsewhere', async () => {
  const base = await mkdtemp(join(tmpdir(), 'web2-deep-'))
  const deep = join(base, 'a'.repeat(60), 'b'.repeat(60))
  await mkdir(deep, { recursive: true })
  const far = await createPlace(deep)
  await far.start().ready
  await far.clear()
  await rm(base, { recursive: true })
})

describe.runIf(process.getuid?.() === 0)('as an ordinary user', () => {
  test('it starts, and its files belong to that user', async () => {
    const nobody = { uid: 65534, gid: 65534 }
    const home = await mkdtemp(join(tmpdir(), 'web2-user-'))
    await chown(home, nobody.uid, nobody.gid)
    const theirs = await createPlace(home)
    await theirs.start({}, nobody).ready
    expect(statSync(join(home, 'postgres')).uid).toBe(nobody.uid)
    await theirs.clear()
  })
})
