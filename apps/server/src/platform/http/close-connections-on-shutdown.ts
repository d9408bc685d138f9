import type { Middleware } from '@feathersjs/koa'

/** Once the process is about to stop, every answer ends its connection, so that none is cut with a request on its way. */
export const closeConnectionsOnShutdown =
  (stopping: AbortSignal | undefined): Middleware =>
  (ctx, next) => {
    if (stopping?.aborted) ctx.set('Connection', 'close')
    return next()
  }
