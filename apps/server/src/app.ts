import { feathers } from '@feathersjs/feathers'
import { koa, type Application } from '@feathersjs/koa'
import type { AppContext } from './context.ts'
import { dataExportHost } from './data-export/data-export-host.ts'
import { docsHost } from './docs-host/docs-host.ts'
import { downloadHost } from './download-host/download-host.ts'
import { stripeWebhookHost } from './billing-host/stripe-webhook-host.ts'
import { createEvents } from './events/create-events.ts'
import { publishEvent } from './events/publish-event.ts'
import { mediaHost } from './media-host/media-host.ts'
import { verificationPictureHost } from './picture-host/verification-picture-host.ts'
import { metricsHost } from './metrics/metrics-host.ts'
import type { DefinedService } from './services/define-service.ts'
import { docsService } from './services/docs/docs.ts'
import { services } from './services/registry.ts'
import type { ServiceContext } from './services/service-types.ts'
import { SessionStore } from './sessions/session-store.ts'
import { createTokens } from './sessions/tokens.ts'
import { closeConnectionsOnShutdown } from './transport/parting-connections.ts'
import { servicePath } from './transport/paths.ts'
import { secondHost } from './transport/second-host.ts'
import { restTransport } from './transport/rest.ts'
import { socketTransport } from './transport/sockets.ts'

/** How many sockets an application of ours holds, for who knows only the application. */
const socketCounts = new WeakMap<Application, () => number>()

export const socketsOf = (app: Application): number => socketCounts.get(app)?.() ?? 0

/**
 * The API of one process: REST and sockets over the same services. `listen(port, host)` starts it; `teardown()` ends
 * its sockets and its server. Middleware added afterwards (`app.use`) answers what is not below /api/ or /snappy/.
 */
export const createApp = async (
  context: AppContext,
  registered: readonly DefinedService[] = services,
): Promise<Application> => {
  const tokens = createTokens(context.config.appSecret)
  const sessions = new SessionStore(context.db, tokens, context.now)
  const eventSources = new Map(registered.map(({ definition }) => [definition.path, definition]))
  const events = createEvents(context, sessions, publishEvent(eventSources))

  const app: Application = koa(feathers())
  const findService = app.lookup
  app.lookup = function lookup(address) {
    const path = servicePath(address)
    // Feathers' type leaves out that an unknown path gives null.
    return path === undefined ? (null as never) : findService.call(this, path)
  }
  app.use(closeConnectionsOnShutdown(context.stopping))
  app.use(metricsHost(context, () => events.sockets.size))
  app.use(mediaHost(context.config))
  app.use(docsHost(registered))
  app.use(stripeWebhookHost(context))
  app.use(secondHost(context.config))
  app.configure(restTransport({ config: context.config, log: context.log, sessions }))
  app.use(verificationPictureHost(context))
  app.use(downloadHost(context, sessions))
  app.use(dataExportHost(context, sessions))
  const { sockets, outbox, sessionWatch } = events
  const { publicUrl, trustedProxy } = context.config
  app.configure(socketTransport({ publicUrl, trustedProxy, sessions, sockets }))

  const serviceContext: ServiceContext = {
    ...context,
    sessions,
    sockets,
    outbox,
    sessionWatch,
    eventSources,
    tokens,
  }
  for (const service of [...registered, docsService(registered)]) service.register(app, serviceContext)

  app.hooks({
    setup: [
      async (_call: unknown, next: () => Promise<unknown>) => {
        await events.start()
        await next()
      },
    ],
    teardown: [
      async (_call: unknown, next: () => Promise<unknown>) => {
        app.io?.disconnectSockets(true)
        await events.stop()
        await next()
      },
    ],
  })
  socketCounts.set(app, () => sockets.size)
  return app
}
