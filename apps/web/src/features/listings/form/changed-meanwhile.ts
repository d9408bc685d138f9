import type { Nap } from '@web2/contract/listings'

/** Edit conflict: another user saved the listing since it was opened. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError'
  /** Currently saved listing. */
  readonly stored: Nap

  constructor(stored: Nap) {
    super('Someone else edited this listing.')
    this.stored = stored
  }
}
