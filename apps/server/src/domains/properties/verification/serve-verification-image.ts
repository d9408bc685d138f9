import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { sniffPicture } from '../../media/index.ts'

/** Returns the image of an open verification by its name, or undefined once its question is answered. */
const shownPicture = async (db: Kysely<Database>, name: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('picture')
    .where('pictureName', '=', name)
    .where('status', 'in', ['running', 'waiting'])
    .executeTakeFirst()
  return row?.picture ?? undefined
}

/** Returns the type by the first bytes; anything but an image is sent as binary data. */
const pictureTypeOf = (picture: Uint8Array): string => sniffPicture(picture) ?? 'application/octet-stream'

const address = /^\/api\/verification-pictures\/([\w-]{32})$/

/**
 * An image from a platform or site may draw, but nothing else. It is deleted with its question, so it is not
 * cached.
 */
const headers = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
}

/**
 * Serves images of verifications at /api/verification-pictures/, also to guests; the name is the only
 * protection.
 */
export const verificationPictureHost =
  ({ db }: Pick<AppContext, 'db'>): Middleware =>
  async (ctx, next) => {
    const name = address.exec(ctx.path)?.[1]
    if (name === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const picture = await shownPicture(db, name)
    ctx.set(headers)
    if (!picture) {
      ctx.status = 404
      ctx.type = 'text/plain; charset=utf-8'
      ctx.body = 'This image doesn’t exist.\n'
      return
    }
    ctx.status = 200
    ctx.type = pictureTypeOf(picture)
    ctx.body = picture
  }
