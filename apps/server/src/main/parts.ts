import { createServer } from 'node:http'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import { loadAppSecret } from '../config/app-secret.ts'
import type { Settings } from '../config/read-settings.ts'
import { ownPictureOrigins } from '../config/service-addresses.ts'
import type { AppContext } from '../context.ts'
import { connect } from '../db/connect.ts'
import { jobDefinitions } from '../jobs/definitions.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { startWorker } from '../jobs/worker.ts'
import { createSitesHost } from '../sites-host/sites-host.ts'
import { loadBundle } from '../web-host/bundle.ts'
import { webHost } from '../web-host/web-host.ts'
import { checkStorage } from './check-storage.ts'
import type { Closing } from './closing.ts'
import { close, listen } from './http-server.ts'
import { updateTables } from './update-tables.ts'

export interface PartsOptions {
  readonly settings: Settings
  readonly projectRoot: string
  readonly databaseUrl: string
  readonly closing: Closing
  readonly complain: (line: string) => void
}

/** Starts what the roles of this process ask for; the database is there already. */
export async function startParts(options: PartsOptions): Promise<void> {
  await checkStorage(options.settings.storage)
  await updateTables(options.databaseUrl)
  const context = await createContext(options)
  const { roles } = options.settings
  const starts = [
    ...(roles.has('web') ? [startWeb(context, options), startSites(context, options)] : []),
    ...(roles.has('worker') ? [startWork(context, options)] : []),
  ]
  // Whoever stops the process must know of everything that was started, so a failure waits for the others.
  const failure = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}

async function createContext({
  settings,
  databaseUrl,
  closing,
  complain,
}: PartsOptions): Promise<AppContext> {
  const appSecret = settings.appSecret ?? (await loadAppSecret(settings.dataDir))
  const db = connect({
    url: databaseUrl,
    applicationName: 'web2',
    onConnectionLost: (error) => {
      if (!isEnding) complain(`A connection to the database was lost: ${error.message}`)
    },
  })
  // PostgreSQL may stop before it has read the farewell of every connection.
  let isEnding = false
  closing.add('connections to the database', () => {
    isEnding = true
    return db.destroy()
  })
  const jobs = await createJobQueue(db, jobDefinitions, report('The job queue', complain))
  closing.add('job queue', () => jobs.stop())
  return { config: { ...settings, appSecret }, db, jobs, databaseUrl, log: complain, now: () => new Date() }
}

async function startWork(context: AppContext, { closing, complain }: PartsOptions): Promise<void> {
  const worker = await startWorker(context, report('The worker', complain))
  closing.add('worker', () => worker.stop())
}

const report = (part: string, complain: (line: string) => void) => (error: Error) =>
  complain(`${part} met an error and goes on: ${error.stack ?? error.message}`)

async function startWeb(
  context: AppContext,
  { settings, projectRoot, closing }: PartsOptions,
): Promise<void> {
  const [app, bundle] = await Promise.all([
    createApp(context),
    loadBundle(join(projectRoot, 'apps/web/dist')),
  ])
  app.use(webHost(bundle, ownPictureOrigins(context.config.services)))
  const server = createServer(app.callback())
  await app.setup(server)
  // Sockets are cut while requests under way finish: a browser's socket would never end by itself.
  closing.add('API', () => Promise.all([close(server), app.teardown()]))
  await listen(server, settings.port, settings.host, 'PORT')
}

/** Published sites answer on an origin of their own, away from the app and its tokens. */
async function startSites(context: AppContext, { settings, closing }: PartsOptions): Promise<void> {
  const server = createSitesHost(context)
  await listen(server, settings.sitesPort, settings.host, 'SITES_PORT')
  closing.add('host of published sites', () => close(server))
}
