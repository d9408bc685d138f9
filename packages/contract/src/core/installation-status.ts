import { Type, type Static } from 'typebox'

/** Figures that only the process itself knows; it reports them every ten seconds. */
export interface NodeFigures {
  readonly sockets: number
  /** Bytes. */
  readonly memory: number
  /** Bytes free and in all where its data folder lies. */
  readonly disk: { readonly free: number; readonly total: number }
  /** Connections to the database: open, of them idle, and callers that wait for one. */
  readonly pool: { readonly open: number; readonly idle: number; readonly waiting: number }
  /** Failures of outside services since it started, by what they serve and their kind. */
  readonly providerFailures: Readonly<Record<string, number>>
}

export interface NodeStatus extends NodeFigures {
  readonly _id: string
  readonly host: string
  readonly pid: number
  readonly roles: readonly string[]
  readonly version: string
  readonly startedAt: string
  readonly seenAt: string
  readonly stopping: boolean
}

/** Seconds of silence after which a process counts as lost. */
export const nodeTimeoutSeconds = 35

export const isNodeLost = ({ seenAt }: Pick<NodeStatus, 'seenAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(seenAt) > nodeTimeoutSeconds * 1_000

/** Waiting, active and failed jobs of a queue. */
export interface QueueStatus {
  readonly name: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
}

/** Long actions of a kind; failed ones of the last 24 hours. */
export interface RunsStatus {
  readonly kind: string
  readonly queued: number
  readonly running: number
  readonly failed: number
}

export interface TableSize {
  readonly name: string
  /** Bytes with indexes. */
  readonly bytes: number
  /** As PostgreSQL last counted them. */
  readonly rows: number
}

/** Connected external services of all accounts; a connected service may still be unavailable. */
export interface OutsideConnections {
  readonly cloudAccounts: number
  /** Verified ones; of them those whose platform does not answer at the moment. */
  readonly blogs: number
  readonly silentBlogs: number
  /** Keys and endpoints. */
  readonly textServices: number
}

/** How an installation is doing, for its admins. */
export interface InstallationStatus {
  readonly at: string
  readonly nodes: readonly NodeStatus[]
  readonly queues: readonly QueueStatus[]
  readonly runs: readonly RunsStatus[]
  /** Seconds that the oldest step or post which is due has waited. */
  readonly oldestWaiting: number
  readonly deadLetters: number
  readonly connected: OutsideConnections
  readonly mails: {
    readonly queued: number
    readonly failed: number
    readonly kept: number
    /** Whether SMTP_URL is set here. */
    readonly isSent: boolean
  }
  readonly database: {
    readonly version: string
    readonly bytes: number
    readonly tables: readonly TableSize[]
    readonly connections: number
    readonly mostConnections: number
    /** Seconds that the longest open write holds live updates back. */
    readonly eventLag: number
    /** Events that are kept for those who come back. */
    readonly events: number
  }
}

export const deadLetterSources = ['job', 'mail'] as const
export type DeadLetterSource = (typeof deadLetterSources)[number]

/** Work that was given up after all its tries. */
export interface DeadLetter {
  /** 'job.<queue>.<id>' or 'mail.<id>'. */
  readonly _id: string
  readonly source: DeadLetterSource
  /** Its queue, or the subject of the mail. */
  readonly name: string
  readonly attempts: number
  readonly error: string
  readonly failedAt: string
}

/** Asks for it to be tried again. */
export const DeadLetterPatch = Type.Object({ redrive: Type.Literal(true) }, { additionalProperties: false })
export type DeadLetterPatch = Static<typeof DeadLetterPatch>
