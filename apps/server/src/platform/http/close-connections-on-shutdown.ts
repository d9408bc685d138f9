import type { Middleware } from '@feathersjs/koa'

/**
 * Closes each connection after its response once the process is about to stop, so that no request is cut off.
 */
export const closeConnectionsOnShutdown =
  (stopping: AbortSignal | undefined): Middleware =>
  (ctx, next) => {
    if (stopping?.aborted) ctx.set('Connection', 'close')
    return next()
  }
