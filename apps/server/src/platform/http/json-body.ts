import type { Readable, Transform } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { createBrotliDecompress, createUnzip } from 'node:zlib'
import type { Middleware } from '@feathersjs/koa'
import { parse } from '@hapi/bourne'
import readStream from 'raw-body'
import { badInput, badJson, isFrameworkError, tooLarge } from '../errors.ts'
import type { SessionStore } from '../auth/session-store.ts'
import { smallInput } from '../threads/bounded-reader.ts'
import { excessOf, guestBounds, memberBounds, type JsonBounds } from './json-bounds.ts'

type Context = Parameters<Middleware>[0]

const withBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH'])
const bearer = /^Bearer +([^ ]+)$/i

/** Bodies up to this length can't exceed any limit. */
const harmless = memberBounds.depth

/** Converts read errors: those of the parsers have a status, those of decompression a zlib code. */
const readingError = (error: unknown): unknown => {
  const { status, code } = error as { status?: unknown; code?: unknown }
  if (isFrameworkError(error)) return error
  if (status === 413) return tooLarge()
  if (typeof code === 'string' && code.startsWith('Z_')) return badJson()
  return status === 400 || error instanceof SyntaxError ? badJson() : error
}

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', createUnzip],
  ['deflate', createUnzip],
  ['br', createBrotliDecompress],
])

const packingOf = (ctx: Context): string => {
  const encoding = ctx.get('Content-Encoding').toLowerCase()
  return encoding === 'identity' ? '' : encoding
}

const unpacked = (ctx: Context): Readable => {
  const packing = packingOf(ctx)
  if (packing === '') return ctx.req
  const unpack = unpackers.get(packing)
  if (!unpack) throw badJson()
  const unpacking = unpack()
  // an interrupted request makes the reader fail
  ctx.req.once('error', (error) => unpacking.destroy(error))
  ctx.req.once('close', () => {
    if (!ctx.req.complete) unpacking.destroy(badJson())
  })
  return ctx.req.pipe(unpacking)
}

/**
 * Returns the limits for a caller. A body within a guest's limits needs no lookup. Before more is read, the
 * session is checked, so that an ended one gets 401 instead of 413.
 */
const boundsFor = async (ctx: Context, sessions: SessionStore): Promise<JsonBounds> => {
  if (packingOf(ctx) === '' && ctx.request.length !== undefined && ctx.request.length <= harmless)
    return guestBounds
  const token = bearer.exec(ctx.get('Authorization'))?.[1]
  if (token === undefined) return guestBounds
  await sessions.authenticate(token)
  return memberBounds
}

const checked = (json: string, bounds: JsonBounds): void => {
  if (json.length <= harmless) return
  const excess = excessOf(json, bounds)
  if (excess === 'values') throw tooLarge()
  if (excess === 'depth') throw badInput({}, 'The request body is nested too deeply.')
}

const isObject = /^[ \t\r\n]*[[{]/

const read = async (ctx: Context, sessions: SessionStore): Promise<unknown> => {
  const bounds = await boundsFor(ctx, sessions)
  const json = await readStream(unpacked(ctx), {
    encoding: 'utf8',
    limit: bounds.bytes,
    length: packingOf(ctx) === '' ? (ctx.request.length ?? null) : null,
  }).catch((error: unknown) => {
    // drains the rest of a rejected body, so that the response arrives
    ctx.req.unpipe()
    ctx.req.resume()
    throw error
  })
  if (json === '') return {}
  const isLarge = json.length > smallInput
  checked(json, bounds)
  if (!isObject.test(json)) throw badJson()
  // counting, parsing and validating take a tenth of a second each for the largest bodies, so others get a
  // counting, parsing and validating take a tenth of a second each for the largest bodies, so other requests
  // get a turn after each
  if (isLarge) await setImmediate()
  const body = parse(json)
  if (isLarge) await setImmediate()
  return body
}

/** Reads a JSON body, compressed or not, within its sender's limits. Leaves other bodies unread. */
export const readJsonBody =
  (sessions: SessionStore): Middleware =>
  async (ctx, next) => {
    ctx.request.body = {}
    if (withBody.has(ctx.method) && ctx.is('json', '+json')) {
      try {
        ctx.request.body = (await read(ctx, sessions)) as typeof ctx.request.body
      } catch (error) {
        throw readingError(error)
      }
    }
    await next()
  }
