import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limits } from '@web2/contract/core'
import { testConfig } from '../../../testing/test-config.ts'
import { importName, importsFolder } from './import-files.ts'
import { purgeImports } from './purge-imports.ts'

const now = new Date('2026-11-21T12:00:00Z')
let dataDir: string

const purge = () => purgeImports({ config: { ...testConfig, dataDir }, now: () => now })

const upload = async (id: string, age: number): Promise<void> => {
  const path = join(dataDir, importName(id))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'zip')
  const changed = new Date(now.getTime() - age)
  await utimes(path, changed, changed)
}

beforeEach(async () => {
  dataDir = await mkdtemp(`${tmpdir()}/imports-`)
})
afterEach(() => rm(dataDir, { recursive: true }))

it('deletes orphaned uploads, but none that may still be read', async () => {
  await upload('left', limits.downloadKept + 1)
  await upload('reading', limits.downloadKept - 1)
  await purge()
  expect(await readdir(importsFolder(dataDir))).toEqual([expect.stringContaining('reading')])
})

it('does nothing where nothing was ever imported', async () => {
  await expect(purge()).resolves.toBeUndefined()
})
