import type { IncomingMessage, ServerResponse } from 'node:http'
import { callPath } from '@web2/site'
import type { HostContext } from '../../clouds/index.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { namedCampaign } from '../receive/find-campaign.ts'
import { utmIn } from '../receive/page-url.ts'
import { discardRest } from '../submission/read-submission.ts'
import { callCounterOf } from './call-counter.ts'
import { findCall } from './find-call.ts'

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

const longestNumber = 100

/**
 * Counts a tap that the script of a page at the built-in host reports: POST /~call/<token>?number=…, with the UTM
 * parameters of the page that name its campaign.
 * Returns false for every other request. Its answers are empty and set no cookie.
 */
export const answerTap = async (
  context: HostContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { url = '/', method } = request
  if (!url.startsWith(callPath)) return false
  const end = (status: number, more: Readonly<Record<string, string>> = {}): true => {
    response.writeHead(status, { ...headers, ...more }).end()
    discardRest(request)
    return true
  }
  if (method !== 'POST') return end(405, { Allow: 'POST' })
  const { config } = context
  const [token = '', search = ''] = url.slice(callPath.length).split('?', 2)
  const page = await findCall(context, 'page', token)
  if (page === 'away' || !page) return end(page === 'away' ? 503 : 404)
  const query = new URLSearchParams(search)
  const number = (query.get('number') ?? '').slice(0, longestNumber)
  const site = request.headers['sec-fetch-site']
  if (number !== '' && (site === undefined || site === 'same-origin'))
    callCounterOf(context).count(
      { ...page, number, campaign: namedCampaign(utmIn(query)) },
      countedCaller(config.trustedProxy)(request),
    )
  return end(204)
}
