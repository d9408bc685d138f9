import type { Middleware } from '@feathersjs/koa'
import type { Config } from '../config/config.ts'

const below = '/snappy/'

/**
 * Allows our web app to call /snappy/ on a second host, which is cross-origin for browsers and needs CORS.
 * Only PUBLIC_URL is allowed, tokens come in a header, and without SNAPPY_URL nothing changes.
 */
export const secondHost = ({ snappyUrl = '', publicUrl }: Config): Middleware => {
  const own = new URL(publicUrl).origin
  return async (ctx, next) => {
    if (snappyUrl === '' || !ctx.path.startsWith(below)) return next()
    ctx.vary('Origin')
    if (ctx.get('origin') !== own) return next()
    ctx.set('Access-Control-Allow-Origin', own)
    // for the cookie of known browsers, which grants no access
    ctx.set('Access-Control-Allow-Credentials', 'true')
    if (ctx.method !== 'OPTIONS') {
      await next()
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
      return
    }
    ctx.set({
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type',
      'Access-Control-Max-Age': '7200',
    })
    ctx.status = 204
  }
}
