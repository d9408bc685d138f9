import { appVersion } from '@web2/contract/core'
import { askService, type ServiceCall } from '../../../../platform/outbound/call-service.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { valueAt } from '../../../../platform/outbound/read-json.ts'
import type { ConnectorDeps } from '../connector.ts'
import { tumblrFailure } from './tumblr-failure.ts'

/** Tumblr requires a constant User-Agent. */
export const tumblrHeaders = { 'user-agent': `Web2Manager/${appVersion}` } as const

export interface TumblrCall extends Pick<ServiceCall, 'method' | 'json' | 'bytes' | 'headers'> {
  readonly query?: Readonly<Record<string, string>>
}

/** Calls an endpoint of Tumblr's API, version 2. Returns the content of `response`. */
export type TumblrApi = (path: string, call?: TumblrCall) => Promise<Outcome<unknown>>

export const tumblrApi =
  (world: Pick<ConnectorDeps, 'dispatcher' | 'now'>, base: string, accessToken: string): TumblrApi =>
  async (path, { query = {}, ...call } = {}) => {
    const url = new URL(`${base}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const answer = await askService(world.dispatcher, {
      ...call,
      service: 'Tumblr',
      isFixedUrl: true,
      url: url.href,
      headers: { ...call.headers, ...tumblrHeaders, authorization: `Bearer ${accessToken}` },
      timeout: call.bytes ? 120_000 : 30_000,
      maxBytes: 8_000_000,
      failure: tumblrFailure(world.now()),
    })
    return answer.ok ? done(valueAt(answer.value, 'response')) : answer
  }
