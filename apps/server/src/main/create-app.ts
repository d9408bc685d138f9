import type { IncomingMessage, ServerResponse } from 'node:http'
import { feathers } from '@feathersjs/feathers'
import { koa, type Application } from '@feathersjs/koa'
import type { AppContext } from '../platform/context.ts'
import { dataExportHost } from '../domains/operations/account-data/serve-data-export.ts'
import { leadCsvHost } from '../domains/leads/inbox/serve-lead-csv.ts'
import { docsHost } from '../platform/api-docs/serve-docs.ts'
import { downloadHost } from '../domains/publishing/zip-downloads/serve-download.ts'
import { stripeWebhookHost } from '../domains/billing/serve-stripe-webhook.ts'
import { createEvents } from '../platform/events/create-events.ts'
import { publishEvent } from '../platform/events/publish-event.ts'
import { callHost } from '../domains/leads/calls/call-host.ts'
import { formHost } from '../domains/leads/receive/form-host.ts'
import { leadFileHost } from '../domains/leads/files/serve-lead-file.ts'
import { fontHost } from '../domains/sites/fonts/serve-fonts.ts'
import { ownFontHost } from '../domains/media/own-fonts/serve-own-fonts.ts'
import { mediaHost } from '../domains/media/serve-media.ts'
import { verificationPictureHost } from '../domains/properties/verification/serve-verification-image.ts'
import { metricsHost } from '../domains/operations/monitoring/serve-metrics.ts'
import type { DefinedService } from '../platform/api/define-service.ts'
import { docsService } from '../platform/api-docs/api-docs.service.ts'
import { services } from './services.ts'
import type { ServiceContext } from '../platform/api/service-types.ts'
import { SessionStore } from '../platform/auth/session-store.ts'
import { createTokens } from '../platform/auth/session-tokens.ts'
import { closeConnectionsOnShutdown } from '../platform/http/close-connections-on-shutdown.ts'
import { servicePath } from '../platform/http/api-paths.ts'
import { secondHost } from '../platform/http/second-host.ts'
import { restTransport } from '../platform/http/rest-transport.ts'
import { socketTransport } from '../platform/http/socket-transport.ts'

/** Numbers of sockets per application, for callers that know only the application. */
const socketCounts = new WeakMap<Application, () => number>()

export const socketsOf = (app: Application): number => socketCounts.get(app)?.() ?? 0

/**
 * Creates the API of one process: REST and sockets over the same services. `listen(port, host)` starts it;
 * `teardown()` closes its sockets and server. Middleware added afterwards (`app.use`) handles paths other
 * than /api/ and /snappy/.
 */
export const createApp = async (
  context: AppContext,
  registered: readonly DefinedService[] = services,
): Promise<Application> => {
  const tokens = createTokens(context.config.appSecret, context.now)
  const sessions = new SessionStore(context.db, tokens, context.now)
  const eventSources = new Map(registered.map(({ definition }) => [definition.path, definition]))
  const events = createEvents(context, sessions, publishEvent(eventSources))

  const app: Application = koa(feathers())
  const findService = app.lookup
  app.lookup = function lookup(address) {
    const path = servicePath(address)
    // Feathers' type omits that an unknown path returns null
    return path === undefined ? (null as never) : findService.call(this, path)
  }
  const answersForm = formHost(context)
  const createHandler = app.callback.bind(app)
  // submissions come before Koa: its work for each request would be most of what a flood of them costs
  app.callback = () => {
    const handle = createHandler()
    return async (request, response) => {
      if (!answersForm(request as IncomingMessage, response as ServerResponse))
        await handle(request, response)
    }
  }
  app.use(closeConnectionsOnShutdown(context.stopping))
  app.use(callHost(context))
  app.use(metricsHost(context, () => events.sockets.size))
  app.use(mediaHost(context.config))
  app.use(ownFontHost(context))
  app.use(fontHost())
  app.use(docsHost(registered))
  app.use(stripeWebhookHost(context))
  app.use(secondHost(context.config))
  app.configure(restTransport({ config: context.config, log: context.log, sessions }))
  app.use(verificationPictureHost(context))
  app.use(downloadHost(context, sessions))
  app.use(leadFileHost(context, sessions))
  app.use(dataExportHost(context, sessions))
  app.use(leadCsvHost(context, sessions))
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
