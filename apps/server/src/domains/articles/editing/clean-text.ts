import { countWords, plainText } from '@web2/contract/core'
import { cleanHtml } from './clean-html.ts'

/** An article's text as it is stored. */
export interface CleanText {
  readonly text: string
  readonly words: number
}

/** Cleans an article's HTML and counts its words. */
export const cleanText = (html: string): CleanText => {
  const text = cleanHtml(html)
  return { text, words: countWords(plainText(text)) }
}
