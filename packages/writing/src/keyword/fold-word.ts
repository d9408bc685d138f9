const marks = /\p{M}/gu
const english = /^[a-z]+$/

const withoutPlural = (word: string): string => {
  if (!english.test(word) || word.length <= 3) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word
}

/** Folds a word for comparisons: lowercase, without accents or "'s", English nouns in the singular. */
export const foldWord = (word: string): string => {
  const plain = /^[a-z]+$/.test(word)
    ? word
    : word
        .toLowerCase()
        .replaceAll('’', "'")
        .replace(/'s?$/, '')
        // also removed before, because sorting a long run of marks is slow
        .replace(marks, '')
        .normalize('NFKD')
        .replace(marks, '')
  return withoutPlural(plain)
}
