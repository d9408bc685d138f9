import type { Context, Middleware } from 'koa'
import { withPageSetting, type Bundle, type BundleFile, type Encoding } from './bundle.ts'
import { fileHeaders, pageHeaders } from './security-headers.ts'

/** Paths that belong to the API and never return a page. */
const apiPaths = /^\/(?:api|snappy|socket\.io)(?:\/|$)/

/** Names with an extension are files: a missing one is a 404, not a screen of the app. */
const fileName = /\.[a-z0-9]{1,11}$/i

interface WebHostOptions {
  readonly pictureOrigins?: readonly string[]
  /** URL that replaces /snappy in the app's calls; empty for this server. */
  readonly snappyUrl?: string
  /** Origin of sites on the built-in host, of which the app shows pictures; empty for none. */
  readonly sitesOrigin?: string
}

/** Serves the built web app; every other path outside the API returns the app's page (history mode). */
export function webHost(
  built: Bundle | undefined,
  { pictureOrigins = [], snappyUrl = '', sitesOrigin = '' }: WebHostOptions = {},
): Middleware {
  const called = snappyUrl === '' ? [] : [new URL(snappyUrl).origin]
  const headers = pageHeaders(pictureOrigins, called, sitesOrigin === '' ? [] : [sitesOrigin])
  const bundle = built && snappyUrl !== '' ? withPageSetting(built, 'snappy-url', snappyUrl) : built
  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD'
    if (!isRead || apiPaths.test(context.path)) return next()
    context.set(fileHeaders as Record<string, string>)
    if (!bundle)
      return say(context, 503, 'The web app isn’t built yet. Start with "npm start", which builds it.')
    const path = context.path === '/index.html' ? '/' : context.path
    const file = bundle.get(path)
    if (file) return send(context, file)
    if (path.startsWith('/assets/') || fileName.test(path)) return say(context, 404, 'File not found.')
    context.set(headers as Record<string, string>)
    return send(context, bundle.get('/index.html')!)
  }
}

function say(context: Context, status: number, text: string): void {
  context.status = status
  context.set('cache-control', 'no-store')
  context.type = 'text/plain; charset=utf-8'
  context.body = `${text}\n`
}

function send(context: Context, file: BundleFile): void {
  context.set('cache-control', cacheControl(file))
  context.set('etag', file.etag)
  context.vary('accept-encoding')
  context.type = file.type
  context.status = 200
  if (context.get('if-none-match').includes(file.etag) && !isPage(file)) {
    context.status = 304
    return
  }
  const available = (['br', 'gzip', 'identity'] as const).filter((encoding) => file.encodings[encoding])
  const encoding = (context.acceptsEncodings(...available) || 'identity') as Encoding
  if (encoding !== 'identity') context.set('content-encoding', encoding)
  context.body = file.encodings[encoding] ?? file.encodings.identity
}

const isPage = (file: BundleFile) => file.type.startsWith('text/html')

/** Returns the Cache-Control header; the page is never cached, because it names the current assets. */
function cacheControl(file: BundleFile): string {
  if (isPage(file)) return 'no-store'
  return file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}
