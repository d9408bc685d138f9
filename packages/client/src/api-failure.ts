/** Problem that visitors of a site would notice. */
export interface ApiIssue {
  /** Value for `acceptIssues` to accept it. */
  readonly id: string
  readonly severity: 'error' | 'warning' | 'hint'
  readonly message: string
  readonly pageName: string
}

/** Failed call. `id` is the stable name listed in /api/docs; 'unreachable' if there was no response. */
export class ApiFailure extends Error {
  readonly id: string
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** One sentence per field, by its path. */
  readonly fields: Readonly<Record<string, string>>
  /** Only for 'issues-unaccepted': the reasons, errors first. */
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
