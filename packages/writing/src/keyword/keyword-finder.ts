import { functionWords } from '../english/function-words.ts'
import type { Span } from '../text/sentences.ts'
import { partsOf } from '../text/words.ts'
import { foldWord } from './fold-word.ts'

/** Finds one keyword in texts, ignoring case, accents, hyphens and English plurals. */
export interface KeywordFinder {
  /** Folded words of the keyword. */
  readonly words: readonly string[]
  /** Meaningful words of the keyword; all words if none is meaningful. */
  readonly meaning: readonly string[]
  /** Returns every place where the words occur in order, without overlaps. */
  find(text: string): readonly Span[]
  /** Returns true if all meaningful words occur, in any order. */
  hasAll(text: string): boolean
}

export const keywordFinder = (keyword: string): KeywordFinder => {
  const words = partsOf(keyword).map(({ text }) => foldWord(text))
  const carrying = words.filter((word) => !functionWords.has(word))
  const meaning = carrying.length > 0 ? carrying : words
  const first = words[0]

  const find = (text: string): Span[] => {
    if (first === undefined) return []
    const parts = partsOf(text)
    const folded = parts.map((part) => foldWord(part.text))
    const spans: Span[] = []
    for (let at = 0; at + words.length <= parts.length;) {
      if (folded[at] === first && words.every((word, i) => folded[at + i] === word)) {
        spans.push({ from: parts[at]!.from, to: parts[at + words.length - 1]!.to })
        at += words.length
      } else at += 1
    }
    return spans
  }

  const hasAll = (text: string): boolean => {
    if (meaning.length === 0) return false
    const there = new Set(partsOf(text).map((part) => foldWord(part.text)))
    return meaning.every((word) => there.has(word))
  }

  return { words, meaning, find, hasAll }
}

/** Folded keywords kept, and the characters of one; beyond them, it is folded each time. */
const mostFolded = 4_000
const longestFolded = 120
const folded = new Map<string, string>()

const foldKeyword = (keyword: string): string =>
  partsOf(keyword)
    .map(({ text }) => foldWord(text))
    .join(' ')

/** Folds a keyword, once for the many times that those of other articles are compared while an article is written. */
const foldedKeyword = (keyword: string): string => {
  const known = folded.get(keyword)
  if (known !== undefined) return known
  const own = foldKeyword(keyword)
  if (keyword.length > longestFolded) return own
  if (folded.size >= mostFolded) folded.clear()
  folded.set(keyword, own)
  return own
}

/** Returns true if a search engine would treat two keywords as the same. */
export const isSameKeyword = (a: string, b: string): boolean => {
  const own = foldedKeyword(a)
  return own !== '' && own === foldedKeyword(b)
}
