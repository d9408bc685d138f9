/** Something that visitors of a site would miss. */
export interface ApiIssue {
  /** Sent back as one of `acceptIssues` to proceed despite the issue. */
  readonly id: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly pageName: string
}

/** A call that failed. `id` is the stable name that /api/docs lists; 'unreachable' when there was no answer. */
export class ApiFailure extends Error {
  readonly id: string
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** A sentence for each field, by its path. */
  readonly fields: Readonly<Record<string, string>>
  /** Of 'issues-unaccepted': why it was refused, errors first. */
  readonly issues: readonly ApiIssue[]

  constructor(
    message: string,
    {
      id,
      status,
      fields = {},
      issues = [],
      cause,
    }: {
      id: string
      status: number
      fields?: Record<string, string>
      issues?: readonly ApiIssue[]
      cause?: unknown
    },
  ) {
    super(message, { cause })
    this.name = 'ApiFailure'
    this.id = id
    this.status = status
    this.fields = fields
    this.issues = issues
  }
}
