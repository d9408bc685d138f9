import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from './start-failure.ts'

/** The installation's secret: made once, kept in DATA_DIR/app-secret, readable by its owner only. */
export async function loadAppSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'app-secret')
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new StartFailure(
      `The secret in ${path} can't be read (${error.message}). Make it readable for this user.`,
    )
  })
  if (found === undefined) return createAppSecret(path)
  if (found.trim().length >= 32) return found.trim()
  throw new StartFailure(
    `${path} does not hold a secret any more. Restore it from a backup: without it the stored keys cannot be ` +
      'opened. Remove it only if you want a new one and will enter those keys again.',
  )
}

/** Written in full and to the disk before it gets its name: stored keys are worthless without it. */
async function createAppSecret(path: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const draft = `${path}.new`
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  await rename(draft, path)
  return secret
}
