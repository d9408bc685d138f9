import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const nextFile = (dataDir: string) => join(dataDir, 'app-secret.next')

/** Returns the new secret of an interrupted rotation, or undefined. */
export const pendingSecret = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(nextFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes a new secret to the disk before anything is sealed with it. Continues with the secret of an
 * interrupted rotation.
 */
export const storePendingSecret = async (dataDir: string, given?: string): Promise<string> => {
  const begun = await pendingSecret(dataDir)
  if (begun !== undefined) return begun
  const secret = given ?? randomBytes(32).toString('base64url')
  const draft = `${nextFile(dataDir)}.new`
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  await rename(draft, nextFile(dataDir))
  return secret
}

/** Replaces the old secret in the data folder with the new one. */
export const promotePendingSecret = (dataDir: string): Promise<void> =>
  rename(nextFile(dataDir), join(dataDir, 'app-secret'))

/** Deletes the pending secret once the rotation is complete and the environment provides the secret. */
export const deletePendingSecret = (dataDir: string): Promise<void> => rm(nextFile(dataDir), { force: true })
