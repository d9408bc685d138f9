import { createHash } from 'node:crypto'

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * What a post carries instead of its key: it follows from the key, tells readers nothing and stands in addresses.
 * 50 bits: two posts of one blog do not meet by chance.
 */
export const postMark = (key: string): string =>
  [...createHash('sha256').update(`post:${key}`).digest().subarray(0, 10)]
    .map((byte) => letters[byte % letters.length])
    .join('')
