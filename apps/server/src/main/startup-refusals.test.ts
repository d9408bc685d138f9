import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPlace, type TestInstallation } from '../testing/processes/product-process.ts'

vi.setConfig({ testTimeout: 120_000 })

let place: TestInstallation
beforeEach(async () => {
  place = await createPlace()
})
afterEach(() => place.clear())

/** Returns the output of a start that must fail, with code 1 and without a stack trace. */
async function refusal(environment: Record<string, string> = {}): Promise<string> {
  const running = place.start(environment)
  expect([await running.ended, running.output()]).toEqual([1, expect.not.stringMatching(/\n +at /)])
  return running.output()
}

const isRoot = process.getuid?.() === 0

test('a wrong value in the environment', async () => {
  expect(await refusal({ PORT: 'eighty' })).toContain(
    'PORT is "eighty": it must be a whole number from 1 to 65535.',
  )
})

describe('the data folder', () => {
  test('is a file', async () => {
    const file = join(place.dataDir, 'file')
    await writeFile(file, 'precious')
    expect(await refusal({ DATA_DIR: file })).toContain('which is not a folder')
    expect(await refusal({ DATA_DIR: join(file, 'below') })).toContain('which is not a folder')
    expect(await readFile(file, 'utf8')).toBe('precious')
  })

  test.runIf(isRoot).each([
    ['read-only', 'ro,size=16m', 'read-only file system'],
    ['full', 'size=256k', 'is full'],
    ['too small for a database', 'size=8m', 'is full'],
  ])('is %s', async (_how, options, words) => {
    const mount = join(place.dataDir, 'mount')
    await mkdir(mount)
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', mount])
    try {
      expect(await refusal({ DATA_DIR: mount })).toContain(words)
      expect(readdirSync(mount).filter((name) => name === 'postgres')).toEqual([])
    } finally {
      execFileSync('umount', [mount])
    }
  })

  test.runIf(isRoot)('belongs to another user', async () => {
    const running = place.start({}, { uid: 65534, gid: 65534 })
    expect(await running.ended).toBe(1)
    expect(running.output()).toContain('can’t write to the data folder')
  })

  test('contains the files of another PostgreSQL', async () => {
    await mkdir(join(place.dataDir, 'postgres'))
    await writeFile(join(place.dataDir, 'postgres/PG_VERSION'), '17\n')
    expect(await refusal()).toContain('was created by PostgreSQL 17')
    expect(readdirSync(join(place.dataDir, 'postgres'))).toEqual(['PG_VERSION'])
  })

  test('contains a folder that is no database', async () => {
    await mkdir(join(place.dataDir, 'postgres'))
    expect(await refusal()).toContain('is not a PostgreSQL data folder')
  })
})

describe('a port in use', () => {
  test.each(['PORT', 'SITES_PORT'])('%s', async (variable) => {
    const other = createServer().listen(Number(place.environment[variable]), '127.0.0.1')
    await once(other, 'listening')
    const said = await refusal()
    other.close()
    expect(said).toContain(`Port ${place.environment[variable]} of 127.0.0.1 is already in use`)
    expect(said).toContain(`set ${variable} to a free port`)
    expect(existsSync(join(place.dataDir, 'postgres/postmaster.pid'))).toBe(false)
    await rm(join(place.dataDir, 'postgres'), { recursive: true })
  })

  test('an address that does not belong to this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toContain(
      'HOST is 192.0.2.1, which is not an address of this machine',
    )
  })
})

test('a database that does not respond', async () => {
  const said = await refusal({ DATABASE_URL: 'postgresql://ada:geheim@127.0.0.1:1/web2' })
  expect(said).toContain(
    'The database at 127.0.0.1:1/web2 (DATABASE_URL) can’t be used: the connection was refused',
  )
  expect(said).not.toContain('geheim')
})
