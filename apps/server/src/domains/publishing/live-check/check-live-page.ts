import type { LiveCheck } from '@web2/contract/sites'
import type { Dispatcher } from 'undici'
import { boundedRequest } from '../../../platform/outbound/bounded-request.ts'
import { liveFailure } from './live-page-error.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** Returns the text of the first title element as our renderer writes it. */
export const titleOf = (html: string): string | null => {
  const raw = /<title>([^<]*)<\/title>/i.exec(html)?.[1]
  return raw?.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole).trim() ?? null
}

/** Requests the published URL without a session and checks that it returns a page with a title. */
export const checkLive = async (dispatcher: Dispatcher, url: string): Promise<LiveCheck> => {
  try {
    const answer = await boundedRequest(dispatcher, url, { maxBytes: 4 * 1024 * 1024, timeout: 15_000 })
    const title = titleOf(answer.body.toString())
    const type = answer.headers['content-type'] ?? ''
    const found = { status: answer.status, title }
    if (answer.status === 403)
      return {
        ...found,
        ok: false,
        message:
          'Visitors can’t open the page because the bucket isn’t public. Allow public access at your provider.',
      }
    if (answer.status !== 200)
      return { ...found, ok: false, message: `The live page returned status ${answer.status}.` }
    if (!type.startsWith('text/html'))
      return {
        ...found,
        ok: false,
        message: `The live page is served as ${type || 'an unknown type'} instead of HTML.`,
      }
    return { ...found, ok: true, message: '' }
  } catch (error) {
    return { ok: false, status: null, title: null, message: liveFailure(error) }
  }
}
