import type { ErrorBody } from '../core/errors.ts'
import type { PropertyType } from '../properties/property-kinds.ts'

/** Kinds of checks before a campaign can be approved. */
export const campaignCheckKinds = [
  'plan',
  'destinations',
  'articles',
  'leftovers',
  'similarity',
  'link-count',
  'rate',
  'disclosure',
  'sign-off',
  'sponsored',
  'images',
  'usage',
] as const
export type CampaignCheckKind = (typeof campaignCheckKinds)[number]

/** A place where a finding can be fixed. */
export type CampaignCheckFix =
  | { readonly kind: 'article'; readonly _id: string; readonly title: string }
  | { readonly kind: 'step'; readonly step: 'targets' | 'content' | 'links' | 'schedule' | 'plan' }
  | { readonly kind: 'property'; readonly _id: string; readonly title: string }
  | { readonly kind: 'billing' }
  /** A sentence can be put into the articles, so many of them. */
  | { readonly kind: 'disclose'; readonly articles: number }

/**
 * One finding. A blocking one must be fixed before the campaign can be approved; one to `confirm` is fixed,
 * or accepted by name with the approval.
 */
export interface CampaignCheck {
  readonly kind: CampaignCheckKind
  readonly level: 'blocking' | 'confirm' | 'warning'
  /** Of one to confirm: what `acceptIssues` of the approval takes. It changes with the articles that it is about. */
  readonly id?: string
  /** The platform whose rule it is; null for rules of every platform. */
  readonly platform: PropertyType | 'wordpress-com' | null
  /** Result of the check. */
  readonly finding: string
  /** The rule that was checked. */
  readonly rule: string
  /** Places where it can be fixed, the preferred one first. */
  readonly mend: readonly CampaignCheckFix[]
}

/**
 * How images get to a blog: uploaded to its own library, along with each post, as part of the text itself, or put in by
 * a person.
 */
export const imageWays = ['uploaded', 'along', 'in-text', 'by-hand'] as const
export type ImageWay = (typeof imageWays)[number]

/** The images of a plan's posts at one blog. */
export interface CampaignImages {
  /** The place, by its id and its address without 'https://'. */
  readonly _id: string
  readonly name: string
  readonly way: ImageWay
  /** Different images that are sent there; those that the blog has already are not among them. */
  readonly images: number
}

/** Everything that was found in a plan. */
export interface CampaignChecks {
  readonly _id: string
  /** Revision of the checked plan. */
  readonly planRevision: number
  readonly checks: readonly CampaignCheck[]
  /** Articles whose text was read, of so many. */
  readonly read: number
  readonly articles: number
  /** Campaign posts that are left this month. */
  readonly postsLeft: number
  /** Posts that the plan puts into this month. */
  readonly postsThisMonth: number
  /** Blogs that images are sent to. */
  readonly images: readonly CampaignImages[]
}

/** Body of a refusal by 'issues-unaccepted' of a campaign's plan. */
export interface UnacceptedChecks extends ErrorBody {
  status: 'error'
  /** Findings to confirm that nobody has accepted. */
  checks: readonly CampaignCheck[]
}

/** A place that a plan posts to. */
export interface CampaignPlanPlace {
  readonly _id: string
  readonly name: string
  readonly webUrl: string
  readonly propertyType: PropertyType
  readonly posts: number
}

/** A plan at a glance. */
export interface CampaignPlan {
  readonly _id: string
  readonly planRevision: number
  readonly posts: number
  readonly firstAt: string | null
  readonly lastAt: string | null
  /** Days by the wall clock of the campaign, '2026-12-01', in their order. */
  readonly days: readonly { readonly day: string; readonly posts: number }[]
  /** Places that still exist. */
  readonly places: readonly CampaignPlanPlace[]
}
