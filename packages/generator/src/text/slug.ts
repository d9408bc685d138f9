import { maxSlugLength, normalized } from '@web2/contract/core'

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
}

/**
 * Returns a text as a URL path segment: lowercase letters, digits, single hyphens. Returns an empty string if
 * no usable characters remain.
 */
export const slugOf = (text: string): string =>
  normalized(
    text.toLowerCase().replace(/[ßæœøđðłþı&]/g, (letter) => plain[letter] ?? letter),
    'NFKD',
  )
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-+|-+$/g, '')
