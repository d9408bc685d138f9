import { afterAll, beforeAll } from 'vitest'
import { connect } from '../../platform/db/connect.ts'
import { madeByHook } from './made-by-hook.ts'
import { startDatabaseGate, type DatabaseGate } from '../network/database-gate.ts'
import { createTestDatabase } from '../postgres.ts'
import { startMailServer, type MailServer } from '../servers/mail/mail-server.ts'
import { startLeadWorld, type LeadWorld, type PublishedForm } from './lead-world.ts'

/** Puts a gate in front of a new database. `stop` removes both. */
const startGatedDatabase = async () => {
  const database = await createTestDatabase()
  const gate = await startDatabaseGate(database.url)
  const db = connect({ url: gate.url, applicationName: 'web2 test', onConnectionLost: () => undefined })
  return {
    gate,
    database: { ...database, db },
    stop: async () => {
      await db.destroy()
      await gate.close()
      await database.destroy()
    },
  }
}

interface Options {
  /** Changes of the form that is published. */
  readonly form?: Parameters<LeadWorld['publishForm']>[0]
  /** Delivers emails to a real mail server. */
  readonly mails?: boolean
  /** Allows tests to close the way to the database. */
  readonly gated?: boolean
}

/**
 * Starts a world that receives leads before the tests of a file, with a published form, and stops it after them. Its
 * parts exist once the first test or later hook runs; `mailServer` and `gate` need their option.
 */
export const useLeadWorld = ({ form: change, mails = false, gated = false }: Options = {}) => {
  let world: LeadWorld | undefined
  let form: PublishedForm | undefined
  let mailServer: MailServer | undefined
  let gatedDatabase: Awaited<ReturnType<typeof startGatedDatabase>> | undefined
  beforeAll(async () => {
    if (mails) mailServer = await startMailServer()
    if (gated) gatedDatabase = await startGatedDatabase()
    world = await startLeadWorld({
      ...(mailServer && { config: { mail: mailServer.address } }),
      ...(gatedDatabase && { database: gatedDatabase.database }),
    })
    form = await world.publishForm(change)
  })
  afterAll(async () => {
    await world?.stop()
    await gatedDatabase?.stop()
    await mailServer?.stop()
  })
  return {
    world: madeByHook(() => world),
    form: madeByHook(() => form),
    mailServer: madeByHook(() => mailServer),
    gate: madeByHook<DatabaseGate>(() => gatedDatabase?.gate),
  }
}

/** Starts two instances of one installation before the tests of a file, each with a user of its own. */
export const useTwoLeadWorlds = (): { readonly first: LeadWorld; readonly second: LeadWorld } => {
  let first: LeadWorld | undefined
  let second: LeadWorld | undefined
  beforeAll(async () => {
    first = await startLeadWorld()
    second = await startLeadWorld({ database: first.api.database })
  })
  afterAll(async () => {
    await second?.stop()
    await first?.stop()
  })
  return { first: madeByHook(() => first), second: madeByHook(() => second) }
}
