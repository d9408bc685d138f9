import type { Settings } from '../config/read-environment.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { checkExternal } from './check-external-database.ts'

/** Database of a running process. */
export interface OpenDatabase {
  readonly url: string
  /** URL for dedicated connections; undefined: `url`. */
  readonly sessionUrl?: string | undefined
  /** Resolves with a message when the embedded PostgreSQL gives up; never for an external one. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL, or checks the one in DATABASE_URL. Calls `onLaunch` once in the process.
 */
export async function openDatabase(
  { databaseUrl, databaseSessionUrl, dataDir }: Settings,
  log: (line: string) => void,
  onLaunch: () => void,
): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return startEmbedded({ dataDir, log, onLaunch })
  onLaunch()
  await checkExternal(databaseUrl, databaseSessionUrl)
  return {
    url: databaseUrl,
    sessionUrl: databaseSessionUrl,
    died: new Promise<never>(() => {}),
    stop: () => Promise.resolve(),
  }
}
