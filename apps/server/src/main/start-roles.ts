import { createServer } from 'node:http'
import { contributions } from './contributions.ts'
import { join } from 'node:path'
import { loadAppSecret, refuseUnfinishedChange } from '../platform/config/app-secret.ts'
import type { Application } from '@feathersjs/koa'
import { createApp, socketsOf } from './create-app.ts'
import { startCopyEviction } from '../domains/media/library/evict-local-copies.ts'
import { startHeartbeat } from '../domains/operations/monitoring/heartbeat.ts'
import { StartFailure } from '../platform/config/startup-error.ts'
import { moveFilesToBucket } from '../domains/operations/object-storage/move-files-to-bucket.ts'
import { StorageFailure } from '../platform/object-storage/storage-error.ts'
import type { Settings } from '../platform/config/read-environment.ts'
import { ownPictureOrigins } from '../platform/config/service-addresses.ts'
import type { AppContext } from '../platform/context.ts'
import { connect } from '../platform/db/connect.ts'
import { jobDefinitions } from './job-definitions.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import { createSharedObjects } from '../platform/shared-objects.ts'
import { startWorker } from './worker.ts'
import { createOperatingHost } from '../domains/operations/monitoring/monitoring-server.ts'
import { sitesBase } from '../domains/clouds/index.ts'
import { readFormerKeys } from '../domains/leads/calls/find-call.ts'
import { markMovedCalls, markMovedForms } from '../domains/sites/index.ts'
import { createSitesHost } from '../domains/clouds/hosting/serve-sites.ts'
import { loadBundle } from '../platform/web-app/bundle.ts'
import { webHost } from '../platform/web-app/serve-web-app.ts'
import { requireSameSecret } from '../domains/operations/secret-rotation/check-app-secret.ts'
import { checkStorage } from '../platform/object-storage/check-bucket.ts'
import type { ShutdownStack } from '../platform/process/shutdown-stack.ts'
import { close, listen } from '../platform/http/http-server.ts'
import { report } from '../platform/log/report-error.ts'
import { updateTables } from '../platform/db/update-schema.ts'

export interface PartsOptions {
  readonly settings: Settings
  readonly projectRoot: string
  readonly databaseUrl: string
  /** URL for dedicated connections; undefined: `databaseUrl`. */
  readonly sessionUrl?: string | undefined
  readonly closing: ShutdownStack
  readonly complain: (line: string) => void
  readonly stopping: AbortSignal
  /** Returns whether the process stops because of an uncaught error. */
  readonly isCrash: () => boolean
}

/** Starts the roles of this process; the database is running already. */
export async function startRoles(options: PartsOptions): Promise<void> {
  await checkStorage(options.settings.storage)
  await updateTables(options.sessionUrl ?? options.databaseUrl)
  const context = await createContext(options)
  await moveFilesToBucket(context).catch(storageAway)
  // PUBLIC_URL may have changed since the last start
  await markMovedForms(context.db, context.config)
  await markMovedCalls(context.db, context.config)
  await readFormerKeys(context)
  const { roles, metricsPort } = options.settings
  if (options.settings.storage) startForgettingCopies(context, options)
  const web = roles.has('web') ? startWeb(context, options) : undefined
  const starts = [
    ...(web ? [web, startSites(context, options)] : []),
    ...(roles.has('worker') ? [startWork(context, options)] : []),
    ...(metricsPort === undefined ? [] : [startOperating(context, metricsPort, options)]),
    startBeating(context, web, options),
  ]
  // shutdown must know everything that was started, so a failure waits for the other starts
  const failure = (await Promise.allSettled(starts)).find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}

const storageAway = (error: unknown): never => {
  if (!(error instanceof StorageFailure)) throw error
  throw new StartFailure(
    `Files of DATA_DIR can’t be moved to the bucket of STORAGE_URL: ${error.message} Start again when the storage is ` +
      'available; files already moved are not sent again, and nothing is lost.',
    { cause: error },
  )
}

async function createContext({
  settings,
  databaseUrl,
  sessionUrl,
  closing,
  complain,
  stopping,
}: PartsOptions): Promise<AppContext> {
  refuseUnfinishedChange(settings.dataDir)
  const appSecret = settings.appSecret ?? (await loadAppSecret(settings.dataDir))
  const db = connect({
    url: databaseUrl,
    sessionUrl,
    applicationName: 'web2',
    onConnectionLost: (error) => {
      if (!isEnding) complain(`A connection to the database was lost: ${error.message}`)
    },
  })
  // PostgreSQL may stop before it has read the end of every connection
  let isEnding = false
  closing.add('database connections', () => {
    isEnding = true
    return db.destroy()
  })
  await requireSameSecret(db, appSecret)
  const jobs = await createJobQueue(db, jobDefinitions, report('The job queue', complain))
  closing.add('job queue', () => jobs.stop())
  return {
    config: { ...settings, appSecret },
    db,
    jobs,
    contributions,
    shared: createSharedObjects(),
    databaseUrl: sessionUrl ?? databaseUrl,
    log: complain,
    stopping,
    now: () => new Date(),
  }
}

async function startWork(context: AppContext, { closing, complain, isCrash }: PartsOptions): Promise<void> {
  const worker = await startWorker(context, report('The worker', complain))
  closing.add('worker', () => worker.stop({ isCrash: isCrash() }))
}

async function startWeb(
  context: AppContext,
  { settings, projectRoot, closing }: PartsOptions,
): Promise<Application> {
  const [app, bundle] = await Promise.all([
    createApp(context),
    loadBundle(join(projectRoot, 'apps/web/dist')),
  ])
  const { services, snappyUrl = '' } = context.config
  const sitesOrigin = new URL(sitesBase(context.config)).origin
  app.use(webHost(bundle, { pictureOrigins: ownPictureOrigins(services), snappyUrl, sitesOrigin }))
  const server = createServer(app.callback())
  await app.setup(server)
  // sockets are closed while pending requests finish, because browsers keep theirs open
  closing.add('API', () => Promise.all([close(server), app.teardown()]))
  await listen(server, settings.port, settings.host, 'PORT')
  return app
}

/** Serves metrics and health on a separate port, for processes that serve no pages. */
async function startOperating(
  context: AppContext,
  port: number,
  { settings, closing }: PartsOptions,
): Promise<void> {
  const server = createOperatingHost(context)
  await listen(server, port, settings.host, 'METRICS_PORT')
  closing.add('metrics port', () => close(server))
}

/** Starts the heartbeat for other instances and the status page. */
async function startBeating(
  context: AppContext,
  web: Promise<Application> | undefined,
  { closing, complain }: PartsOptions,
): Promise<void> {
  const app = await web
  const heartbeat = await startHeartbeat(
    context,
    () => (app ? socketsOf(app) : 0),
    report('The heartbeat', complain),
  )
  closing.add('heartbeat', () => heartbeat.stop())
}

function startForgettingCopies(context: AppContext, { closing, complain }: PartsOptions): void {
  const forgetting = startCopyEviction(context, report('The cleanup of cached files', complain))
  closing.add('cleanup of cached files', () => forgetting.stop())
}

/** Serves published sites on a separate origin, away from the app and its tokens. */
async function startSites(context: AppContext, { settings, closing }: PartsOptions): Promise<void> {
  const server = createSitesHost(context)
  await listen(server, settings.sitesPort, settings.host, 'SITES_PORT')
  closing.add('host of published sites', () => close(server))
}
