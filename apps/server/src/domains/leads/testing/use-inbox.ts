import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { JobQueue } from '../../../platform/jobs/job-definition.ts'
import { madeByHook } from '../../../testing/worlds/made-by-hook.ts'
import { startMailServer, type MailServer } from '../../../testing/servers/mail/mail-server.ts'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

interface Options {
  /** Delivers emails to a real mail server. */
  readonly mails?: boolean
  /** For tests of code that enqueues; without it, enqueueing fails. */
  readonly jobs?: JobQueue
}

/**
 * Starts the API before the tests of a file that store leads by `addLead`, with a data folder of its own and an admin,
 * and stops it after them. Its parts exist once the first test or later hook runs; `mailServer` needs its option.
 */
export const useInbox = ({ mails = false, jobs }: Options = {}) => {
  let api: TestApi | undefined
  let mailServer: MailServer | undefined
  /** The same installation without a mail server, with which users would confirm their registration first. */
  let plain: TestApi | undefined
  let dataDir: string
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'web2-inbox-'))
    if (mails) mailServer = await startMailServer()
    api = await startTestApi({
      config: { dataDir, ...(mailServer && { mail: mailServer.address }) },
      ...(jobs && { jobs }),
    })
    if (mails) plain = await startTestApi({ database: api.database })
    await signUp(plain ?? api)
  })
  afterAll(async () => {
    await plain?.stop()
    await api?.stop()
    await mailServer?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const made = madeByHook(() => api)
  return {
    api: made,
    mailServer: madeByHook(() => mailServer),
    db: () => made.database.db,
    /** Signs up a user with an account of their own. */
    newUser: (): Promise<TestUser> => signUp(plain ?? made),
    /** Returns a function that calls the API, by default as the user at that time. */
    callsAs:
      (present: () => TestUser) =>
      (method: string, path: string, body?: unknown, user = present()) =>
        call(made, method, `/api/${path}`, { token: user.token, body }),
  }
}
