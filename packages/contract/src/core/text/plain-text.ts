import { withoutTags } from './without-tags.ts'

/** Elements that end a word: text before and after their tags belongs to different words. */
const blocks =
  /<\/?(?:address|article|aside|blockquote|br|caption|col|colgroup|dd|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|iframe|img|li|main|ol|p|pre|section|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>])[^>]*>/gi
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decoded = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** Returns the text of sanitized article HTML on one line, as readers see it. */
export const plainText = (html: string): string =>
  withoutTags(withoutTags(html, blocks), undefined, '')
    .replace(/&(#x?[\da-f]{1,7}|[a-z]+);/gi, decoded)
    .replace(/\s+/g, ' ')
    .trim()

/** Scripts without spaces between words are counted by character, as is customary in them. */
const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’.\-_](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+)*/gu

/** Returns the number of words of a plain text; `e-mail` and `don't` count as one each. */
export const countWords = (text: string): number => text.match(word)?.length ?? 0
