import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './startup-error.ts'

/**
 * Returns the installation's secret: generated once, stored in DATA_DIR/app-secret, readable only by its
 * owner.
 */
export async function loadAppSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app-secret')
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartFailure(
      `The secret in ${path} can’t be read (${error.message}). Make it readable for this user.`,
    )
  })
  if (found === undefined) return createAppSecret(path)
  if (found.trim().length >= 32) {
    await removeDrafts(dataDir)
    return found.trim()
  }
  throw new StartFailure(
    `${path} no longer contains a secret. Restore it from a backup to decrypt the stored keys. Without a backup, ` +
      'delete the file and run npm run rotate-secret -- --lost; the keys then have to be entered again.',
  )
}

/** Throws while a secret rotation is incomplete, also for a secret from the environment. */
export function refuseUnfinishedChange(dataDir: string): void {
  if (!existsSync(join(dataDir, 'app-secret.next'))) return
  throw new StartFailure(
    'A secret rotation was interrupted, and some keys are already encrypted with the new secret. Finish it with ' +
      'npm run rotate-secret, then start again. Nothing is lost.',
  )
}

/** Deletes the drafts of killed starts. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (/^app-secret\.[0-9a-f-]{36}\.new$/.test(name)) await rm(join(dataDir, name), { force: true })
}

/**
 * Writes and flushes the secret before it gets its final name, because stored keys are worthless without it.
 */
async function createAppSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${path}.${randomUUID()}.new`
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  try {
    await link(draft, path)
  } catch (error) {
    // another instance was first, and may have removed this draft with those of killed starts
    const isLate = ['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')
    // some file systems have no hard links; instances don't share those
    if (!isLate) await rename(draft, path)
  } finally {
    await rm(draft, { force: true })
  }
  // another instance that shares the folder may have been first
  return (await readFile(path, 'utf8')).trim()
}
