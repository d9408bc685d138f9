import { createHmac } from 'node:crypto'
import { askService } from '../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'
import type { Connection, ConnectorDeps } from '../connector.ts'

/**
 * Signs a request as Weebly's own clients do: the hexadecimal digest, in Base64. `endpoint` has no leading
 * slash.
 */
export const weeblySignature = (secretKey: string, method: string, endpoint: string, json: string): string =>
  Buffer.from(
    createHmac('sha256', secretKey).update(`${method}\n${endpoint}\n${json}`).digest('hex'),
  ).toString('base64')

const weeblyFailure = (refusal: Refusal): ServiceFailure => {
  if (refusal.status === 401 || refusal.status === 403)
    return {
      kind: 'auth-dead',
      message:
        'Weebly Cloud doesn’t accept these keys. Check the public and secret key in your Weebly Cloud admin.',
    }
  if (refusal.status === 404)
    return {
      kind: 'bad-content',
      message: 'This user, site, blog or post doesn’t exist on Weebly Cloud.',
      details: { status: 404 },
    }
  return serviceRefusal('Weebly Cloud', refusal)
}

export interface WeeblyCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly json?: unknown
  /** Not part of the signed text. */
  readonly query?: Readonly<Record<string, string>>
}

export type WeeblyApi = (endpoint: string, call?: WeeblyCall) => Promise<Outcome<unknown>>

/** Creates a client for Weebly's partner API: signed requests, JSON responses. */
export const weeblyApi = (
  { dispatcher }: Pick<ConnectorDeps, 'dispatcher'>,
  base: string,
  { secrets }: Connection,
): WeeblyApi => {
  const { publicKey = '', secretKey = '' } = secrets
  return async (endpoint, { method = 'GET', json, query = {} } = {}) => {
    const body = json === undefined ? '' : JSON.stringify(json)
    const url = new URL(`${base}/${endpoint}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return askService(dispatcher, {
      service: 'Weebly Cloud',
      isFixedUrl: true,
      url: url.href,
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        'x-public-key': publicKey,
        'x-signed-request-hash': weeblySignature(secretKey, method, endpoint, body),
      },
      ...(json !== undefined && { bytes: Buffer.from(body) }),
      timeout: 30_000,
      maxBytes: 8_000_000,
      failure: weeblyFailure,
    })
  }
}

/** Records per page, and maximum number of pages. */
const perPage = 200
const mostPages = 50

/** Returns a whole list, page by page. */
export const weeblyList = async (api: WeeblyApi, endpoint: string): Promise<Outcome<readonly unknown[]>> => {
  const all: unknown[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await api(endpoint, { query: { page: String(page), limit: String(perPage) } })
    if (!answer.ok) return answer
    if (!Array.isArray(answer.value))
      return failed({ kind: 'unknown', message: 'Weebly Cloud sent an unexpected response.' })
    all.push(...(answer.value as unknown[]))
    if (answer.value.length < perPage) break
  }
  return done(all)
}
