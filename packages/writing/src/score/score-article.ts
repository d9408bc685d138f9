import type { Check, CheckResult, CheckStatus } from '../checks/check.ts'
import { checks } from '../checks/checks.ts'
import { readingEase } from '../checks/readability/flesch.ts'
import { pictureSign } from '../text/article-text.ts'
import { analyzeArticle, type ArticleInput, type ArticleAnalysis } from '../checks/analyzed-article.ts'

/** Score of an article and the results of its checks. */
export interface ArticleScore {
  /** 0 to 100; 0 while there is no text. */
  readonly total: number
  /** Words as people count them; letters in scripts without blanks. */
  readonly words: number
  readonly sentences: number
  /** Flesch reading ease, 0 to 100; null when the text is not English. */
  readonly ease: number | null
  readonly english: boolean
  /** Of its first paragraphs, as a search engine would show them that finds no description. */
  readonly beginning: string
  /** Those that had something to judge. */
  readonly checks: readonly CheckResult[]
}

const points: Readonly<Record<CheckStatus, number>> = { good: 1, 'could-be-better': 0.5, problem: 0 }

const lookAt = ({ id, group, label, weight, look }: Check, study: ArticleAnalysis): CheckResult[] => {
  const found = look(study)
  if (!found) return []
  const { status, reason, measured = null, places = [] } = found
  return [{ id, group, label, weight, status, reason, measured, places }]
}

/** Words from which a text can reach the whole score; a few good words are no good article yet. */
const ripeFrom = { words: 200, letters: 400 }
/** Part of the score that a text of no length can reach. */
const leastPart = 0.4

/** Part of the weights that was reached, 0 to 100, less for a text that has only begun. */
const totalOf = (results: readonly CheckResult[], { wordCount, byLetter }: ArticleAnalysis): number => {
  const whole = results.reduce((sum, { weight }) => sum + weight, 0)
  const reached = results.reduce((sum, { weight, status }) => sum + weight * points[status], 0)
  const ripe = Math.min(1, wordCount / (byLetter ? ripeFrom.letters : ripeFrom.words))
  const part = leastPart + (1 - leastPart) * ripe
  return whole === 0 ? 0 : Math.round((100 * part * reached) / whole)
}

const beginningLength = 300

const beginningOf = ({ text }: ArticleAnalysis): string => {
  let beginning = ''
  for (const block of text.blocks) {
    if (beginning.length >= beginningLength) break
    if (block.kind === 'paragraph' || block.kind === 'item' || block.kind === 'quote')
      beginning += ` ${block.text.slice(0, beginningLength).replaceAll(pictureSign, '').replace(/\s+/g, ' ')}`
  }
  return beginning.trim().slice(0, beginningLength)
}

/** Judges an article; the same input gives the same score, and no HTML makes it throw. */
export const scoreArticle = (input: ArticleInput): ArticleScore => {
  const study = analyzeArticle(input)
  const results = checks.flatMap((check) => lookAt(check, study))
  return {
    total: study.wordCount === 0 ? 0 : totalOf(results, study),
    words: study.wordCount,
    sentences: study.sentences.length,
    ease: readingEase(study),
    english: study.english,
    beginning: beginningOf(study),
    checks: results,
  }
}
