import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteFile } from '@web2/site'
import type { ObjectStore } from '@web2/server/src/testing/object-store.ts'
import { secondsOf } from './figures.ts'

const runProgram = promisify(execFile)

export const hasRclone = (): boolean => {
  try {
    execFileSync('rclone', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const writeFiles = (folder: string, files: Iterable<SiteFile>): void => {
  for (const { path, body } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body())
  }
}

/** Returns the seconds in which rclone uploads files from disk, and then those of them that have changed. */
export const rcloneSeconds = async (
  { endpoint, accessKey, secretKey }: ObjectStore,
  bucket: string,
  ways: number,
  all: Iterable<SiteFile>,
  changed: Iterable<SiteFile>,
): Promise<{ readonly full: number; readonly again: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-rclone-'))
  const source = join(folder, 'site')
  const remote = `:s3,provider=Other,endpoint='${endpoint}',access_key_id=${accessKey},secret_access_key=${secretKey},force_path_style=true,no_check_bucket=true`
  const options = ['--transfers', String(ways), '--checkers', String(ways), '--config', join(folder, 'none')]
  // excludes the machine's own cloud settings
  const env = { PATH: process.env.PATH, HOME: folder }
  const sync = () => runProgram('rclone', ['sync', source, `${remote}:${bucket}/rclone`, ...options], { env })
  try {
    writeFiles(source, all)
    const full = await secondsOf(sync)
    writeFiles(source, changed)
    return { full, again: await secondsOf(sync) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
