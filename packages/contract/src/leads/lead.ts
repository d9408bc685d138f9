import { Type, type Static } from 'typebox'
import { Id, line, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { leadStatuses } from './lead-status.ts'

/** Entry of a visitor, with the label at that time. Values of several choices are joined by commas. */
export const LeadEntry = Type.Object({
  name: Type.String(),
  label: Type.String(),
  /** As the browser sent it. */
  value: Type.String(),
  /** Labels of the chosen options, as the visitor saw them; only where they differ from their values. */
  valueLabel: Type.Optional(Type.String()),
})
export type LeadEntry = Static<typeof LeadEntry>

/** Returns what the visitor saw of an entry: the labels of the chosen options, or what was typed. */
export const shownValue = ({ value, valueLabel }: Pick<LeadEntry, 'value' | 'valueLabel'>): string =>
  valueLabel ?? value

/** File of a visitor. Its bytes are behind `/api/lead-files/<id>` for members only. */
export const LeadFile = Type.Object({
  _id: Id,
  name: Type.String(),
  /** Media type found in its content. */
  type: Type.String(),
  bytes: Type.Integer(),
})
export type LeadFile = Static<typeof LeadFile>

/** Campaign parameters of the page's URL; only those that it has. */
export const LeadUtm = Type.Object({
  source: Type.Optional(Type.String()),
  medium: Type.Optional(Type.String()),
  campaign: Type.Optional(Type.String()),
  term: Type.Optional(Type.String()),
  content: Type.Optional(Type.String()),
  /** Id of the campaign, as links of campaigns have it. */
  id: Type.Optional(Type.String()),
})
export type LeadUtm = Static<typeof LeadUtm>

/** Submission of a form. Unknown values are null or empty, never guessed. */
export const Lead = Type.Object({
  ...recordFields,
  status: Type.Enum(leadStatuses),
  siteId: nullable(Id),
  siteName: Type.String(),
  formId: nullable(Id),
  formName: Type.String(),
  /** Page of the site that the form was on; null if it was deleted or is a generated page. */
  pageId: nullable(Id),
  pageName: Type.String(),
  /** URL of the page with its query, if the browser sent it. */
  pageUrl: Type.String(),
  /** URL that led to the page; empty while it is unknown, because browsers tell it only to scripts of the page. */
  referrer: Type.String(),
  utm: LeadUtm,
  campaignId: nullable(Id),
  /** Business listing of the page. */
  napId: nullable(Id),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Longest text, for lists. */
  message: Type.String(),
  /** Options chosen in lists, radio buttons and groups of boxes, as the visitor saw them, for searches. */
  choices: Type.String(),
  entries: Type.Array(LeadEntry),
  files: Type.Array(LeadFile),
  /** Text that the visitor consented to, and the version of the form that showed it; null without a consent field. */
  consent: nullable(Type.Object({ text: Type.String(), version: Type.String(), given: Type.Boolean() })),
  /** Member who takes care of it. */
  assignedTo: nullable(Id),
  /** Value of a won lead in cents of `currency`; null for none. */
  value: nullable(Type.Integer()),
  currency: Type.String(),
  /** Probability of spam from 0 to 100, and the reasons as sentences. */
  spamScore: Type.Integer(),
  spamReasons: Type.Array(Type.String()),
  readAt: nullable(Timestamp),
})
export type Lead = Static<typeof Lead>

/** PATCH /leads/:id, or of several by query. */
export const LeadPatch = Type.Object(
  {
    status: Type.Optional(Type.Enum(leadStatuses)),
    assignedTo: Type.Optional(nullable(Id)),
    value: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1_000_000_000_00 }))),
    currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  },
  { additionalProperties: false },
)
export type LeadPatch = Static<typeof LeadPatch>

/** Kinds of a message: a note for members, an email to the visitor, the automatic one, or a call that was noted. */
export const leadMessageKinds = ['note', 'reply', 'autoreply', 'call'] as const

/** Part of the history of a lead. */
export const LeadMessage = Type.Object({
  ...recordFields,
  leadId: Id,
  kind: Type.Enum(leadMessageKinds),
  subject: Type.String(),
  body: Type.String(),
  /** State of an email: queued, sent, failed, or kept without a mail server; empty for others. */
  mailStatus: Type.String(),
})
export type LeadMessage = Static<typeof LeadMessage>

/** POST /lead-messages: adds a note or a call, or sends a reply by email. */
export const LeadMessageCreate = Type.Object(
  {
    leadId: Id,
    kind: Type.Union([Type.Literal('note'), Type.Literal('reply'), Type.Literal('call')]),
    subject: Type.Optional(line(200)),
    body: text(20_000),
  },
  { additionalProperties: false },
)
export type LeadMessageCreate = Static<typeof LeadMessageCreate>

/** Number and value of leads, and counted taps on phone numbers; the value is of won leads, in cents by currency. */
export const LeadTotals = Type.Object({
  /** Id of the site, page or campaign; null for leads without one. */
  of: nullable(Id),
  name: Type.String(),
  leads: Type.Integer(),
  won: Type.Integer(),
  /** Taps on phone numbers of published pages (`countCalls` of the site). A group may have calls and no leads. */
  calls: Type.Integer(),
  value: Type.Record(Type.String(), Type.Integer()),
})
export type LeadTotals = Static<typeof LeadTotals>

/** Groups of /lead-totals. */
const leadTotalsBy = ['site', 'page', 'campaign'] as const

/**
 * GET /lead-totals: totals of leads that arrived from `from` and before `to`, largest first, without spam. Calls are
 * counted by day in UTC: those of the days that the range touches.
 */
export const LeadTotalsQuery = Type.Object(
  {
    by: Type.Enum(leadTotalsBy),
    siteId: Type.Optional(Id),
    from: Type.Optional(Timestamp),
    to: Type.Optional(Timestamp),
  },
  { additionalProperties: false },
)
export type LeadTotalsQuery = Static<typeof LeadTotalsQuery>

/** Data of one person: that of the leads with this email address or phone number. */
export const LeadPersonRequest = Type.Object(
  { person: Type.String({ minLength: 3, maxLength: 254 }) },
  { additionalProperties: false },
)
export type LeadPersonRequest = Static<typeof LeadPersonRequest>

/** Words and phrases that the account calls spam, in lower case. */
export const LeadWords = Type.Object(
  { words: Type.Array(line(100, 2), { maxItems: 500 }) },
  { additionalProperties: false },
)
export type LeadWords = Static<typeof LeadWords>

/** Member of the account whom leads can be assigned to. */
export const LeadMember = Type.Object({ userId: Id, name: Type.String() })
export type LeadMember = Static<typeof LeadMember>

declare module '../core/resources.ts' {
  interface Resources {
    leads: { record: Lead; patch: LeadPatch }
    'lead-messages': { record: LeadMessage; create: LeadMessageCreate }
    /** GET with `by=site|page|campaign`, and optionally `siteId`, `from` and `to`. */
    'lead-totals': { listed: LeadTotals; found: LeadTotals[] }
    /** POST returns all data of a person; DELETE by `?person=` deletes it. */
    'lead-people': {
      create: LeadPersonRequest
      created: { leads: Lead[]; messages: LeadMessage[] }
      removed: { leads: number }
    }
    /** Names of the account's members, for all who may read leads. */
    'lead-members': { listed: LeadMember; found: LeadMember[] }
    /** Numbers of new leads, for the badge, and of spam. */
    'lead-counts': { found: { new: number; spam: number } }
    /** Words that the account calls spam, one per entry. */
    'lead-words': { found: LeadWords; patch: LeadWords; patched: LeadWords }
  }
}
