import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { callScript } from '@web2/site'
import { openBlobs } from '../providers/builtin/blobs.ts'
import { bucketFiles } from './bucket-files.ts'
import {
  compressedEtag,
  createCompressedTexts,
  isCompressible,
  takesGzip,
  type CompressedTexts,
} from './compressed-texts.ts'
import { folderFiles } from './folder-files.ts'
import { sitesRoot } from './hosting-folder.ts'
import type { HostContext } from './preview-answers.ts'
import { resolveRequest } from './resolve-request.ts'
import type { SiteFile, SiteFiles } from './site-file.ts'
import { spanHeaders, wantedSpan } from '../../../platform/http/byte-range.ts'
import { isClientGone } from '../../../platform/http/is-client-gone.ts'

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/**
 * Returns the type by file extension; unknown types are served as bytes, so that browsers don't execute them.
 */
const contentTypeOf = (path: string): string =>
  types[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'application/octet-stream'

/**
 * Security headers: sites of different users share this origin, so none may run scripts of its own or set cookies. The
 * only script that runs is ours, which reports taps on phone numbers. Structured data isn't executed and stays.
 */
const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `script-src 'sha256-${hash('sha256', callScript, 'base64')}'; object-src 'none'; base-uri 'none'`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const plainNotFound =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head>' +
  '<body><h1>Not found</h1><p>This page does not exist.</p></body></html>\n'

const trouble =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Temporarily unavailable</title></head>' +
  '<body><h1>Temporarily unavailable</h1><p>This page can’t be shown right now. Try again in a moment.</p></body></html>\n'

const isFresh = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*')

const cacheControl = (type: string): string =>
  type.startsWith('text/html') ? 'public, max-age=0, must-revalidate' : 'public, max-age=3600'

const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  {
    path,
    status,
    compressed,
  }: { readonly path: string; readonly status: 200 | 404; readonly compressed: CompressedTexts },
): Promise<void> => {
  try {
    const { size } = file
    const type = contentTypeOf(path)
    const varies = isCompressible(type, file)
    // a range is one of the plain bytes
    const isPlain =
      !varies || request.headers.range !== undefined || !takesGzip(request.headers['accept-encoding'])
    const etag = isPlain ? file.etag : compressedEtag(file.etag)
    const headers = {
      ...{ ...safety, ETag: etag, 'Cache-Control': cacheControl(type) },
      ...(varies && { Vary: 'Accept-Encoding' }),
    }
    if (status === 200 && isFresh(request, etag)) {
      response.writeHead(304, headers).end()
      return
    }
    const head = {
      ...{ ...headers, 'Content-Type': type },
      ...(isPlain ? { 'Content-Length': size, 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': 'gzip' }),
    }
    if (request.method === 'HEAD') {
      response.writeHead(status, head).end()
      return
    }
    if (!isPlain) {
      const content = await compressed(path, file)
      response.writeHead(status, { ...head, 'Content-Length': content.length }).end(content)
      return
    }
    const span = status === 200 ? wantedSpan(request.headers, file) : undefined
    if (span === 'outside') {
      response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end()
      return
    }
    const content = await file.content(span)
    if (span) response.writeHead(206, { ...head, ...spanHeaders(span, size) })
    else response.writeHead(status, head)
    if (content instanceof Uint8Array) response.end(content)
    else await pipeline(content, response)
  } finally {
    await file.close()
  }
}

const sendNothing = (response: ServerResponse): void => {
  response
    .writeHead(404, {
      ...safety,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(plainNotFound),
    })
    .end(plainNotFound)
}

const sendTrouble = (response: ServerResponse): void => {
  response
    .writeHead(503, {
      ...safety,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(trouble),
      'Cache-Control': 'no-store',
      'Retry-After': '10',
    })
    .end(trouble)
}

interface Contents {
  readonly files: SiteFiles
  readonly compressed: CompressedTexts
}

const answer = async (
  { files, compressed }: Contents,
  context: HostContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (await context.contributions.visitorPages.answer(context, request, response)) return
  if (await context.contributions.callTaps.answer(context, request, response)) return
  if (await context.contributions.previews.answer(context, request, response)) return
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...safety, Allow: 'GET, HEAD' }).end()
    return
  }
  const resolved = await resolveRequest(request.url ?? '/', request.headers.host, files.isFolder)
  if (resolved === 'nothing') return sendNothing(response)
  if ('redirect' in resolved) {
    // two leading slashes would redirect to another host
    response.writeHead(301, { ...safety, Location: resolved.redirect.replace(/^\/+/, '/') }).end()
    return
  }
  const found = await files.find(resolved.file)
  if (found)
    return sendFile(request, response, found, { path: resolved.file.join('/'), status: 200, compressed })
  const notFound = await files.find([resolved.site, '404.html'])
  if (notFound)
    return sendFile(request, response, notFound, {
      path: `${resolved.site}/404.html`,
      status: 404,
      compressed,
    })
  sendNothing(response)
}

/** Timeout in ms without data from the bucket. */
const bucketPatience = 10_000

/**
 * Creates the built-in host for SITES_PORT, which serves only published sites and previews by their links.
 * The caller listens and closes.
 */
export const createSitesHost = (context: HostContext, { patience = bucketPatience } = {}): Server => {
  const { config } = context
  const files = config.storage
    ? bucketFiles(context, openBlobs(config.storage, { patience }))
    : folderFiles(sitesRoot(config))
  const contents: Contents = { files, compressed: createCompressedTexts() }
  return createServer((request, response) => {
    answer(contents, context, request, response).catch((error: unknown) => {
      if (isClientGone(error)) return
      context.log(
        `The built-in host could not answer ${context.contributions.previews.withoutSecret(request.url)}: ${String(error)}`,
      )
      if (response.headersSent) response.destroy()
      else sendTrouble(response)
    })
  })
}
