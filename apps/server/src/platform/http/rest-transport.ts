import qs from 'qs'
import { rest, type Application, type Middleware } from '@feathersjs/koa'
import type { Config } from '../config/config.ts'
import { unknownPath, waitOf } from '../errors.ts'
import type { SessionStore } from '../auth/session-store.ts'
import { countedCaller } from './caller-address.ts'
import { isClientGone } from './is-client-gone.ts'
import { readJsonBody } from './json-body.ts'
import { lineHeaders, LineStream } from './line-stream.ts'
import { publicError } from './public-error.ts'
import { multipartMiddleware } from './upload.ts'
import { isApiPath } from './api-paths.ts'

/** Lists of ids have up to a thousand entries; no valid query is deeper or longer. */
const options = { depth: 8, arrayLimit: 1_000, parameterLimit: 2_000, allowDots: false } as const

/**
 * Parses a query string in the official client's dialect: `a[$in][]=1&b[$gt]=2`. qs drops prototype names.
 */
const readQuery = (text: string): Record<string, unknown> => (text === '' ? {} : qs.parse(text, options))

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

const answers =
  (log: (line: string) => void): Middleware =>
  async (ctx, next) => {
    if (!isApiPath(ctx.path)) return next()
    ctx.set(headers)
    try {
      await next()
      if (ctx.body === undefined && ctx.status === 404) throw unknownPath(ctx.path)
      if (ctx.body instanceof LineStream) ctx.set(lineHeaders)
    } catch (error) {
      const known = publicError(error, log)
      ctx.status = known.code
      const wait = waitOf(known)
      if (wait !== undefined) ctx.set('Retry-After', String(wait))
      ctx.body = known.toJSON()
    }
  }

const onlyApi =
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    isApiPath(ctx.path) ? middleware(ctx, next) : next()

interface RestOptions {
  readonly config: Pick<Config, 'trustedProxy'>
  readonly log: (line: string) => void
  readonly sessions: SessionStore
}

/**
 * Creates the REST transport: reads bodies and queries, returns errors in one shape, and leaves other paths
 * to later middleware.
 */
export const restTransport =
  ({ config, log, sessions }: RestOptions) =>
  (app: Application): void => {
    const addressOf = countedCaller(config.trustedProxy)
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
    app.use(onlyApi(readJsonBody(sessions)))
    app.use(
      onlyApi((ctx, next) => {
        const own = {
          address: addressOf(ctx.req),
          setCookie: (cookie: string) => ctx.append('Set-Cookie', cookie),
        }
        ctx.feathers = { ...ctx.feathers, ...own } as typeof ctx.feathers
        return next()
      }),
    )
    app.use(onlyApi(multipartMiddleware))
    app.configure(rest())
  }
