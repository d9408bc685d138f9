import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { namedCampaign } from '../receive/find-campaign.ts'
import { utmOf } from '../receive/page-url.ts'
import { discardRest } from '../submission/read-submission.ts'
import { deadCallPage } from '../visitor-pages/call-pages.ts'
import { acceptedLanguages, visitorLanguage } from '../visitor-words/visitor-words.ts'
import { callCounterOf } from './call-counter.ts'
import { findCall } from './find-call.ts'
import { isTap } from './is-tap.ts'
import { callLinkPath } from './site-calls.ts'

type Context = Parameters<Middleware>[0]

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

/** Returns the URL that dials a number, in characters that a header may have. */
const dialUrl = (number: string): string =>
  `tel:${number.toWellFormed().replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))}`

const policy = "default-src 'none'; frame-ancestors 'none'"

interface Answer {
  readonly status: number
  readonly type: 'text/plain; charset=utf-8' | 'text/html; charset=utf-8'
  readonly body: string
  readonly policy?: string
}

const answer = (ctx: Context, { status, type, body, policy: own = policy }: Answer): void => {
  ctx.set({ ...headers, 'Content-Security-Policy': own })
  ctx.status = status
  ctx.type = type
  ctx.body = body
  discardRest(ctx.req)
}

/** Answers with the page that says why a link leads nowhere. */
const answerDead = (ctx: Context, reason: 'unknown' | 'away'): void => {
  const language = visitorLanguage(acceptedLanguages(ctx.get('accept-language')))
  const { html, retryAfter, ...page } = deadCallPage(reason, language)
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter))
  answer(ctx, { ...page, type: 'text/html; charset=utf-8', body: html })
}

/**
 * Redirects counted phone links of published sites, /call/<token>, to their number. Everything it needs is in the
 * token, so that calls reach their number without the database, and after the site was deleted. Only a link of a
 * former APP_SECRET needs its key.
 */
export const callHost = (context: AppContext): Middleware => {
  const { config } = context
  const addressOf = countedCaller(config.trustedProxy)
  const counter = callCounterOf(context)
  return async (ctx, next) => {
    if (!ctx.path.startsWith(callLinkPath)) return next()
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD')
      const body = 'Open this address to call the number.\n'
      return answer(ctx, { status: 405, type: 'text/plain; charset=utf-8', body })
    }
    const call = await findCall(context, 'link', ctx.path.slice(callLinkPath.length))
    if (call === 'away' || !call) return answerDead(ctx, call ?? 'unknown')
    ctx.set('Location', dialUrl(call.number))
    answer(ctx, { status: 302, type: 'text/plain; charset=utf-8', body: `Call ${call.number}\n` })
    if (ctx.method === 'GET' && isTap(ctx.headers))
      counter.count({ ...call, campaign: namedCampaign(utmOf(ctx.get('referer'))) }, addressOf(ctx.req))
  }
}
