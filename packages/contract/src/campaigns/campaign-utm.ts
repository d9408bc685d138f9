import { Type, type Static } from 'typebox'
import { line } from '../core/record.ts'

/**
 * UTM parameters that posts add to links; empty values have defaults. `utm_id` always names the campaign, because
 * several campaigns may share their values.
 */
export const CampaignUtm = Type.Object(
  {
    isOn: Type.Boolean(),
    /** Empty for the host of the blog. */
    source: line(100),
    /** Empty for `referral`. */
    medium: line(100),
    /** Empty for the campaign's name in lower case with hyphens; an approval stores it. */
    campaign: line(100),
    /** Left out if empty, as is `content`. */
    term: line(100),
    content: line(100),
  },
  { additionalProperties: false },
)
export type CampaignUtm = Static<typeof CampaignUtm>

/** Value of a new campaign, which adds none. */
export const noUtm: CampaignUtm = {
  isOn: false,
  source: '',
  medium: '',
  campaign: '',
  term: '',
  content: '',
}
