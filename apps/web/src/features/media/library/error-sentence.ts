import { sentenceFor } from '../../../lib/api/errors.ts'
import { MediaRefusal } from './media-api.ts'

/** What went wrong with the library, in a sentence for people. */
export const sentenceOf = (error: unknown): string =>
  error instanceof MediaRefusal ? error.message : sentenceFor(error)
