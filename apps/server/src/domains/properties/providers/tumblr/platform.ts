import type { OAuthPlatform } from '../protocols/oauth.ts'
import { tumblrHeaders } from './tumblr-api.ts'

const publicBase = 'https://api.tumblr.com/v2'

/** Where Tumblr's pages and tokens are; a stand-in has both at its own address. */
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
