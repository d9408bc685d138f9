import { statSync, type Stats } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { AppContext } from '../context.ts'
import { contentTypeOf } from './content-types.ts'
import { sitesRoot } from './place.ts'
import { resolveRequest } from './resolve-request.ts'
import { isClientGone } from '../transport/client-gone.ts'

/**
 * Sites of different people share this origin, so none of them may run a script or leave a cookie. Structured data
 * is no script and stays.
 */
const safety = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "script-src 'none'; object-src 'none'; base-uri 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
}

const plainNotFound =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head>' +
  '<body><h1>Not found</h1><p>There is no site at this address.</p></body></html>\n'

interface Found {
  handle: FileHandle
  stats: Stats
}

const isNoFile = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Opens a regular file; anything else is as good as nothing. */
const openFile = async (path: string): Promise<Found | undefined> => {
  let handle: FileHandle
  try {
    handle = await open(path, 'r')
  } catch (error) {
    if (isNoFile(error)) return undefined
    throw error
  }
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, stats }
  await handle.close()
  return undefined
}

const etagOf = ({ ino, size, mtimeMs }: Stats): string =>
  `"${ino.toString(36)}-${size.toString(36)}-${Math.floor(mtimeMs * 1_000).toString(36)}"`

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
  { handle, stats }: Found,
  path: string,
  status: number,
): Promise<void> => {
  try {
    const etag = etagOf(stats)
    const type = contentTypeOf(path)
    const headers = { ...safety, ETag: etag, 'Cache-Control': cacheControl(type) }
    if (status === 200 && isFresh(request, etag)) {
      response.writeHead(304, headers).end()
      return
    }
    response.writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': stats.size })
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    await pipeline(handle.createReadStream({ autoClose: false, start: 0 }), response)
  } finally {
    await handle.close()
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

const isFolderIn = (root: string) => (parts: readonly string[]) => {
  try {
    return statSync(join(root, ...parts)).isDirectory()
  } catch (error) {
    if (isNoFile(error)) return false
    throw error
  }
}

const answer = async (root: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...safety, Allow: 'GET, HEAD' }).end()
    return
  }
  const resolved = resolveRequest(request.url ?? '/', request.headers.host, isFolderIn(root))
  if (resolved === 'nothing') return sendNothing(response)
  if ('redirect' in resolved) {
    // an address that begins with two slashes would lead to another host
    response.writeHead(301, { ...safety, Location: resolved.redirect.replace(/^\/+/, '/') }).end()
    return
  }
  const path = join(root, ...resolved.file)
  const found = await openFile(path)
  if (found) return sendFile(request, response, found, path, 200)
  const own404 = join(root, resolved.site, '404.html')
  const notFound = await openFile(own404)
  if (notFound) return sendFile(request, response, notFound, own404, 404)
  sendNothing(response)
}

/** The built-in host, for SITES_PORT: files of published sites and nothing else. The caller listens and closes. */
export const createSitesHost = (context: Pick<AppContext, 'config' | 'log'>): Server => {
  const root = sitesRoot(context.config)
  return createServer((request, response) => {
    answer(root, request, response).catch((error: unknown) => {
      if (isClientGone(error)) return
      context.log(`The built-in host could not answer ${request.url}: ${String(error)}`)
      if (!response.headersSent) response.writeHead(500, safety)
      response.end()
    })
  })
}
