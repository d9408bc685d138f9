import { isEnglish } from '../english/is-english.ts'
import { syllablesOf } from '../english/syllables.ts'
import type { ArticleText, BlockSpan, TextBlock } from '../text/article-text.ts'
import { readArticle } from '../text/read-article.ts'
import { sentencesOf } from '../text/sentences.ts'
import { isSingleLetterWord, wordsOf, type Word } from '../text/words.ts'
import type { Sentence, TextAnalysis } from './text-analysis.ts'

/** Text to analyze. */
interface AnalyzedText {
  readonly html: string
  /** BCP 47; if absent, English is detected by its words. */
  readonly language?: string
}

/** Analysis of a part of a text; its block numbers count from the part's first block. */
interface PartAnalysis {
  readonly text: ArticleText
  readonly blockWords: readonly (readonly Word[])[]
  readonly sentences: readonly Sentence[]
  readonly singleLetterWords: number
  /** Syllables of the words in `sentences`; counted when first needed, because other languages need none. */
  syllables: number | null
}

const isProse = ({ kind }: TextBlock): boolean => kind !== 'heading' && kind !== 'code' && kind !== 'picture'

const sentencesIn = ({ text }: TextBlock, block: number, words: readonly Word[]): Sentence[] => {
  let at = 0
  return sentencesOf(text).map(({ from, to }) => {
    const own: Word[] = []
    for (; at < words.length && words[at]!.from < to; at += 1) own.push(words[at]!)
    return { block, from, to, words: own }
  })
}

const analyzePart = (html: string): PartAnalysis => {
  const text = readArticle(html)
  const blockWords = text.blocks.map((block) => wordsOf(block.text))
  const sentences = text.blocks
    .flatMap((block, at) => (isProse(block) ? sentencesIn(block, at, blockWords[at]!) : []))
    .filter(({ words }) => words.length > 0)
  const singleLetterWords = blockWords.reduce(
    (sum, words) => sum + words.filter(isSingleLetterWord).length,
    0,
  )
  return { text, blockWords, sentences, singleLetterWords, syllables: null }
}

const syllablesIn = (part: PartAnalysis): number => {
  if (part.syllables !== null) return part.syllables
  let syllables = 0
  for (const { words } of part.sentences) for (const { text } of words) syllables += syllablesOf(text)
  part.syllables = syllables
  return syllables
}

const languageIsEnglish = (language: string | undefined, words: readonly Word[]): boolean =>
  language === undefined || language === '' ? isEnglish(words) : /^en(?:-|$)/i.test(language)

const moved = <Span extends BlockSpan>(spans: readonly Span[], by: number): readonly Span[] =>
  by === 0 ? spans : spans.map((span) => ({ ...span, block: span.block + by }))

const joined = (parts: readonly PartAnalysis[], language: string | undefined): TextAnalysis => {
  let count = 0
  const starts = parts.map(({ text }) => (count += text.blocks.length) - text.blocks.length)
  const blockWords = parts.flatMap((part) => part.blockWords)
  const words = blockWords.flat()
  const english = languageIsEnglish(language, words)
  return {
    text: {
      blocks: parts.flatMap(({ text }) => text.blocks),
      links: parts.flatMap(({ text }, at) => moved(text.links, starts[at]!)),
      pictures: parts.flatMap(({ text }, at) => moved(text.pictures, starts[at]!)),
    },
    english,
    byLetter: parts.reduce((sum, part) => sum + part.singleLetterWords, 0) > words.length / 2,
    wordCount: words.length,
    blockWords,
    sentences: parts.flatMap(({ sentences }, at) => moved(sentences, starts[at]!)),
    syllables: english ? parts.reduce((sum, part) => sum + syllablesIn(part), 0) : 0,
  }
}

/** Analyzes the text of an article, which most changes of its other fields leave as it is. */
export const analyzeText = ({ html, language }: AnalyzedText): TextAnalysis =>
  joined([analyzePart(html)], language)

/**
 * Creates an analyzer of a text that is being written. Its HTML comes in parts, none of which may begin or end
 * inside a block of text; only parts that the previous call did not have are read.
 */
export const createTextAnalyzer = (): ((parts: readonly string[], language?: string) => TextAnalysis) => {
  let known = new Map<string, PartAnalysis>()
  return (parts, language) => {
    const present = new Map<string, PartAnalysis>()
    for (const html of parts) present.set(html, present.get(html) ?? known.get(html) ?? analyzePart(html))
    known = present
    return joined(
      parts.map((html) => present.get(html)!),
      language,
    )
  }
}
