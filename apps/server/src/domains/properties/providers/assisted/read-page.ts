import { appVersion } from '@web2/contract/core'
import { boundedReader } from '../../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../../platform/threads/limit-exceeded.ts'
import { askPage, mostOfPage } from '../../../../platform/outbound/fetch-page.ts'
import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import type { ConnectorDeps } from '../connector.ts'
import { pageFacts, type PageFacts } from './page-facts.ts'

/** Page as a visitor gets it. */
export interface ReadPage {
  readonly facts: PageFacts
  /** URL after redirects. */
  readonly url: string
}

export type PageAnswer =
  | { readonly kind: 'page'; readonly page: ReadPage }
  /** The server responds that it doesn't exist. */
  | { readonly kind: 'gone'; readonly message: string }
  | { readonly kind: 'private-address'; readonly message: string }
  /** It exists, but access is denied or it is no HTML page. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

const userAgent = `Web2Manager/${appVersion} (checks a page for its owner)`

const readFacts = boundedReader(
  pageFacts,
  { module: new URL('./page-facts.ts', import.meta.url), name: 'pageFacts' },
  { within: 10_000, what: 'page', advice: 'Enter a simpler page of the site.' },
)

const pageOf = async (html: string, url: string): Promise<PageAnswer> => {
  try {
    const facts = await readFacts({ turnOf: new URL(url).host, size: html.length, given: [html] })
    return { kind: 'page', page: { facts, url } }
  } catch (error) {
    if (error instanceof LimitExceeded) return { kind: 'refused', message: error.message }
    throw error
  }
}

const refusal = (host: string, status: number): PageAnswer => {
  if (status === 404 || status === 410)
    return { kind: 'gone', message: `There is no page at this URL on ${host} (${status}).` }
  if (status === 401 || status === 403)
    return {
      kind: 'refused',
      message: `${host} denies access to this page (${status}). Make it public, then try again.`,
    }
  if (status === 429 || status >= 500)
    return {
      kind: 'later',
      failure: {
        kind: 'retryable',
        message: `${host} can’t show the page right now (${status}). We’ll retry automatically.`,
      },
    }
  return { kind: 'refused', message: `${host} didn’t return a page (${status}). Check the URL.` }
}

/** Reads a page of a user's site through the guarded agent, without a session. */
export const readPage = async (world: ConnectorDeps, url: string): Promise<PageAnswer> => {
  const { host } = new URL(url)
  const reply = await askPage(world.dispatcher, { url, userAgent })
  switch (reply.kind) {
    case 'page':
      return /html/i.test(reply.type)
        ? pageOf(reply.html, reply.url)
        : {
            kind: 'refused',
            message: `${host} returned something other than a web page (${reply.type || 'no type'}).`,
          }
    case 'refused':
      return refusal(host, reply.status)
    case 'private-address':
      return {
        kind: 'private-address',
        message: `${host} is on a private network, which we can’t access. Use the site’s public URL.`,
      }
    case 'too-large':
      return {
        kind: 'refused',
        message: `The page at ${host} is larger than ${mostOfPage / 1e6} MB. Enter a smaller page of the site.`,
      }
    case 'unreachable':
      return { kind: 'later', failure: reply.failure }
  }
}
