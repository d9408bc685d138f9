import type { Nap } from '@web2/contract/listings'

/** Somebody else has saved the listing since it was opened. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError'
  /** What is saved now. */
  readonly stored: Nap

  constructor(stored: Nap) {
    super('This listing was changed by somebody else.')
    this.stored = stored
  }
}
