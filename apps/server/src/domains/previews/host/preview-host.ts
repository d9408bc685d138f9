import { findAccountRow } from '../../../platform/db/account-row.ts'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { previewOfLink } from '../preview-links.ts'
import { maybeSiteRow } from '../../sites/index.ts'
import type { AppContext } from '../../../platform/context.ts'
import { htmlType, type PreviewAnswer } from './preview-answer.ts'
import { planPreview } from './plan-preview.ts'
import { previewDocument } from './plan-page.ts'
import { sitePreview } from './site-preview.ts'
import { spanHeaders, wantedSpan } from '../../../platform/http/byte-range.ts'

type PreviewContext = Pick<AppContext, 'config' | 'db' | 'now' | 'contributions'>

/** No folder of a published site begins with a tilde. */
const prefix = '/~preview/'

/** Removes the secret of a preview link from a URL for the log, because it grants access. */
export const withoutSecret = (url = '/'): string => url.replace(/^(\/~preview\/)[^/?]*/, '$1…')

const policyOf = (asks: readonly string[] = []): string =>
  "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; " +
  `form-action ${asks.length > 0 ? asks.join(' ') : "'none'"}`

/**
 * Headers that allow reading only: no scripts or forms, except for forms that load a frame, and no frames around. The
 * URL is a secret, so no referrer is sent, nothing is cached, and search engines are asked not to index it.
 */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': policyOf(),
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Cache-Control': 'private, no-store',
}

const notThere = previewDocument(
  'Preview not available',
  '<h1>Preview not available</h1><p>This link has expired or was revoked, or the page isn’t part of the preview. ' +
    'Ask the sender for a new link.</p>',
)

const notSent = previewDocument(
  'Nothing was sent',
  '<h1>Nothing was sent</h1><p>This is a preview, so its forms don’t deliver. Once the site is published, this form ' +
    'sends messages to the business.</p><p><a href="./">Back to the preview</a></p>',
)

/** Path below a preview's link that its forms send to. No page begins with a tilde. */
const sentPath = '~sent'

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const find = async (
  context: PreviewContext,
  secret: string,
  { path, query }: { readonly path: string; readonly query: URLSearchParams },
): Promise<PreviewAnswer> => {
  const preview = await previewOfLink(context, secret)
  if (!preview) return undefined
  const { accountId, siteId, campaignId } = preview
  if (siteId !== null) {
    const site = await maybeSiteRow(context.db, { siteId, accountId })
    return site && sitePreview(context, site, { path, sentAt: `${prefix}${secret}/${sentPath}` })
  }
  const campaign = await findAccountRow(context.db, 'campaigns', { id: campaignId, accountId })
  return campaign && planPreview(context, campaign, path, query)
}

const send = (
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  {
    type,
    body,
    asks,
  }: { readonly type: string; readonly body: string | Uint8Array; readonly asks?: readonly string[] },
): void => {
  const more = {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': policyOf(asks),
  }
  response.writeHead(status, { ...headers, ...more }).end(method === 'HEAD' ? undefined : body)
}

/** Sends a file or a part of it, which players of videos ask for. */
const sendFile = async (
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { type, path }: { readonly type: string; readonly path: string },
): Promise<void> => {
  const { size } = await stat(path)
  const head = { ...headers, 'Content-Type': type, 'Content-Length': size, 'Accept-Ranges': 'bytes' }
  const span = method === 'HEAD' ? undefined : wantedSpan(asked, { size, etag: '' })
  if (span === 'outside') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end()
    return
  }
  if (span) response.writeHead(206, { ...head, ...spanHeaders(span, size) })
  else response.writeHead(200, head)
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(path, span && { start: span.from, end: span.to }), response)
}

/** Bytes of a form that are taken from the connection, so that the browser reads the answer. */
const mostDiscarded = 30_000_000

const discardBody = (request: IncomingMessage): void => {
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > mostDiscarded) request.destroy()
  })
  request.on('error', () => undefined)
}

/** Handles a request below `/~preview/`; returns false for all others. */
export const answerPreview = async (
  context: PreviewContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { url = '/' } = request
  if (!url.startsWith(prefix)) return false
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const [address = '', search = ''] = url.slice(prefix.length).split('?', 2)
  const [, secret = '', slash, rest = ''] = /^([^/]*)(\/)?(.*)$/s.exec(address) ?? []
  const path = decoded(rest)
  if (path === sentPath && (isRead || request.method === 'POST')) {
    discardBody(request)
    send(request, response, 200, { type: htmlType, body: notSent })
    return true
  }
  if (!isRead) {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    return true
  }
  const found =
    path === undefined ? undefined : await find(context, secret, { path, query: new URLSearchParams(search) })
  if (!found) {
    send(request, response, 404, { type: htmlType, body: notThere })
  } else if (slash === undefined || found.kind === 'folder') {
    response.writeHead(302, { ...headers, Location: `${prefix}${address}/` }).end()
  } else if (found.kind === 'content') {
    send(request, response, 200, found)
  } else {
    await sendFile(request, response, found)
  }
  return true
}
