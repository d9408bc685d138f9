import { sentenceFor } from '../../lib/api/errors.ts'
import { BuilderRefusal } from './api/sites-api.ts'

/** The sentence of a failure, whether the API threw it or answered it as a value. */
export const siteFailure = (error: unknown): string =>
  error instanceof BuilderRefusal ? error.message : sentenceFor(error)
