import { isEnglish } from '../english/is-english.ts'
import { syllablesOf } from '../english/syllables.ts'
import { keywordFinder, type KeywordFinder } from '../keyword/keyword-finder.ts'
import type { ArticleText, BlockSpan, TextBlock } from '../text/article-text.ts'
import { readArticle } from '../text/read-article.ts'
import { sentencesOf } from '../text/sentences.ts'
import { isSingleLetterWord, wordsOf, type Word } from '../text/words.ts'

/** Fields of the account's other articles that checks need. */
export interface OtherArticle {
  readonly title: string
  readonly keyword: string
}

/** Article to check. */
export interface ArticleInput {
  readonly title: string
  readonly html: string
  readonly keyword: string
  readonly slug: string
  readonly metaTitle: string
  readonly metaDescription: string
  /** BCP 47; if absent, English is detected by its words. */
  readonly language?: string
  /** Locations of the account's own pages, from `placeOf`; links to them are internal. */
  readonly ownPlaces?: readonly string[]
  /** Other articles of the account that may have the same keyword. */
  readonly others?: readonly OtherArticle[]
}

export interface Sentence extends BlockSpan {
  readonly words: readonly Word[]
}

/** The part of an analysis that depends on the HTML and its language only. */
export interface TextAnalysis {
  readonly text: ArticleText
  readonly english: boolean
  /** true if words are not separated by blanks, so that word counts mean letters. */
  readonly byLetter: boolean
  /** Words of all blocks, including headings. */
  readonly wordCount: number
  /** Words of each block. */
  readonly blockWords: readonly (readonly Word[])[]
  /** Sentences outside headings, code and images. */
  readonly sentences: readonly Sentence[]
  /** Syllables of the words in `sentences`; 0 if the text is not English. */
  readonly syllables: number
}

/** Article, analyzed once for all checks. */
export interface ArticleAnalysis extends TextAnalysis {
  readonly input: ArticleInput
  readonly keyword: KeywordFinder
  /** Every occurrence of the keyword in the text. */
  readonly keywordPlaces: readonly BlockSpan[]
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

const languageIsEnglish = (language: string | undefined, words: readonly Word[]): boolean =>
  language === undefined || language === '' ? isEnglish(words) : /^en(?:-|$)/i.test(language)

/** Analyzes the text of an article, which most changes of its other fields leave as it is. */
export const analyzeText = ({ html, language }: Pick<ArticleInput, 'html' | 'language'>): TextAnalysis => {
  const text = readArticle(html)
  const blockWords = text.blocks.map((block) => wordsOf(block.text))
  const words = blockWords.flat()
  const english = languageIsEnglish(language, words)
  const sentences = text.blocks.flatMap((block, at) =>
    isProse(block) ? sentencesIn(block, at, blockWords[at]!) : [],
  )
  let syllables = 0
  if (english)
    for (const sentence of sentences) for (const word of sentence.words) syllables += syllablesOf(word.text)
  return {
    text,
    english,
    byLetter: words.filter(isSingleLetterWord).length > words.length / 2,
    wordCount: words.length,
    blockWords,
    sentences: sentences.filter((sentence) => sentence.words.length > 0),
    syllables,
  }
}

/** Analyzes an article; `analyzed` is its text, if that was analyzed before. */
export const analyzeArticle = (
  input: ArticleInput,
  analyzed: TextAnalysis = analyzeText(input),
): ArticleAnalysis => {
  const keyword = keywordFinder(input.keyword)
  return {
    ...analyzed,
    input,
    keyword,
    keywordPlaces: analyzed.text.blocks.flatMap(({ kind, text: own }, block) =>
      kind === 'code' ? [] : keyword.find(own).map((span) => ({ block, ...span })),
    ),
  }
}
