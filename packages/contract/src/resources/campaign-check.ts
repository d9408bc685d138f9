import type { PropertyType } from '../property-kinds.ts'

/** What is looked at before a campaign can be approved. */
export const campaignCheckKinds = [
  'plan',
  'destinations',
  'articles',
  'similarity',
  'link-count',
  'rate',
  'disclosure',
  'sign-off',
  'sponsored',
  'usage',
] as const
export type CampaignCheckKind = (typeof campaignCheckKinds)[number]

/** Where something can be mended. */
export type CampaignCheckMend =
  | { readonly kind: 'article'; readonly _id: string; readonly title: string }
  | { readonly kind: 'step'; readonly step: 'targets' | 'content' | 'links' | 'schedule' | 'plan' }
  | { readonly kind: 'property'; readonly _id: string; readonly title: string }
  | { readonly kind: 'billing' }
  /** A sentence can be put into the articles, so many of them. */
  | { readonly kind: 'disclose'; readonly articles: number }

/** One finding. A blocking one has to be mended before the campaign can be approved. */
export interface CampaignCheck {
  readonly kind: CampaignCheckKind
  readonly level: 'blocking' | 'warning'
  /** The platform whose rule it is; null for rules of every platform. */
  readonly platform: PropertyType | 'wordpress-com' | null
  /** What was found. */
  readonly finding: string
  /** The rule it is held against. */
  readonly rule: string
  /** Where it can be mended, the first of them. */
  readonly mend: readonly CampaignCheckMend[]
}

/** Everything that was found in a plan. */
export interface CampaignChecks {
  readonly _id: string
  /** The plan that was looked at. */
  readonly planRevision: number
  readonly checks: readonly CampaignCheck[]
  /** Articles whose text was read, of so many. */
  readonly read: number
  readonly articles: number
  /** Campaign posts that are left this month. */
  readonly postsLeft: number
  /** Posts that the plan puts into this month. */
  readonly postsThisMonth: number
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
