import { contributions } from '../../main/contributions.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context.ts'
import { listen } from '../../platform/http/http-server.ts'
import { createSharedObjects } from '../../platform/shared-objects.ts'
import { createApp } from '../../main/create-app.ts'
import { services } from '../../main/services.ts'
import type { JobQueue } from '../../platform/jobs/job-definition.ts'
import type { DefinedService } from '../../platform/api/define-service.ts'
import { createTestDatabase, type TestDatabase } from '../postgres.ts'
import { testConfig } from '../test-config.ts'
import { ownedRelations } from '../tenancy/owned-relations.ts'
import { watchServices } from '../tenancy/watch-services.ts'

export interface TestApi {
  /** URL of the server without a trailing slash. */
  readonly url: string
  readonly context: AppContext
  readonly database: TestDatabase
  /** Lines that the server logged, for tests of errors. */
  readonly logged: readonly string[]
  /** Stops it. Throws if a statement of a request could reach rows of another account (testing/tenancy). */
  stop(): Promise<void>
}

/** Starts the API on a free port with a new database, or as another instance on the given one. */
export const startTestApi = async (
  options: {
    readonly services?: readonly DefinedService[]
    readonly database?: TestDatabase
    readonly now?: () => Date
    readonly config?: Partial<Config>
    /** For tests of code that enqueues; without it, enqueueing fails. */
    readonly jobs?: JobQueue
  } = {},
): Promise<TestApi> => {
  const database = options.database ?? (await createTestDatabase())
  const logged: string[] = []
  const context: AppContext = {
    config: { ...testConfig, ...options.config },
    db: database.db,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: database.url,
    jobs: options.jobs ?? { enqueue: () => Promise.reject(new Error('This test has no queue')) },
    log: (line) => logged.push(line),
    now: options.now ?? (() => new Date()),
  }
  const violations: Error[] = []
  const owned = await ownedRelations(database.db)
  const watch = { owned, report: (violation: Error) => void violations.push(violation) }
  const app = await createApp(context, watchServices(options.services ?? services, watch))
  const server = createServer(app.callback())
  await app.setup(server)
  await listen(server, 0, '127.0.0.1', 'PORT')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    context,
    database,
    logged,
    stop: async () => {
      await app.teardown()
      server.close()
      server.closeAllConnections()
      if (!options.database) await database.destroy()
      if (violations[0]) throw violations[0]
    },
  }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  // the test is about this shape
  readonly body: ReturnType<typeof JSON.parse>
}

/** Makes one call by plain HTTP: `call(api, 'POST', '/api/naps', { token, body })`. */
export const call = async (
  api: Pick<TestApi, 'url'>,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}

export interface TestUser {
  readonly token: string
  readonly userId: string
  readonly accountId: string
  readonly email: string
  readonly password: string
}

let users = 0

/** Registers and signs in; `active` activates the account as an admin would. */
export const signUp = async (
  api: Pick<TestApi, 'url'> & { readonly database: Pick<TestDatabase, 'db'> },
  { active = true } = {},
): Promise<TestUser> => {
  users += 1
  const email = `user${users}@example.com`
  const password = 'correct horse battery'
  const registered = await call(api, 'POST', '/api/users', {
    body: { name: `User ${users}`, email, password },
  })
  if (registered.status !== 201) throw new Error(JSON.stringify(registered.body))
  const { _id: userId, accountId, roles } = registered.body
  if (active && !roles.includes('lc:admin')) {
    const { db } = api.database
    await db.updateTable('accounts').set({ isActive: true }).where('id', '=', accountId).execute()
    await db
      .updateTable('memberships')
      .set({ roles: ['lc:customer'] })
      .where('userId', '=', userId)
      .execute()
  }
  return { token: await signInAs(api, email, password), userId, accountId, email, password }
}

/** Returns a new access token. */
export const signInAs = async (
  api: Pick<TestApi, 'url'>,
  email: string,
  password: string,
): Promise<string> => {
  const body = { strategy: 'local', email, password }
  const answer = await call(api, 'POST', '/api/authentication', { body })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.accessToken
}
