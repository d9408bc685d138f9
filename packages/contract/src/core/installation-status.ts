import { Type, type Static } from 'typebox'

/** Metrics that each process reports about itself every ten seconds. */
export interface NodeFigures {
  readonly sockets: number
  /** Bytes. */
  readonly memory: number
  /** Bytes free and in total on the volume of its data folder. */
  readonly disk: { readonly free: number; readonly total: number }
  /** Database connections: open, idle among them, and callers waiting for one. */
  readonly pool: { readonly open: number; readonly idle: number; readonly waiting: number }
  /** Failures of external services since its start, by purpose and kind. */
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

/** Seconds without a heartbeat after which a process counts as lost. */
export const nodeTimeoutSeconds = 35

export const isNodeLost = ({ seenAt }: Pick<NodeStatus, 'seenAt'>, now: string): boolean =>
  Date.parse(now) - Date.parse(seenAt) > nodeTimeoutSeconds * 1_000

/** Jobs of one queue: waiting, active and failed. */
export interface QueueStatus {
  readonly name: string
  readonly waiting: number
  readonly active: number
  readonly failed: number
}

/** Runs of one kind; failed ones of the last 24 hours. */
export interface RunsStatus {
  readonly kind: string
  readonly queued: number
  readonly running: number
  readonly failed: number
}

export interface TableSize {
  readonly name: string
  /** Bytes including indexes. */
  readonly bytes: number
  /** PostgreSQL's latest estimate. */
  readonly rows: number
}

/** External connections of all accounts; being connected does not mean that a service responds. */
export interface OutsideConnections {
  readonly cloudAccounts: number
  /** Verified properties, and those among them whose platform does not respond. */
  readonly blogs: number
  readonly silentBlogs: number
  /** Keys and endpoints. */
  readonly textServices: number
}

/** State of an installation, for its admins. */
export interface InstallationStatus {
  readonly at: string
  readonly nodes: readonly NodeStatus[]
  readonly queues: readonly QueueStatus[]
  readonly runs: readonly RunsStatus[]
  /** Seconds that the oldest due step or post has waited. */
  readonly oldestWaiting: number
  readonly deadLetters: number
  readonly connected: OutsideConnections
  /** URLs of the app and of the built-in host, as visitors and users see them. */
  readonly urls: { readonly app: string; readonly sites: string }
  readonly mails: {
    readonly queued: number
    readonly failed: number
    readonly kept: number
    /** Whether SMTP_URL is set on this installation. */
    readonly isSent: boolean
  }
  readonly database: {
    readonly version: string
    readonly bytes: number
    readonly tables: readonly TableSize[]
    readonly connections: number
    readonly mostConnections: number
    /** Seconds by which the longest open write transaction delays live updates. */
    readonly eventLag: number
    /** Events kept for reconnecting clients. */
    readonly events: number
  }
}

export const deadLetterSources = ['job', 'mail'] as const
export type DeadLetterSource = (typeof deadLetterSources)[number]

/** Job or mail that failed all its attempts. */
export interface DeadLetter {
  /** 'job.<queue>.<id>' or 'mail.<id>'. */
  readonly _id: string
  readonly source: DeadLetterSource
  /** Name of its queue, or subject of the mail. */
  readonly name: string
  readonly attempts: number
  readonly error: string
  readonly failedAt: string
}

/** Requests a retry. */
export const DeadLetterPatch = Type.Object({ redrive: Type.Literal(true) }, { additionalProperties: false })
export type DeadLetterPatch = Static<typeof DeadLetterPatch>

declare module './resources.ts' {
  interface Resources {
    'dead-letters': { record: DeadLetter; patch: DeadLetterPatch }
    'installation-status': { found: InstallationStatus }
  }
}
