import { maxSlugLength } from '@web2/contract/core'

/** A folder name for an address made from a title: 'Green Acre & Söhne' → 'green-acre-sohne'. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
