import { readFile } from 'node:fs/promises'
import type { Middleware } from '@feathersjs/koa'
import { mediaHashLength } from '@web2/contract/media'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { Database } from '../../../platform/db/database.ts'
import { mediaStore } from '../library/media-store.ts'

const address = new RegExp(String.raw`^/fonts/own/([0-9a-f]{32})/([0-9a-f]{${mediaHashLength}})\.woff2$`)

const headers = {
  'Cache-Control': 'private, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // a preview of a page in a sandbox has another origin
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
}

/**
 * Serves own fonts at /fonts/own/ for editor and previews. Style sheets can't send a token, so the address has a
 * random key, which only the account's own lists tell.
 */
export const ownFontHost =
  ({
    db,
    config,
  }: {
    readonly db: Kysely<Database>
    readonly config: Pick<Config, 'dataDir' | 'storage'>
  }): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/fonts/own/')) return next()
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    const [, key, sha256] = (isRead && address.exec(ctx.path)) || []
    const row =
      key === undefined
        ? undefined
        : await db.selectFrom('ownFonts').select('accountId').where('key', '=', key).executeTakeFirst()
    const place =
      row &&
      sha256 &&
      (await mediaStore(config).fileOf({ accountId: row.accountId, sha256, ending: 'woff2' }))
    if (!place) {
      ctx.status = isRead ? 404 : 405
      ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = 'Font not found\n'
      return
    }
    ctx.set(headers)
    ctx.type = 'font/woff2'
    ctx.body = await readFile(place)
  }
