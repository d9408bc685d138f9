import type { OAuthPlatform } from '../protocols/oauth.ts'
import { tumblrHeaders } from './tumblr-api.ts'

const publicBase = 'https://api.tumblr.com/v2'

/** Returns the URLs of Tumblr's pages and tokens; a stand-in has both at its own URL. */
export const tumblrPlatform = (base: string): OAuthPlatform => ({
  name: 'Tumblr',
  authorizeUrl:
    base === publicBase
      ? 'https://www.tumblr.com/oauth2/authorize'
      : `${new URL(base).origin}/oauth2/authorize`,
  tokenUrl: `${base}/oauth2/token`,
  scope: 'basic write offline_access',
  headers: tumblrHeaders,
})
