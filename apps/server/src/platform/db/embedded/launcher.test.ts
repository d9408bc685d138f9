import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { binariesIn, findBinaries, type Binaries } from './binaries.ts'
import { createLauncher } from './launcher.ts'

let locked: string
beforeEach(async () => {
  // mkdtemp creates folders that only their owner may enter: root, here
  locked = await mkdtemp(join(tmpdir(), 'web2-locked-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(locked, { recursive: true })
})

/** Copies the programs below a folder that only root may enter. */
async function lockedBinaries(): Promise<Binaries> {
  const { home, major } = await findBinaries()
  const copy = join(locked, 'native')
  await cp(home, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE })
  return binariesIn(copy, major)
}

describe.runIf(process.getuid?.() === 0)('PostgreSQL started by root', () => {
  test('runs from, and on, folders that only root may enter', async () => {
    const launcher = await createLauncher(await lockedBinaries(), locked)
    const files = join(locked, 'data')
    await mkdir(files, { mode: 0o700 })
    await launcher.own(files)
    await launcher.run(launcher.binaries.initdb, [
      '-D',
      files,
      '--no-sync',
      '--auth=trust',
      '--username=postgres',
    ])
    expect(await launcher.run(launcher.binaries.postgres, ['-D', files, '-C', 'data_directory'])).toContain(
      files,
    )
  })

  test('without setpriv, runs from a copy of its programs that its user can reach', async () => {
    const open = join(locked, 'open')
    await mkdir(open)
    for (const folder of [locked, open]) await chmod(folder, 0o755)
    const binaries = await lockedBinaries()
    await chmod(dirname(binaries.initdb), 0o700)
    await chmod(binaries.home, 0o700)
    vi.stubEnv('PATH', '')
    vi.stubEnv('TMPDIR', open)
    const launcher = await createLauncher(binaries, open)
    expect(launcher.binaries.home).not.toBe(binaries.home)
    expect(await launcher.run(launcher.binaries.postgres, ['--version'])).toContain('PostgreSQL')
  })

  test('without setpriv, rejects a data folder its user can’t enter, with advice', async () => {
    const binaries = await findBinaries()
    vi.stubEnv('PATH', '')
    await expect(createLauncher(binaries, locked)).rejects.toThrow(/can’t access .* Install setpriv/s)
  })
})
