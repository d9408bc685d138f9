import { appVersion } from '@web2/contract/core'
import { askService } from '../../../../platform/outbound/call-service.ts'
import type { Outcome, ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { serviceRefusal, type Refusal } from '../../../../platform/outbound/service-error.ts'
import type { ConnectorDeps } from '../connector.ts'

export const wpComHeaders = { 'user-agent': `Web2Manager/${appVersion}` } as const

const endedTokens = new Set([
  'invalid_token',
  'authorization_required',
  'rest_not_logged_in',
  'rest_forbidden_token',
])

/** Maps an error of WordPress.com; wp/v2 names it in `code`, the older API in `error`. */
export const wpComFailure = (refusal: Refusal): ServiceFailure => {
  const { status, text } = refusal
  const details = parsedJson(text)
  const code = textAt(details, 'code') || textAt(details, 'error')
  const said = textAt(details, 'message')
  if (endedTokens.has(code) || (status === 401 && !code.startsWith('rest_cannot')))
    return {
      kind: 'auth-dead',
      message: 'WordPress.com ended this connection. Reconnect it.',
      details,
    }
  if (status === 401 || status === 403)
    return {
      kind: 'bad-content',
      message: `Your WordPress.com account can’t do this on this site${said === '' ? '' : ` (“${said.slice(0, 200)}”)`}. Ask the site’s owner for the Author role.`,
      details,
    }
  if (status === 404 || status === 410)
    return {
      kind: 'bad-content',
      message: 'This site or post no longer exists on WordPress.com.',
      details,
    }
  return { ...serviceRefusal('WordPress.com', refusal), details }
}

/** Creates a client for WordPress.com's own API, which knows the user and their sites. */
export const wpComApi =
  ({ dispatcher }: Pick<ConnectorDeps, 'dispatcher'>, base: string, accessToken: string) =>
  (path: string): Promise<Outcome<unknown>> =>
    askService(dispatcher, {
      service: 'WordPress.com',
      isFixedUrl: true,
      url: `${base}${path}`,
      headers: { ...wpComHeaders, authorization: `Bearer ${accessToken}` },
      timeout: 30_000,
      maxBytes: 8_000_000,
      failure: wpComFailure,
    })
