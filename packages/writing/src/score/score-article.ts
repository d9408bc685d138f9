import type { Check, CheckResult, CheckStatus } from '../checks/check.ts'
import { checks } from '../checks/checks.ts'
import { readingEase } from '../checks/readability/flesch.ts'
import { pictureSign } from '../text/article-text.ts'
import { analyzeArticle, type ArticleAnalysis, type ArticleInput } from '../checks/analyzed-article.ts'
import type { TextAnalysis } from '../checks/text-analysis.ts'

/** Score of an article. */
export interface ArticleScore {
  /** 0 to 100; 0 without text. */
  readonly total: number
  /** Word count; letters in scripts without blanks. */
  readonly words: number
  readonly sentences: number
  /** Flesch reading ease, 0 to 100; null if the text is not English. */
  readonly ease: number | null
  readonly english: boolean
  /** Beginning of the text, as a search engine shows it without a description. */
  readonly beginning: string
  /** Checks that had something to judge. */
  readonly checks: readonly CheckResult[]
}

const points: Readonly<Record<CheckStatus, number>> = { good: 1, 'could-be-better': 0.5, problem: 0 }

const lookAt = ({ id, group, label, weight, look }: Check, study: ArticleAnalysis): CheckResult[] => {
  const found = look(study)
  if (!found) return []
  const { status, reason, measured = null, places = [] } = found
  return [{ id, group, label, weight, status, reason, measured, places }]
}

/** Length from which a text can reach the full score; a few good words are not a good article yet. */
const ripeFrom = { words: 200, letters: 400 }
/** Share of the score that a very short text can reach. */
const leastPart = 0.4

/** Returns the weighted score, 0 to 100, reduced for a short text. */
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

/**
 * Scores an article; `analyzed` is its text, if that was analyzed before. Deterministic; no HTML makes it throw.
 */
export const scoreArticle = (input: ArticleInput, analyzed?: TextAnalysis): ArticleScore => {
  const study = analyzeArticle(input, analyzed)
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
