interface StoreAnswer {
  readonly cause?: unknown
  /** Response of the store, if any. */
  readonly status?: number
  readonly code?: string
}

/** The store of an installation's files is unreachable or failed. */
export class StorageFailure extends Error {
  override readonly name: string = 'StorageFailure'
  /** HTTP status of the store's response; 0 without one. */
  readonly status: number
  /** Error code of the store, such as NoSuchBucket; '' without one. */
  readonly code: string

  constructor(message: string, { cause, status = 0, code = '' }: StoreAnswer = {}) {
    super(message, { cause })
    this.status = status
    this.code = code
  }
}
