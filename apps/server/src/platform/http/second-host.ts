import type { Middleware } from '@feathersjs/koa'
import type { Config } from '../config/config.ts'

const below = '/snappy/'

/**
 * Lets our own web app call what is below /snappy/ through a second host: that is another origin to a browser, which asks
 * first. Only PUBLIC_URL is answered, tokens come in a header, and without SNAPPY_URL nothing is different.
 */
export const secondHost = ({ snappyUrl = '', publicUrl }: Config): Middleware => {
  const own = new URL(publicUrl).origin
  return async (ctx, next) => {
    if (snappyUrl === '' || !ctx.path.startsWith(below)) return next()
    ctx.vary('Origin')
    if (ctx.get('origin') !== own) return next()
    ctx.set('Access-Control-Allow-Origin', own)
    // for the cookie of known browsers, which opens nothing
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
