import { sentenceFor } from '../../../lib/api/errors.ts'
import { MediaRefusal } from './media-api.ts'

/** Returns the sentence for an error of the library. */
export const sentenceOf = (error: unknown): string =>
  error instanceof MediaRefusal ? error.message : sentenceFor(error)
