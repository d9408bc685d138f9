import type { IncomingMessage } from 'node:http'
import type { Middleware } from '@feathersjs/koa'

/** Upload in progress: the request itself, unread until the caller is authorized. */
export type Upload = IncomingMessage

/**
 * Passes the body of a multipart request to the service as `params.upload`, and an empty body as its data.
 */
export const multipartMiddleware: Middleware = async (ctx, next) => {
  if (ctx.method === 'POST' && ctx.is('multipart/form-data')) {
    ctx.feathers = { ...ctx.feathers, upload: ctx.req } as typeof ctx.feathers
    ctx.request.body = {}
  }
  await next()
}
