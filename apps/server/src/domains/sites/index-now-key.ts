import { randomBytes } from 'node:crypto'
import type { RenderAsset } from '@web2/site'

/** A key that proves to search engines who may name a site's addresses (indexnow.org): 32 hexadecimal digits. */
export const newIndexNowKey = (): string => randomBytes(16).toString('hex')

/** The file they look for in the site's folder. */
export const indexNowKeyFile = (key: string): RenderAsset => ({
  path: `${key}.txt`,
  contentType: 'text/plain; charset=utf-8',
  body: key,
})
