import type { Site, SiteFailure } from '@web2/contract/sites'
import { errorIdOf, sentenceFor } from '../../lib/api/errors.ts'

/** A failure that the API answers as a value, as an error with its sentence. */
export class BuilderRefusal extends Error {
  override readonly name = 'BuilderRefusal'
  /** Site that was stored nevertheless. */
  readonly site: Site | null

  constructor({ message, site }: SiteFailure) {
    super(message)
    this.site = site ?? null
  }
}

/** The answer, or its failure thrown. */
export const orRefuse = <Answer extends { status: 'success' }>(answer: Answer | SiteFailure): Answer => {
  if (answer.status === 'error') throw new BuilderRefusal(answer)
  return answer
}

/** The sentence of a failure, whether the API threw it or answered it as a value. */
export const siteFailure = (error: unknown): string =>
  error instanceof BuilderRefusal ? error.message : sentenceFor(error)

/** A refusal since visitors would see errors, and the site that was stored all the same. */
export const unacceptedOf = (error: unknown): { readonly site: Site | null } | null => {
  if (errorIdOf(error) !== 'issues-unaccepted') return null
  return { site: (error as { site?: Site }).site ?? null }
}
