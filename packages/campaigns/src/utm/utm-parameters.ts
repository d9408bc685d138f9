import type { CampaignUtm } from '@web2/contract/campaigns'

/** Longest value of a parameter, in characters. */
const longest = 100

/** Returns the value of `utm_campaign` for a campaign's name: 'Spring sale' becomes 'spring-sale'. */
export const utmCampaignOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longest)
    // half of a pair that was cut
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^-+|-+$/g, '') || 'campaign'

export interface UtmOf {
  readonly utm: CampaignUtm
  /** Id and name of the campaign; the id is empty before the campaign is stored. */
  readonly id: string
  readonly name: string
  /** Host of the blog: 'roses.wordpress.com'; empty if unknown. */
  readonly host: string
}

export type UtmParameters = readonly (readonly [name: string, value: string])[]

/** Returns the parameters that a campaign adds to links; none if it is switched off. */
export const utmParameters = ({ utm, id, name, host }: UtmOf): UtmParameters =>
  utm.isOn
    ? (
        [
          ['utm_source', utm.source.trim() || host],
          ['utm_medium', utm.medium.trim() || 'referral'],
          ['utm_campaign', utm.campaign.trim() || utmCampaignOf(name)],
          ['utm_term', utm.term.trim()],
          ['utm_content', utm.content.trim()],
          ['utm_id', id],
        ] as const
      ).filter(([, value]) => value !== '')
    : []
