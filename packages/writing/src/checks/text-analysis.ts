import type { ArticleText, BlockSpan } from '../text/article-text.ts'
import type { Word } from '../text/words.ts'

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
