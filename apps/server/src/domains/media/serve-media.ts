import { open, type FileHandle } from 'node:fs/promises'
import type { Middleware } from '@feathersjs/koa'
import { mediaHashLength, mediaTypes, type MediaType } from '@web2/contract/media'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { spanHeaders, wantedSpan } from '../../platform/http/byte-range.ts'
import type { Config } from '../../platform/config/config.ts'
import { mediaStore, type MediaStore } from './library/media-store.ts'

/** The name after the hash is for readers; only account, hash and extension select the file. */
const address = new RegExp(
  String.raw`^/media/([0-9a-f-]{36})/([0-9a-f]{${mediaHashLength}})/(?:(thumb)/)?[a-z0-9-]{1,80}\.([a-z0-9]{3,4})$`,
)

const typesByEnding: ReadonlyMap<string, MediaType> = new Map(
  Object.entries(mediaTypes).map(([type, ending]) => [ending, type as MediaType]),
)

/** Content never changes under its URL. An SVG opened as a document may draw, but nothing else. */
const headers = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
}

interface Wanted {
  /** Returns the file's path, or undefined if it is stored nowhere. */
  readonly path: () => Promise<string | undefined>
  readonly type: MediaType
  readonly etag: string
}

const read = (store: MediaStore, url: string): Wanted | undefined => {
  const [, accountId = '', sha256 = '', thumb, ending = ''] = address.exec(url) ?? []
  const type = typesByEnding.get(ending)
  if (!type || !isUuid(accountId)) return undefined
  const key = { accountId, sha256, ending }
  if (thumb === undefined) return { path: () => store.fileOf(key), type, etag: `"${sha256}"` }
  return type === 'image/webp' ? { path: () => store.thumbOf(key), type, etag: `"${sha256}-t"` } : undefined
}

const openFile = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/**
 * Serves the images and videos of all accounts at /media/ for editor and previews. The URL with its hash is the only
 * protection.
 */
export const mediaHost =
  (config: Pick<Config, 'dataDir' | 'storage'>): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/media/')) return next()
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const wanted = isRead ? read(mediaStore(config), ctx.path) : undefined
    const path = await wanted?.path()
    const file = path === undefined ? undefined : await openFile(path)
    if (!wanted || !file) {
      ctx.status = isRead ? 404 : 405
      ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = 'Image not found\n'
      return
    }
    ctx.set(headers)
    ctx.set('ETag', wanted.etag)
    ctx.type = wanted.type
    ctx.status = 200
    if (ctx.get('if-none-match').includes(wanted.etag)) {
      await file.close()
      ctx.status = 304
      return
    }
    const { size } = await file.stat()
    const span = ctx.method === 'GET' ? wantedSpan(ctx.req.headers, { size, etag: wanted.etag }) : undefined
    ctx.set('Accept-Ranges', 'bytes')
    if (span === 'outside') {
      await file.close()
      ctx.status = 416
      ctx.set('Content-Range', `bytes */${size}`)
      return
    }
    if (span) ctx.status = 206
    ctx.length = size
    if (span) ctx.set(spanHeaders(span, size))
    // Koa sends no body for HEAD and closes the stream
    ctx.body = file.createReadStream(span ? { start: span.from, end: span.to } : {})
  }
