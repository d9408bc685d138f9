import type { Dispatcher } from 'undici'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { textAt } from '../../../../platform/outbound/read-json.ts'
import { askTokens, type OAuthApp } from '../protocols/oauth.ts'
import { wpComPlatform } from './platform.ts'

/**
 * Tries an application's keys with an invalid code: a service that knows the application rejects the code,
 * not the keys. Returns a message.
 */
export const tryWordPressComApp = async (
  dispatcher: Dispatcher,
  base: string,
  { clientId, clientSecret }: OAuthApp,
  returnTo: string,
): Promise<Outcome<string>> => {
  const fields = {
    grant_type: 'authorization_code',
    code: 'none',
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: returnTo,
  }
  const tokens = await askTokens(dispatcher, wpComPlatform(base), fields, new Date())
  const works = done(
    'WordPress.com accepts your application. Its redirect URL is checked when you connect a site.',
  )
  if (tokens.ok) return works
  const error = textAt(tokens.failure.details, 'error')
  if (error === 'invalid_grant' || error === 'invalid_request') return works
  if (tokens.failure.kind !== 'auth-dead') return tokens
  return failed({
    kind: 'auth-dead',
    message:
      'WordPress.com doesn’t accept these keys. Copy the client ID and client secret of your application again.',
  })
}
