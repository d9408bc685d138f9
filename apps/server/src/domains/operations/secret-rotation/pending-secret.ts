import { randomBytes } from 'node:crypto'
import { open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

const nextFile = (dataDir: string) => join(dataDir, 'app-secret.next')

/** The secret of a change that was begun and not finished; undefined when there is none. */
export const pendingSecret = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(nextFile(dataDir), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A new secret that is on the disk before anything is sealed with it; the one that is there already is gone on with. */
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

/** The new secret takes the place of the old one in the data folder. */
export const promotePendingSecret = (dataDir: string): Promise<void> =>
  rename(nextFile(dataDir), join(dataDir, 'app-secret'))

/** What was begun is done, and the secret lies in the environment. */
export const deletePendingSecret = (dataDir: string): Promise<void> => rm(nextFile(dataDir), { force: true })
