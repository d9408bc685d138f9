import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder-lock.ts'
import { processIdentity } from '../process/process-identity.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web2-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const lock = () => lockDataFolder(folder, 'http://localhost:1')
const leave = (text: string) => writeFile(join(folder, 'lock'), text)
const holder = (change: object) =>
  JSON.stringify({
    pid: process.pid,
    identity: 'x',
    address: 'http://localhost:2',
    stopping: false,
    ...change,
  })

test('is free again after its release', async () => {
  const first = await lock()
  await expect(lock()).rejects.toThrow(`process ${process.pid}, http://localhost:1`)
  await first.release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  await lock()
})

test.each([
  ['of a process that is gone', holder({ pid: 2 ** 22 })],
  ['whose process id belongs to another process by now', holder({ identity: 'another boot/1' })],
  ['cut off by a power failure', '{"pid": 12'],
  ['that is empty', ''],
])('ignores a lock %s', async (_which, text) => {
  await leave(text)
  await lock()
  expect(JSON.parse(await readFile(join(folder, 'lock'), 'utf8'))).toMatchObject({
    address: 'http://localhost:1',
  })
})

test('deletes the drafts of killed processes only', async () => {
  const gone = 2 ** 22
  for (const name of [`lock.${gone}`, `lock.dead-${gone}`, `lock.${process.ppid}`])
    await writeFile(join(folder, name), '')
  await lock()
  expect((await readdir(folder)).sort()).toEqual(['lock', `lock.${process.ppid}`])
})

test('gives a stale lock to one of many concurrent starts', async () => {
  await leave(holder({ identity: 'another boot/1' }))
  const results = await Promise.allSettled(Array.from({ length: 8 }, lock))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('waits for a stopping process', async () => {
  const first = await lock()
  await first.announceStop()
  const second = lock()
  await first.release()
  await second
})

test('distinguishes a process from a later one with its id', () => {
  expect(processIdentity(process.pid)).toBe(processIdentity(process.pid))
  expect(processIdentity(process.pid)).not.toBe(processIdentity(process.ppid))
  expect(processIdentity(2 ** 22)).toBeUndefined()
})
