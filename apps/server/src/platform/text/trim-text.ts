import { trimEndOf } from '@web2/contract/core'

/**
 * Removes one kind of character from the end of a text. Scans backwards, because a pattern such as `\s+$` is
 * tried from every character of every run, which takes minutes for a long run in the middle.
 */
export const withoutEnd = (text: string, sign: RegExp): string =>
  trimEndOf(text, (letter) => sign.test(letter))

/** Removes slashes from the end of a URL. */
export const withoutEndSlashes = (address: string): string => withoutEnd(address, /\//)

/** Removes one kind of character from both ends of a text. */
export const withoutEnds = (text: string, sign: RegExp): string => {
  let start = 0
  while (start < text.length && sign.test(text.charAt(start))) start += 1
  return withoutEnd(text.slice(start), sign)
}
