import { bodyParser, rest, type Application, type Middleware } from '@feathersjs/koa'
import { badJson, isFrameworkError, tooLarge, unknownPath } from '../errors.ts'
import { isClientGone } from './client-gone.ts'
import { publicError } from './public-error.ts'
import { takeUploads } from './multipart.ts'
import { isApiPath } from './paths.ts'
import { readQuery } from './read-query.ts'

/** Page documents are the largest bodies. */
const bodyLimit = '16mb'

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Failures of the body parser carry a status of their own, those of unpacking a body a code of zlib. */
const bodyError = (error: unknown): unknown => {
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (isFrameworkError(error)) return error
  if (status === 413) return tooLarge()
  if (typeof code === 'string' && code.startsWith('Z_')) return badJson()
  return status === 400 || status === 415 ? badJson() : error
}

const answers =
  (log: (line: string) => void): Middleware =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next()
    ctx.set(headers)
    try {
      await next()
      if (ctx.body === undefined && ctx.status === 404) throw unknownPath(ctx.path)
    } catch (error) {
      const known = publicError(bodyError(error), log)
      ctx.status = known.code
      ctx.body = known.toJSON()
    }
  }

const onlyApi =
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    isApiPath(ctx.path) ? middleware(ctx, next) : next()

/** REST: reads bodies and queries, answers errors in one shape, and leaves every other address to whom comes after. */
export const restTransport =
  (log: (line: string) => void) =>
  (app: Application): void => {
    Object.defineProperty(app.request, 'query', {
      configurable: true,
      get(this: { querystring: string }) {
        return readQuery(this.querystring)
      },
    })
    app.on('error', (error: unknown) => {
      if (!isClientGone(error)) log(error instanceof Error ? (error.stack ?? error.message) : String(error))
    })
    app.use(answers(log))
    app.use(onlyApi(bodyParser({ jsonLimit: bodyLimit, urlencoded: false, text: false, multipart: false })))
    app.use(
      onlyApi((ctx, next) => {
        ctx.feathers = { ...ctx.feathers, address: ctx.ip } as typeof ctx.feathers
        return next()
      }),
    )
    app.use(onlyApi(takeUploads))
    app.configure(rest())
  }
