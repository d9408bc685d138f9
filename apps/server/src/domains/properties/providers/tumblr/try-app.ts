import type { Dispatcher } from 'undici'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { askTokens, type OAuthApp } from '../protocols/oauth.ts'
import { tumblrPlatform } from './platform.ts'

/** Tries an application's keys with a token of its own, which belongs to no user. Returns a message. */
export const tryTumblrApp = async (
  dispatcher: Dispatcher,
  base: string,
  { clientId, clientSecret }: OAuthApp,
): Promise<Outcome<string>> => {
  const fields = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  const tokens = await askTokens(dispatcher, tumblrPlatform(base), fields, new Date())
  if (tokens.ok)
    return done('Tumblr accepts your application. Its redirect URL is checked when you connect a blog.')
  if (tokens.failure.kind !== 'auth-dead') return tokens
  return {
    ok: false,
    failure: {
      kind: 'auth-dead',
      message:
        'Tumblr doesn’t accept these keys. Copy the OAuth consumer key and secret key of your application again.',
    },
  }
}
