import { randomBytes } from 'node:crypto'
import type { RenderAsset } from '@web2/site'

/**
 * Returns a key that proves to search engines who may submit a site's URLs (indexnow.org): 32 hexadecimal
 * digits.
 */
export const newIndexNowKey = (): string => randomBytes(16).toString('hex')

/** Returns the key file that search engines request from the site's folder. */
export const indexNowKeyFile = (key: string): RenderAsset => ({
  path: `${key}.txt`,
  contentType: 'text/plain; charset=utf-8',
  body: key,
})
