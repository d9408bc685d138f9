import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { ConnectionProblem } from '@web2/contract/properties'
import type { Dispatcher } from 'undici'
import { askService } from '../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { numberAt, parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'

/** Application that an account has registered at a platform. */
export interface OAuthApp {
  readonly clientId: string
  readonly clientSecret: string
}

/** Platform with OAuth 2.0 authorization codes (RFC 6749, section 4.1). */
export interface OAuthPlatform {
  /** Name for users. */
  readonly name: string
  readonly authorizeUrl: string
  readonly tokenUrl: string
  readonly scope: string
  readonly headers: Readonly<Record<string, string>>
}

/** Returns an unguessable state that the platform must return. */
export const newState = (): string => randomBytes(32).toString('base64url')

/** Returns the URL where the user grants access. */
export const authorizeAddress = (
  { authorizeUrl, scope }: OAuthPlatform,
  {
    clientId,
    state,
    returnTo,
  }: { readonly clientId: string; readonly state: string; readonly returnTo: string },
): string => {
  const url = new URL(authorizeUrl)
  const fields = { client_id: clientId, response_type: 'code', scope, state, redirect_uri: returnTo }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

export type Return =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly problem: ConnectionProblem; readonly message: string }

/** Returns the code from the redirect, or why there is none. Rejects a `state` other than the one sent. */
export const readReturn = (name: string, query: string, state: string): Return => {
  const fields = new URLSearchParams(query)
  const refused = (problem: ConnectionProblem, message: string): Return => ({ ok: false, problem, message })
  if (state === '' || !isSame(fields.get('state') ?? '', state))
    return refused(
      'refused',
      `This response from ${name} doesn’t belong to this connection. Connect again from here.`,
    )
  const error = fields.get('error') ?? ''
  if (error === 'access_denied')
    return refused(
      'refused',
      `You didn’t allow the connection at ${name}. Nothing was stored. Connect again when you’re ready.`,
    )
  if (error !== '') {
    const said = fields.get('error_description') ?? error
    return refused('refused', `${name} didn’t allow the connection: “${said.slice(0, 300)}”. Connect again.`)
  }
  const code = fields.get('code') ?? ''
  if (code === '') return refused('unknown', `${name} sent you back without a response. Connect again.`)
  return { ok: true, code }
}

/** Tokens of a user, as issued by a platform. */
export interface Tokens {
  readonly accessToken: string
  /** Empty if the platform issued none. */
  readonly refreshToken: string
  /** Null if the access token doesn't expire. */
  readonly expiresAt: string | null
  /** Complete response, for platform-specific fields. */
  readonly answer: unknown
}

const deadGrants = new Set(['invalid_grant', 'invalid_token', 'unauthorized', 'access_denied'])

/** Maps errors of the token endpoint (RFC 6749, section 5.2). */
const tokenFailure =
  (name: string) =>
  (refusal: Refusal): ServiceFailure => {
    const details = parsedJson(refusal.text)
    const error = textAt(details, 'error')
    if (error === 'invalid_client' || error === 'unauthorized_client')
      return {
        kind: 'auth-dead',
        message: `${name} doesn’t accept your application’s keys. Check them under API keys.`,
        details,
      }
    if (error === 'redirect_uri_mismatch' || (error === 'invalid_request' && /redirect/i.test(refusal.text)))
      return {
        kind: 'bad-content',
        message: `The redirect URL of your application at ${name} doesn’t match. Copy it from API keys into the application.`,
      }
    const isRefused = refusal.status === 400 || refusal.status === 401 || refusal.status === 403
    if (deadGrants.has(error) || isRefused)
      return { kind: 'auth-dead', message: `${name} ended this connection. Reconnect it.`, details }
    return serviceRefusal(name, refusal)
  }

/** Requests tokens with a grant. */
export const askTokens = async (
  dispatcher: Dispatcher,
  { name, tokenUrl, headers }: OAuthPlatform,
  fields: Readonly<Record<string, string>>,
  now: Date,
): Promise<Outcome<Tokens>> => {
  const answer = await askService(dispatcher, {
    service: name,
    isFixedUrl: true,
    url: tokenUrl,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    bytes: Buffer.from(new URLSearchParams(fields).toString()),
    timeout: 30_000,
    maxBytes: 100_000,
    failure: tokenFailure(name),
  })
  if (!answer.ok) return answer
  const accessToken = textAt(answer.value, 'access_token')
  if (accessToken === '')
    return failed({
      kind: 'unknown',
      message: `${name} sent an unexpected response. Connect again.`,
    })
  const seconds = numberAt(answer.value, 'expires_in')
  return done({
    accessToken,
    refreshToken: textAt(answer.value, 'refresh_token'),
    expiresAt: seconds > 0 ? new Date(now.getTime() + seconds * 1_000).toISOString() : null,
    answer: answer.value,
  })
}
