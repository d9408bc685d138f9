import { once } from 'node:events'
import { contributions } from '../../main/contributions.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Site, SiteCloud } from '@web2/contract/sites'
import type { Config } from '../../platform/config/config.ts'
import type { AppContext } from '../../platform/context.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { jobDefinitions } from '../../main/job-definitions.ts'
import { createJobQueue, type StartedQueue } from '../../platform/jobs/job-queue.ts'
import { createSharedObjects } from '../../platform/shared-objects.ts'
import { createSitesHost } from '../../domains/clouds/hosting/serve-sites.ts'
import { freePort } from '../servers/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../postgres.ts'
import { testConfig } from '../test-config.ts'
import { createSite } from '../../domains/sites/create-site.ts'
import type { Actor } from '../../platform/actor.ts'
import { maybeSite } from '../../domains/sites/site-view.ts'
import { restorePublication } from '../../domains/publishing/publications/restore-publication.ts'
import { requestPublication } from '../../domains/publishing/publications/request-publication.ts'
import { runPublication } from '../../domains/publishing/run/run-publication.ts'

/** Everything a publication uses, for real: database, queue, folder and built-in host. */
export interface World {
  readonly context: AppContext
  readonly database: TestDatabase
  readonly owner: Actor
  /** Advances the application's clock. */
  later(milliseconds: number): void
  newOwner(): Promise<Actor>
  newSite(change?: { rootSlug?: string; templateId?: string; napId?: string }): Promise<Site>
  newNap(phone: string): Promise<string>
  /** Requests a publication and executes it. Returns the site afterwards. */
  publish(siteId: string, clouds?: readonly SiteCloud[]): Promise<Site>
  /** Restores the first publication of a site, without its pages. Returns the site afterwards. */
  restoreFirst(siteId: string): Promise<Site>
  site(siteId: string): Promise<Site>
  end(): Promise<void>
}

export const noStop = new AbortController().signal

export const createWorld = async (
  egressAllow: readonly string[] = [],
  more: Partial<Config> = {},
): Promise<World> => {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'publish-'))
  const sitesPort = await freePort()
  const roles: Config['roles'] = new Set(['web', 'worker'])
  const config = { ...testConfig, roles, dataDir, sitesPort, egressAllow, ...more }
  const errors: Error[] = []
  const jobs: StartedQueue = await createJobQueue(database.db, jobDefinitions, (error) => errors.push(error))
  let ahead = 0
  const context: AppContext = {
    config,
    db: database.db,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: database.url,
    jobs,
    log: () => undefined,
    now: () => new Date(Date.now() + ahead),
  }
  const host: Server = createSitesHost(context).listen(sitesPort, '127.0.0.1')
  await once(host, 'listening')

  const { db } = database
  const newOwner = async (): Promise<Actor> => {
    const [accountId, userId] = [uuidV7(), uuidV7()]
    await db
      .insertInto('accounts')
      .values({ id: accountId, name: 'Test', tier: 'platinum', isActive: true })
      .execute()
    await db
      .insertInto('users')
      .values({
        id: userId,
        name: 'Test',
        email: `${userId}@example.com`,
        imageUrl: null,
        passwordHash: '',
        createdBy: null,
      })
      .execute()
    return { accountId, userId }
  }
  const owner = await newOwner()
  let made = 0
  const site = async (siteId: string) => {
    const found = await maybeSite(db, { siteId, accountId: owner.accountId })
    if (!found) throw new Error('no such site')
    return found
  }

  return {
    context,
    database,
    owner,
    newOwner,
    site,
    later: (milliseconds) => {
      ahead += milliseconds
    },
    newSite: ({ rootSlug = `site-${++made}`, templateId = 'garden', napId } = {}) =>
      createSite(context, owner, {
        siteName: 'Green Thumb',
        rootSlug,
        templateId,
        napId: napId ?? null,
        email: 'a@b.c',
      }),
    newNap: async (phone) => {
      const id = uuidV7()
      await db
        .insertInto('naps')
        .values({
          id,
          accountId: owner.accountId,
          createdBy: null,
          businessName: 'Green Thumb',
          address1: '1 Elm St',
          phone,
        })
        .execute()
      return id
    },
    publish: async (siteId, clouds = [{ cloud: 'builtin', buckets: [] }]) => {
      const requested = await requestPublication(context, owner, siteId, clouds)
      if (!requested.ok) throw new Error(requested.message)
      await runPublication(context, requested.site.runId ?? '', noStop)
      return site(siteId)
    },
    restoreFirst: async (siteId) => {
      const first = await db
        .selectFrom('publications')
        .select('id')
        .where('siteId', '=', siteId)
        .orderBy('number')
        .executeTakeFirstOrThrow()
      const restored = await restorePublication(context, owner, { publicationId: first.id, pages: false })
      await runPublication(context, restored.runId, noStop)
      return site(siteId)
    },
    end: async () => {
      host.closeAllConnections()
      host.close()
      await jobs.stop()
      await database.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
