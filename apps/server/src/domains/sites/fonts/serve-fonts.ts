import { readFile } from 'node:fs/promises'
import type { Middleware } from '@feathersjs/koa'
import { findServedFont } from './font-library.ts'

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // a preview of a page in a sandbox has another origin
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}

/** Serves the fonts of the catalog at /fonts/, for the editor and previews. They are public. */
export const fontHost = (): Middleware => async (ctx, next) => {
  if (!ctx.path.startsWith('/fonts/')) return next()
  const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
  const font = isRead ? findServedFont(ctx.path.slice(1)) : undefined
  if (!font) {
    ctx.status = isRead ? 404 : 405
    ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    ctx.type = 'text/plain; charset=utf-8'
    ctx.body = 'Font not found\n'
    return
  }
  ctx.set(headers)
  ctx.set('Cache-Control', font.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  ctx.type = font.contentType
  ctx.body = await readFile(font.place)
}
