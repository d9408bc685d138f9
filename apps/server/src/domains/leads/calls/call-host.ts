import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { discardRest } from '../submission/read-post.ts'
import { callCounterOf } from './call-counter.ts'
import { readCallToken } from './call-token.ts'
import { isTap } from './is-tap.ts'
import { callLinkPath } from './site-calls.ts'

type Context = Parameters<Middleware>[0]

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

const unknown =
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  '<title>This phone link does not work</title></head><body><h1>This phone link does not work</h1>' +
  '<p>Its address is incomplete or was changed. Go back to the website and call the number that is shown there.</p>' +
  '</body></html>\n'

/** Returns the URL that dials a number, in characters that a header may have. */
const dialUrl = (number: string): string =>
  `tel:${number.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))}`

const answer = (ctx: Context, status: number, type: string, body: string): void => {
  ctx.set(headers)
  ctx.status = status
  ctx.type = type
  ctx.body = body
  discardRest(ctx.req)
}

/** Returns the campaign parameter of the page that the browser names. */
const campaignOf = (referer: string): string => URL.parse(referer)?.searchParams.get('utm_campaign') ?? ''

/**
 * Redirects counted phone links of published sites, /call/<token>, to their number. Everything it needs is in the
 * token, so that calls reach their number without the database, and after the site was deleted.
 */
export const callHost = (context: AppContext): Middleware => {
  const { config } = context
  const addressOf = countedCaller(config.trustedProxy)
  const counter = callCounterOf(context)
  return async (ctx, next) => {
    if (!ctx.path.startsWith(callLinkPath)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      return answer(ctx, 405, 'text/plain; charset=utf-8', 'Open this address to call the number.\n')
    }
    const call = readCallToken(config.appSecret, 'link', ctx.path.slice(callLinkPath.length))
    if (!call) return answer(ctx, 404, 'text/html; charset=utf-8', unknown)
    ctx.set('Location', dialUrl(call.number))
    answer(ctx, 302, 'text/plain; charset=utf-8', `Call ${call.number}\n`)
    if (ctx.method === 'GET' && isTap(ctx.headers))
      counter.count({ ...call, campaign: campaignOf(ctx.get('referer')) }, addressOf(ctx.req))
  }
}
