import type { Dispatcher } from 'undici'
import { takesSecretsOf } from '../../../../platform/outbound/origins.ts'
import { withoutEndSlashes } from '../../../../platform/text/trim-text.ts'
import { callService } from '../../../../platform/outbound/call-service.ts'
import { done, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { listAt, parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { sentenceIn, serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'
import type { RemoteSubProperty } from '../connector.ts'
import { wpUserAgent } from '../protocols/wp/wp-client.ts'
import { connectionProblem, restClosed, type Problem } from './problems.ts'

export interface FoundSite {
  /** URL of WordPress itself, possibly a folder below the site. */
  readonly wordPressUrl: string
  readonly destination: RemoteSubProperty
  /** URL where the user creates an application password; empty if the site doesn't support that. */
  readonly approveUrl: string
}

export type Discovery =
  | { readonly kind: 'found'; readonly site: FoundSite }
  | ({ readonly kind: 'problem' } & Problem)
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

interface Page {
  readonly status: number
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** URL after redirects. */
  readonly url: string
}

const looksLikeWordPress = ({ text, headers }: Page): boolean =>
  /api\.w\.org/.test(headers.link ?? '') || /wp-(?:content|includes|json)\/|content="WordPress/i.test(text)

/** Requests a page without a session, whatever its status; network and server errors are failures. */
const look = async (dispatcher: Dispatcher, site: string, url: string) => {
  let refused: Page | undefined
  const answer = await callService(dispatcher, {
    service: site,
    url,
    headers: { accept: 'application/json, text/html;q=0.5', 'user-agent': wpUserAgent },
    timeout: 30_000,
    maxBytes: 5_000_000,
    failure: (refusal: Refusal) => {
      refused = { ...refusal, url }
      return serviceRefusal(site, refusal)
    },
  })
  if (answer.ok) {
    const { status, body, headers, url: from } = answer.value
    return done<Page>({ status, text: body.toString(), headers, url: from })
  }
  return refused !== undefined && refused.status < 500 && refused.status !== 429
    ? done<Page>(refused)
    : answer
}

/**
 * Returns the root to which API paths are appended: `https://site/?rest_route=/` →
 * `https://site/?rest_route=`.
 */
const rootOf = (from: string): string => from.replace(/(?:\/|%2F)$/i, '')

const isWeb = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')

/**
 * Keeps only the path of a URL that a site gives for itself, because it may name another host, or http behind
 * a proxy.
 */
const onSameOrigin = (from: string, pathname: string): string => {
  const url = new URL(new URL(from).origin)
  url.pathname = pathname
  return url.href
}

const siteOf = (page: Page): FoundSite | undefined => {
  const index = parsedJson(page.text)
  if (!listAt(index, 'namespaces').includes('wp/v2')) return undefined
  const approveUrl = textAt(index, 'authentication', 'application-passwords', 'endpoints', 'authorization')
  const home = textAt(index, 'home') || textAt(index, 'url')
  const own = textAt(index, 'url')
  return {
    wordPressUrl: onSameOrigin(page.url, isWeb(own) ? new URL(own).pathname : '/'),
    destination: {
      externalId: 'site',
      name: textAt(index, 'name') || new URL(page.url).host,
      url: rootOf(page.url),
      webUrl: isWeb(home) ? home : new URL('/', page.url).href,
    },
    approveUrl: isWeb(approveUrl) ? approveUrl : '',
  }
}

const unreached = (site: string, failure: ServiceFailure): Discovery => {
  if (failure.reason === 'private-address')
    return {
      kind: 'problem',
      problem: 'private-address',
      message: `${site} is on a private network, which we can’t access. Use the site’s public URL, or ask the operator of this installation to add it to EGRESS_ALLOW.`,
    }
  return { kind: 'later', failure }
}

/**
 * Returns the site of a page. A site that redirected to another origin does not get the password entered for
 * the first.
 */
const foundAt = (address: string, page: Page): Discovery | undefined => {
  const site = siteOf(page)
  if (!site) return undefined
  if (takesSecretsOf(address, page.url)) return { kind: 'found', site }
  const { origin } = new URL(page.url)
  return {
    kind: 'problem',
    problem: 'refused',
    message: `${new URL(address).host} redirects to ${origin}, and we don’t send the password there. If that’s your site, enter its URL here and connect again.`,
  }
}

/** Returns what a site without an open API is instead. */
const unlike = (site: string, home: Page, api: Page): Problem => {
  if (home.status === 404 || home.status === 410)
    return {
      problem: 'site-gone',
      message: `There is no site at ${site} (${home.status}). Check the URL, or delete the property if the site is gone.`,
    }
  const said = sentenceIn(api.text)
  if (looksLikeWordPress(home) || looksLikeWordPress(api) || said.includes('REST')) return restClosed(site)
  const refused = connectionProblem({ ...api, text: api.text }, { site, username: '', wasVerified: false })
  return (
    refused ?? {
      problem: 'not-this-platform',
      message: `${site} doesn’t look like a WordPress site. Check the URL. If WordPress is in a folder, include it (https://${site}/blog).`,
    }
  )
}

/**
 * Finds the REST API of a WordPress site from a typed URL. `?rest_route=/` works without permalinks,
 * `/wp-json/` where a cache drops the query.
 */
export const discover = async (dispatcher: Dispatcher, address: string): Promise<Discovery> => {
  const site = new URL(address).host
  const base = withoutEndSlashes(address)
  const api = await look(dispatcher, site, `${base}/?rest_route=/`)
  if (!api.ok) return unreached(site, api.failure)
  const first = foundAt(address, api.value)
  if (first) return first
  const pretty = await look(dispatcher, site, `${base}/wp-json/`)
  if (!pretty.ok) return unreached(site, pretty.failure)
  const second = foundAt(address, pretty.value)
  if (second) return second
  const home = await look(dispatcher, site, `${base}/`)
  if (!home.ok) return unreached(site, home.failure)
  return { kind: 'problem', ...unlike(site, home.value, api.value) }
}
