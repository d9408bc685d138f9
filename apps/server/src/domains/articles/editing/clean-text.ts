import { countWords, plainText } from '@web2/contract/core'
import { cleanHtml } from './clean-html.ts'

/** An article's text in its stored form. */
export interface CleanText {
  readonly text: string
  readonly words: number
}

export const cleanText = (html: string): CleanText => {
  const text = cleanHtml(html)
  return { text, words: countWords(plainText(text)) }
}
