import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterFolder, names } from './data-cluster.ts'
import { readCredentials } from './credentials.ts'
import { isPostmasterOf } from './lock-file.ts'

/**
 * Returns the URL of the PostgreSQL that runs on a data folder, or undefined if none does. Its postmaster.pid
 * has one value per line: process, folder, start, port, socket folder, listen address, shared memory, state
 * (miscadmin.h of PostgreSQL).
 */
export const runningUrl = async (dataDir: string): Promise<string | undefined> => {
  const files = clusterFolder(dataDir)
  const text = await readFile(join(files, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const [pid = '', , , port = '', socket = '', address = '', , state = ''] = text
    .split('\n')
    .map((line) => line.trim())
  if (state !== 'ready' || !(await isPostmasterOf(Number(pid), files))) return undefined
  const credentials = await readCredentials(dataDir)
  if (!credentials) return undefined
  const login = `${names.app}:${credentials.app}`
  return socket === ''
    ? `postgresql://${login}@${address}:${port}/${names.database}`
    : `postgresql://${login}@localhost:${port}/${names.database}?host=${encodeURIComponent(socket)}`
}
