/** A call that failed. `id` is the stable name that /api/docs lists; 'unreachable' when there was no answer. */
export class ApiFailure extends Error {
  readonly id: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** A sentence for each field, by its path. */
  readonly fields: Readonly<Record<string, string>>

  constructor(
    message: string,
    {
      id,
      status,
      fields = {},
      cause,
    }: { id: string; status: number; fields?: Record<string, string>; cause?: unknown },
  ) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.id = id
    this.status = status
    this.fields = fields
  }
}
