import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { TurboDefinition, turboDefinition } from './project-definition.ts'
import { TurboPlan } from './project-plan.ts'

/** Kinds of runs: one counts and compares, the other generates pages and publishes them. */
export const planTurboKind = 'plan-turbo'
export const runTurboKind = 'run-turbo'

/**
 * draft → planning → planned → sampling → review → generating → publishing ⇄ dripping → done. `paused`
 * resumes where it was; `stopped` is a pause caused by a limit; `failed` can be retried; `cancelled` can be
 * planned again.
 */
export const turboStatuses = [
  'draft',
  'planning',
  'planned',
  'sampling',
  'review',
  'generating',
  'publishing',
  'dripping',
  'paused',
  'stopped',
  'failed',
  'cancelled',
  'done',
] as const
export type TurboStatus = (typeof turboStatuses)[number]

export const turboActions = [
  'plan',
  'sample',
  'approve',
  'pause',
  'resume',
  'cancel',
  'retry',
  'publish',
  'list',
] as const
export type TurboAction = (typeof turboActions)[number]

/** Site project. Its definition is stored in it as it was sent. */
export const Turbo = Type.Object({
  ...recordFields,
  ...turboDefinition,
  status: Type.Enum(turboStatuses),
  /** One line about the current activity or the error; may be empty. */
  message: Type.String(),
  /** Actions currently allowed; the UI relies on this. */
  actions: Type.Array(Type.Enum(turboActions)),
  /** Name of the template or page. */
  sourceName: Type.String(),
  /** Parts that changed since the plan or since the latest publication. */
  changedSince: Type.Array(Type.Enum(['definition', 'page', 'listings'])),
  plan: nullable(TurboPlan),
  plannedAt: nullable(Timestamp),
  /** Pages by status; `pages` counts all. */
  pageCount: Type.Integer(),
  ready: Type.Integer(),
  released: Type.Integer(),
  failedPages: Type.Integer(),
  /** US dollars so far; null if the price of any of its texts is unknown. */
  cost: nullable(Type.Number()),
  siteCount: Type.Integer(),
  /** Current run, for its progress; null if there is none. */
  runId: nullable(Id),
  approvedAt: nullable(Timestamp),
  approvedBy: nullable(Id),
  /** Reason for approving pages more similar than `brakes.similarFrom`; null if there are none. */
  approvalReason: nullable(Type.String()),
  /** Time from which search engines may list its pages. */
  listedAt: nullable(Timestamp),
  /** Time of the next page release while it is dripping. */
  nextAt: nullable(Timestamp),
  /** When it resumes automatically after the account's monthly AI limit stopped it; null for every other project. */
  resumesAt: nullable(Timestamp),
})
export type Turbo = Static<typeof Turbo>

/** POST /cloud-sites-turbo. */
export const TurboCreate = TurboDefinition
export type TurboCreate = TurboDefinition

/** PATCH /cloud-sites-turbo/<id>: either a change of the definition, or one action. */
export const TurboPatch = Type.Object(
  {
    ...Type.Partial(TurboDefinition).properties,
    action: Type.Optional(Type.Enum(turboActions)),
    /**
     * With 'approve': the reason for allowing pages more similar than `brakes.similarFrom`. Responds 400
     * without it.
     */
    reason: Type.Optional(text(1_000)),
    /**
     * With 'approve', 'publish' and 'list': ids of the review errors to accept. Responds 409 if there are
     * errors not listed.
     */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type TurboPatch = Static<typeof TurboPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'cloud-sites-turbo': { record: Turbo; create: TurboCreate; update: TurboCreate; patch: TurboPatch }
  }
}
