interface StoreAnswer {
  readonly cause?: unknown
  /** What the store answered, where it did. */
  readonly status?: number
  readonly code?: string
}

/** The store of an installation's files is away, or did not do what it was asked. */
export class StorageFailure extends Error {
  override readonly name: string = 'StorageFailure'
  /** HTTP status of the store's answer; 0 without one. */
  readonly status: number
  /** The store's own word, such as NoSuchBucket; '' when it has none. */
  readonly code: string

  constructor(message: string, { cause, status = 0, code = '' }: StoreAnswer = {}) {
    super(message, { cause })
    this.status = status
    this.code = code
  }
}
