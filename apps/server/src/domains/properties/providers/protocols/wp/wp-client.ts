import type { Dispatcher } from 'undici'
import { callService, type ServiceCall } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { parsedJson } from '../../../../../platform/outbound/read-json.ts'
import type { Refusal } from '../../../../../platform/outbound/service-error.ts'

/** REST API of a WordPress site with the caller's credentials. */
export interface WpAccess {
  readonly dispatcher: Dispatcher
  /** Name of the site in messages. */
  readonly service: string
  /**
   * URL to which paths are appended: `https://blog.example.com/?rest_route=` or
   * `https://public-api.wordpress.com/wp/v2/sites/7`.
   */
  readonly root: string
  readonly headers: Readonly<Record<string, string>>
  readonly failure: NonNullable<ServiceCall['failure']>
}

interface WpCall {
  readonly method?: ServiceCall['method']
  readonly query?: Readonly<Record<string, string | number>>
  readonly json?: unknown
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Maps errors of this call that differ from the usual. */
  readonly failure?: (refusal: Refusal) => ServiceFailure | undefined
}

export interface WpAnswer {
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** Makes one call; paths begin with a slash: '/posts/7'. */
export type WpClient = (path: string, call?: WpCall) => Promise<Outcome<WpAnswer>>

/** In ms; one call uploads an image and generates its sizes. */
const timeout = 60_000
const maxBytes = 20_000_000

/** Returns the URL of a path below a root that may contain a query already. */
export const wpAddress = (root: string, path: string, query: WpCall['query'] = {}): string => {
  const pairs = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const joint = root.includes('?') ? '&' : '?'
  return pairs.size === 0 ? root + path : `${root}${path}${joint}${pairs}`
}

/** User-Agent, which services require. */
export const wpUserAgent = 'Web2Manager/1.1'

/** Creates a client for the routes of wp/v2 (developer.wordpress.org/rest-api/reference). */
export const createWpClient =
  ({ dispatcher, service, root, headers, failure }: WpAccess): WpClient =>
  async (path, { method = 'GET', query, json, bytes, headers: more, failure: own } = {}) => {
    const answer = await callService(dispatcher, {
      service,
      url: wpAddress(root, path, query),
      method,
      headers: { accept: 'application/json', 'user-agent': wpUserAgent, ...headers, ...more },
      ...(json === undefined ? {} : { json }),
      ...(bytes === undefined ? {} : { bytes }),
      timeout,
      maxBytes,
      failure: (refusal) => own?.(refusal) ?? failure(refusal),
    })
    if (!answer.ok) return answer
    const body = parsedJson(answer.value.body.toString())
    if (body !== undefined) return done({ body, headers: answer.value.headers })
    return failed({
      kind: 'unknown',
      message: `${service} returned a page instead of data. A plugin or PHP warnings may interfere. Check the site’s error log.`,
    })
  }
