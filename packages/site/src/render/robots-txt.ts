import type { LiveAddress } from './site-input.ts'

/**
 * Returns a robots.txt that allows everything. Crawlers request it only at the host's root, so inside a bucket it is merely
 * documentation.
 */
export const robotsTxt = (main: LiveAddress | undefined): string =>
  'User-agent: *\nAllow: /\n' + (main ? `Sitemap: ${main.baseUrl}sitemap.xml\n` : '')
