import type { Client } from 'pg'
import type { Settings } from '../../../platform/config/read-environment.ts'
import { loadAppSecret } from '../../../platform/config/app-secret.ts'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { openExclusive } from '../backup/open-installation.ts'
import { openSession, runningNodes } from '../backup/copy-session.ts'
import { connect } from '../../../platform/db/connect.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { adoptSecret } from './check-app-secret.ts'
import { deletePendingSecret, storePendingSecret, promotePendingSecret } from './pending-secret.ts'
import { reseal } from './reseal-rows.ts'

export interface Rotated {
  readonly resealed: number
  /** Sealed values that the old secret failed to open. */
  readonly unreadable: number
  /** Location of the new secret: the data folder, or the environment that the operator has to change. */
  readonly keptIn: 'data-folder' | 'environment'
}

const longEnough = 32

/** Returns the new secret for an installation whose secret comes from the environment. */
const givenSecret = (oldSecret: string, newSecret: string | undefined): string => {
  if (newSecret === undefined || newSecret.length < longEnough)
    throw new StartFailure(
      `APP_SECRET is set, so set NEW_APP_SECRET too, to at least ${longEnough} random letters and digits. Nothing was changed.`,
    )
  if (newSecret === oldSecret)
    throw new StartFailure('NEW_APP_SECRET is the same as the current secret. Nothing was changed.')
  return newSecret
}

const requireStopped = async (client: Client): Promise<void> => {
  const nodes = await runningNodes(client)
  if (nodes > 0)
    throw new StartFailure(
      `Web 2 Manager is running on this database (${nodes} connections). Stop all its processes first. Nothing was changed.`,
    )
}

/**
 * Makes the present secret the installation's after the former one was lost; values sealed with that can't be
 * opened. The product has to be stopped.
 */
export const replaceLostSecret = async (settings: Settings): Promise<void> => {
  const database = await openExclusive(settings)
  try {
    const client = await openSession(database.url)
    try {
      await requireStopped(client)
    } finally {
      await client.end()
    }
    await migrate(database.url)
    const db = connect({ url: database.url, applicationName: 'web2 secret', poolSize: 1 })
    try {
      await adoptSecret(db, settings.appSecret ?? (await loadAppSecret(settings.dataDir)))
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}

/**
 * Rotates APP_SECRET: seals every stored secret with it and ends all sessions. The product has to be stopped.
 * If killed it can be repeated, and the product does not start before that.
 */
export const rotateSecret = async (settings: Settings, newSecret: string | undefined): Promise<Rotated> => {
  const { dataDir } = settings
  const isGiven = settings.appSecret !== undefined
  const next = settings.appSecret === undefined ? undefined : givenSecret(settings.appSecret, newSecret)
  const database = await openExclusive(settings)
  try {
    const oldSecret = settings.appSecret ?? (await loadAppSecret(dataDir))
    const client = await openSession(database.url)
    try {
      await requireStopped(client)
      const secret = await storePendingSecret(dataDir, next)
      if (next !== undefined && secret !== next)
        throw new StartFailure(
          'An unfinished rotation used a different NEW_APP_SECRET. Use that one again to finish it.',
        )
      const counts = await reseal(client, { oldSecret, newSecret: secret })
      await (isGiven ? deletePendingSecret(dataDir) : promotePendingSecret(dataDir))
      return { ...counts, keptIn: isGiven ? 'environment' : 'data-folder' }
    } finally {
      await client.end()
    }
  } finally {
    await database.close()
  }
}
