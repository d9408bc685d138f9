import type { Dispatcher } from 'undici'
import { askPage, mostOfPage, type PageReply } from '../../../platform/outbound/fetch-page.ts'

export type WebsitePage =
  | { readonly ok: true; /** URL after redirects. */ readonly url: string; readonly html: string }
  /** `problem`: what happened, as a sentence for the user. */
  | { readonly ok: false; readonly problem: string }

export interface WebsiteFetch {
  readonly dispatcher: Dispatcher
  readonly userAgent: string
  /** Ms for one page. */
  readonly timeout: number
}

const refused = (host: string, status: number): string => {
  if (status === 404 || status === 410) return `${host} has no page at this URL (HTTP ${status}).`
  if (status === 401 || status === 403 || status === 429)
    return `${host} doesn’t let us read this page (HTTP ${status}).`
  if (status >= 300 && status < 400) return `${host} redirects too many times.`
  return `${host} answered with an error (HTTP ${status}).`
}

const isHtml = (type: string): boolean =>
  type === '' || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i.test(type)

const pageOf = (reply: PageReply, { host, href }: URL): WebsitePage => {
  const failed = (problem: string): WebsitePage => ({ ok: false, problem })
  switch (reply.kind) {
    case 'page': {
      const type = reply.type.split(';', 1)[0]?.trim() ?? ''
      return isHtml(reply.type)
        ? { ok: true, url: reply.url, html: reply.html }
        : failed(`${href} is not a web page but a file (${type}).`)
    }
    case 'refused':
      return failed(refused(host, reply.status))
    case 'private-address':
      return failed(`${host} is inside a private network, which we don’t read.`)
    case 'too-large':
      return failed(`This page is larger than ${mostOfPage / 1_000_000} MB, too large to read.`)
    case 'unreachable':
      return failed(
        reply.failure.reason === 'no-host'
          ? `There is no website at ${host}. Check the spelling.`
          : `${host} did not respond.`,
      )
  }
}

/** Fetches a page of a website as a visitor would. Never throws for errors of the other server. */
export const fetchWebsitePage = async (
  { dispatcher, userAgent, timeout }: WebsiteFetch,
  url: URL,
): Promise<WebsitePage> => pageOf(await askPage(dispatcher, { url: url.href, userAgent, timeout }), url)
