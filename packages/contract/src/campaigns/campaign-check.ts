import type { ErrorBody } from '../core/errors.ts'
import type { PropertyType } from '../properties/property-kinds.ts'
import type { Campaign, CampaignPlanCreate } from './campaign.ts'

/** Checks that run before a campaign can be approved. */
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

/** Places where a finding can be fixed. */
export type CampaignCheckFix =
  | { readonly kind: 'article'; readonly _id: string; readonly title: string }
  | { readonly kind: 'step'; readonly step: 'targets' | 'content' | 'links' | 'schedule' | 'plan' }
  | { readonly kind: 'property'; readonly _id: string; readonly title: string }
  | { readonly kind: 'billing' }
  /** A disclosure can be added to this many articles. */
  | { readonly kind: 'disclose'; readonly articles: number }

/**
 * Finding of a campaign check. A blocking one must be fixed before approval; one to `confirm` must be fixed
 * or accepted by id with the approval.
 */
export interface CampaignCheck {
  readonly kind: CampaignCheckKind
  readonly level: 'blocking' | 'confirm' | 'warning'
  /**
   * Only for findings to confirm: the value for `acceptIssues` of the approval. It changes with the articles
   * concerned.
   */
  readonly id?: string
  /** Platform whose rule it is; null for rules of all platforms. */
  readonly platform: PropertyType | 'wordpress-com' | null
  readonly finding: string
  /** Rule that was violated. */
  readonly rule: string
  /** The first places where it can be fixed. */
  readonly mend: readonly CampaignCheckFix[]
}

/**
 * How images reach a blog: uploaded to its library, sent along with each post, embedded in the text, or
 * inserted by a user.
 */
export const imageWays = ['uploaded', 'along', 'in-text', 'by-hand'] as const
export type ImageWay = (typeof imageWays)[number]

/** Images of a plan's posts for one blog. */
export interface CampaignImages {
  /** Id of the sub-property and its URL without 'https://'. */
  readonly _id: string
  readonly name: string
  readonly way: ImageWay
  /** Distinct images to send, without those the blog already has. */
  readonly images: number
}

/** All findings of a plan. */
export interface CampaignChecks {
  readonly _id: string
  /** Revision of the checked plan. */
  readonly planRevision: number
  readonly checks: readonly CampaignCheck[]
  /** Articles whose text was read, and all articles. */
  readonly read: number
  readonly articles: number
  /** Campaign posts left this month. */
  readonly postsLeft: number
  /** Posts the plan schedules this month. */
  readonly postsThisMonth: number
  /** Blogs that receive images. */
  readonly images: readonly CampaignImages[]
}

/** Body of the error 'issues-unaccepted' for a campaign's plan. */
export interface UnacceptedChecks extends ErrorBody {
  status: 'error'
  /** Findings to confirm that were not accepted. */
  checks: readonly CampaignCheck[]
}

/** Sub-property a plan posts to. */
export interface CampaignPlanPlace {
  readonly _id: string
  readonly name: string
  readonly webUrl: string
  readonly propertyType: PropertyType
  readonly posts: number
}

/** Summary of a plan. */
export interface CampaignPlan {
  readonly _id: string
  readonly planRevision: number
  readonly posts: number
  readonly firstAt: string | null
  readonly lastAt: string | null
  /** Days in the campaign's time zone ('2026-12-01'), in order. */
  readonly days: readonly { readonly day: string; readonly posts: number }[]
  /** Sub-properties that still exist. */
  readonly places: readonly CampaignPlanPlace[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-checks': { record: CampaignChecks }
    'campaign-plans': { record: CampaignPlan; create: CampaignPlanCreate; created: Campaign }
  }
}
