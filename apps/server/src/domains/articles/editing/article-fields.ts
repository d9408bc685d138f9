import {
  articleGeneratorBytes,
  articleTextFields,
  articleTextLength,
  type ArticleData,
} from '@web2/contract/articles'
import { pick } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import { cleaned, type TextSent } from './clean-in-thread.ts'
import { cleanText, type CleanText } from './clean-text.ts'

/** The fields of an article set by a user or a generator. */
export type ArticleContent = Omit<ArticleData, 'copyOf' | 'status'> & TextSent

const requireFitting = (clean: CleanText): CleanText => {
  if (clean.text.length <= articleTextLength) return clean
  throw badInput({ text: `Please use at most ${articleTextLength} characters` })
}

const storedGenerator = (cards: unknown): string | null => {
  if (cards === null) return null
  const json = JSON.stringify(cards)
  if (Buffer.byteLength(json) > articleGeneratorBytes)
    throw badInput({
      generator: 'This outline has too many sections to save with the article. Remove some.',
    })
  return json
}

/**
 * Returns the columns for the given fields: the text cleaned and counted, the cards as JSON. Throws 400 if
 * one is too large.
 */
export const articleColumns = ({ text, generator, [cleaned]: ahead, ...fields }: ArticleContent) => ({
  ...pick(fields, [...articleTextFields, 'categoryId']),
  ...(text !== undefined && requireFitting(ahead ?? cleanText(text))),
  ...(generator !== undefined && { generator: storedGenerator(generator) }),
})
