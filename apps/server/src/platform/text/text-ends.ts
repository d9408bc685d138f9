import { trimEndOf } from '@web2/contract/core'

/**
 * A text without the signs of one kind at its end. It is read backwards: a pattern such as `\s+$` is tried from every
 * sign of every run, which takes minutes where a long run stands in the middle.
 */
export const withoutEnd = (text: string, sign: RegExp): string =>
  trimEndOf(text, (letter) => sign.test(letter))

/** An address without slashes at its end. */
export const withoutEndSlashes = (address: string): string => withoutEnd(address, /\//)

/** A text without the signs of one kind at both its ends. */
export const withoutEnds = (text: string, sign: RegExp): string => {
  let start = 0
  while (start < text.length && sign.test(text.charAt(start))) start += 1
  return withoutEnd(text.slice(start), sign)
}
