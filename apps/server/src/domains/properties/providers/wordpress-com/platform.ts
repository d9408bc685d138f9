import type { OAuthPlatform } from '../protocols/oauth.ts'
import { wpComHeaders } from './wpcom-api.ts'

/** https://developer.wordpress.com/docs/oauth2/ ; `global` covers all sites of the user. */
export const wpComPlatform = (base: string): OAuthPlatform => ({
  name: 'WordPress.com',
  authorizeUrl: `${base}/oauth2/authorize`,
  tokenUrl: `${base}/oauth2/token`,
  scope: 'global',
  headers: wpComHeaders,
})
