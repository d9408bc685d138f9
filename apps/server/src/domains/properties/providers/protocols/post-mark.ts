import { createHash } from 'node:crypto'

/*
 * Releases up to 1.1 put a mark into each post to find it again. Their posts are found by it, and lose it
 * when they are changed.
 */

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Returns the mark derived from a post's key. */
export const oldMark = (key: string): string =>
  [...createHash('sha256').update(`post:${key}`).digest().subarray(0, 10)]
    .map((byte) => letters[byte % letters.length])
    .join('')

/** Returns the comment that those releases put into WordPress posts. */
export const oldComment = (key: string): string => `<!-- ${key} -->`

const comments = /<!-- [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12} -->/g

export const withoutOldMarks = (html: string): string => html.replace(comments, '')
