import type { Settings } from '../config/read-environment.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { checkExternal } from './check-external-database.ts'

/** The database of a running process. */
export interface OpenDatabase {
  readonly url: string
  /** Where connections are sessions of their own; undefined: at `url`. */
  readonly sessionUrl?: string | undefined
  /** Resolves with a sentence when the embedded PostgreSQL is given up; never for an external one. */
  readonly died: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL, or tries the one DATABASE_URL names. `onLaunch` is called once while that goes on.
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
