import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadAppSecret } from './app-secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'app-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

it('is the same for all processes that start at once on an empty folder', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadAppSecret(dataDir)))
  expect(new Set(secrets).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['app-secret'])
})

it('deletes only the drafts of killed starts', async () => {
  const secret = await loadAppSecret(dataDir)
  await writeFile(join(dataDir, 'app-secret.9f07ac34-9ef5-488c-a4af-db1616db4195.new'), 'half')
  await writeFile(join(dataDir, 'app-secret.next'), 'the next one')
  expect(await loadAppSecret(dataDir)).toBe(secret)
  expect((await readdir(dataDir)).toSorted()).toEqual(['app-secret', 'app-secret.next'])
})

it('does not replace a file without a secret', async () => {
  await writeFile(join(dataDir, 'app-secret'), 'short')
  await expect(loadAppSecret(dataDir)).rejects.toThrow(/no longer contains a secret/)
})
