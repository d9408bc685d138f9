import { existsSync } from 'node:fs'
import type { Settings } from '../../../platform/config/read-environment.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { clusterFolder } from '../../../platform/db/embedded/data-cluster.ts'
import { runningUrl } from '../../../platform/db/embedded/running-url.ts'
import { lockDataFolder } from '../../../platform/data-folder/data-folder-lock.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'

/** Database opened for one command. */
export interface OpenPlace {
  readonly url: string
  close(): Promise<void>
}

type Place = Pick<Settings, 'databaseUrl' | 'dataDir'>

const note = (line: string) => void process.stdout.write(`${line}\n`)

/** Opens the installation's database, even while the product runs on it. */
export const openExisting = async (settings: Settings): Promise<OpenPlace> => {
  if (settings.databaseUrl !== undefined) return openExternal(settings)
  if (!existsSync(clusterFolder(settings.dataDir))) {
    throw new StartFailure(
      `${settings.dataDir} contains no database. Set DATA_DIR to the installation’s folder, or DATABASE_URL to its ` +
        'database.',
    )
  }
  const running = await runningUrl(settings.dataDir)
  if (running !== undefined) return { url: running, close: () => Promise.resolve() }
  return openExclusive(settings)
}

/** Opens it with the data folder locked, so that the product can't start. */
export const openExclusive = async (settings: Settings): Promise<OpenPlace> => {
  const lock = await lockDataFolder(settings.dataDir, 'a command that copies its data')
  try {
    const database = await openDatabase(settings, note, () => undefined)
    return {
      url: database.sessionUrl ?? database.url,
      close: async () => {
        await database.stop()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

const openExternal = async (settings: Place & Settings): Promise<OpenPlace> => {
  const { sessionUrl, url } = await openDatabase(settings, note, () => undefined)
  return { url: sessionUrl ?? url, close: () => Promise.resolve() }
}
