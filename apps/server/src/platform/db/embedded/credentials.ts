import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Passwords of the embedded PostgreSQL's two roles, stored in a file that only its owner can read. */
export interface Credentials {
  readonly superuser: string
  readonly app: string
}

const fileIn = (dataDir: string) => join(dataDir, 'postgres-passwords.json')

export async function readCredentials(dataDir: string): Promise<Credentials | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : (JSON.parse(text) as Credentials)
}

export async function createCredentials(dataDir: string): Promise<Credentials> {
  const password = () => randomBytes(24).toString('base64url')
  const credentials = { superuser: password(), app: password() }
  const draft = `${fileIn(dataDir)}.new`
  await writeFile(draft, JSON.stringify(credentials), { mode: 0o600 })
  await rename(draft, fileIn(dataDir))
  return credentials
}
