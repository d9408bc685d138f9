import { normalized } from '../../core/text/normalized.ts'

/** Words ignored when keywords are compared. */
const filling = new Set(
  'a an and at by for from in is me my near of on or the to with your you our what how'.split(' '),
)

const singular = (word: string): string => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/**
 * Returns a key that is equal for keywords that would lead to the same article ('plumbers in Leeds', 'Leeds
 * plumber'). Ignores case, accents, punctuation, order, plurals and filler words. A keyword of only filler
 * words is its own key.
 */
export const keywordKey = (keyword: string): string => {
  const words = normalized(keyword, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  if (!words) return keyword.trim().toLowerCase()
  const telling = words.filter((word) => !filling.has(word))
  return [...new Set((telling.length === 0 ? words : telling).map(singular))].sort().join(' ')
}

/** Groups keywords with the same key, in their order; each group has two or more. */
export const groupDuplicateKeywords = (keywords: readonly string[]): readonly (readonly string[])[] => {
  const groups = new Map<string, string[]>()
  for (const keyword of keywords) {
    const key = keywordKey(keyword)
    const group = groups.get(key)
    if (group) group.push(keyword)
    else groups.set(key, [keyword])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}
