export type {
  ArticleLink,
  ArticlePicture,
  ArticleText,
  BlockKind,
  BlockSpan,
  TextBlock,
} from './text/article-text.ts'
export { pictureSign } from './text/article-text.ts'
export { readArticle } from './text/read-article.ts'
export { leftoversOf, type Leftovers } from './text/leftovers.ts'
export { sentencesOf, type Span } from './text/sentences.ts'
export { wordsOf, type Word } from './text/words.ts'
export { fittingText, textWidth } from './pixels/text-width.ts'
export { resultSizes, type ResultDevice } from './checks/result/result-widths.ts'
export {
  checkGroups,
  checkStatuses,
  type ArticleField,
  type CheckGroup,
  type CheckResult,
  type CheckStatus,
  type TextLocation,
} from './checks/check.ts'
export type { ArticleInput, OtherArticle } from './checks/analyzed-article.ts'
export type { TextAnalysis } from './checks/text-analysis.ts'
export { analyzeText, createTextAnalyzer } from './checks/text-analyzer.ts'
export { placeOf } from './checks/content/link-kinds.ts'
export { scoreArticle, type ArticleScore } from './score/score-article.ts'
export { bandsOf, createPairFinder, type PairFinder } from './similarity/pair-finder.ts'
export { createNeighborFinder, type NeighborFinder } from './similarity/neighbor-finder.ts'
export { duplicateFrom, reusedFrom, similarFrom, similarityOf } from './similarity/similarity.ts'
export { sharedPassages, type SharedPassage } from './similarity/shared-passages.ts'
export {
  createSimilarityIndex,
  type Similar,
  type SimilarityIndex,
  type SimilarPair,
} from './similarity/similarity-index.ts'
export { estimateOf, signatureLength, signatureOf, signInto } from './similarity/min-hash.ts'
export { packedEstimate, packedSignature, packedWords } from './similarity/packed-signature.ts'
export { shinglesOf } from './similarity/shingles.ts'
export {
  textFindings,
  withoutMarks,
  type ReviewedSection,
  type ReviewFacts,
  type TextFinding,
  type TextFindingKind,
} from './review/text-findings.ts'
export { withoutTimes } from './review/foreign-claims.ts'
export { languageOf } from './language/language-of.ts'
export { pairedTexts } from './suggestions/paired-texts.ts'
export type { SequenceChange } from './suggestions/sequence-changes.ts'
export { textTokens, wordChanges, type TextToken } from './suggestions/word-changes.ts'
