import { normalized } from '@web2/contract/core'

/** Letters that do not fall apart into a plain one and a mark. */
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

const longest = 80

/** A text as one folder of an address: lower-case letters, digits, single hyphens; empty when nothing of it can be kept. */
export const slugOf = (text: string): string =>
  normalized(
    text.toLowerCase().replace(/[ßæœøđðłþı&]/g, (letter) => plain[letter] ?? letter),
    'NFKD',
  )
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
