import { Type, type Static } from 'typebox'
import { AcceptIssues } from '../core/accept-issues.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { TurboDefinition, turboDefinition } from './project-definition.ts'
import { TurboPlan } from './project-plan.ts'

/** Kinds of runs: one counts and compares, the other makes pages and has them published. */
export const planTurboKind = 'plan-turbo'
export const runTurboKind = 'run-turbo'

/**
 * draft → planning → planned → sampling → review → generating → publishing ⇄ dripping → done. `paused`
 * resumes from its state; `stopped` is a pause made by a limit; `failed` can be retried; `cancelled` can be
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

/** A generation of pages and sites. Its definition stands in it as it was sent. */
export const Turbo = Type.Object({
  ...recordFields,
  ...turboDefinition,
  status: Type.Enum(turboStatuses),
  /** One line on what is happening or what went wrong; may be empty. */
  message: Type.String(),
  /** Actions that are available now, for the UI. */
  actions: Type.Array(Type.Enum(turboActions)),
  /** Name of the template or page. */
  sourceName: Type.String(),
  /** The page, a listing or the definition has changed since the plan, or since it was published last. */
  changedSince: Type.Array(Type.Enum(['definition', 'page', 'listings'])),
  plan: nullable(TurboPlan),
  plannedAt: nullable(Timestamp),
  /** Pages by state; `pageCount` counts all. */
  pageCount: Type.Integer(),
  ready: Type.Integer(),
  released: Type.Integer(),
  failedPages: Type.Integer(),
  /** US dollars until now; null when the price of one of its texts is not known. */
  cost: nullable(Type.Number()),
  siteCount: Type.Integer(),
  /** The run that works on it, for progress; null while none does. */
  runId: nullable(Id),
  approvedAt: nullable(Timestamp),
  approvedBy: nullable(Id),
  /** Why it was approved although pages are more similar than `brakes.similarFrom`; null where none are. */
  approvalReason: nullable(Type.String()),
  /** Search engines may list its pages since then. */
  listedAt: nullable(Timestamp),
  /** When the next pages are released, while it drips. */
  nextAt: nullable(Timestamp),
})
export type Turbo = Static<typeof Turbo>

/** POST /cloud-sites-turbo. */
export const TurboCreate = TurboDefinition

/** PATCH /cloud-sites-turbo/<id>: either a change of the definition, or one action. */
export const TurboPatch = Type.Object(
  {
    ...Type.Partial(TurboDefinition).properties,
    action: Type.Optional(Type.Enum(turboActions)),
    /** With 'approve': why pages may be more similar than `brakes.similarFrom`. Without it they are refused (400). */
    reason: Type.Optional(text(1_000)),
    /**
     * With 'approve', 'publish' and 'list': errors of the review to accept. Without them a site project with
     * errors is refused (409).
     */
    acceptIssues: Type.Optional(AcceptIssues),
  },
  { additionalProperties: false },
)
export type TurboPatch = Static<typeof TurboPatch>
