import type { LeadUtm } from '@web2/contract/leads'
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '../../../platform/db/uuid-v7.ts'

/** The one thing by which UTM parameters name a campaign; null for the other, and both null for no campaign. */
export interface NamedCampaign {
  readonly id: string | null
  /** Value of `utm_campaign`. */
  readonly value: string | null
}

/**
 * Returns how UTM parameters name a campaign: by the id that links of campaigns have, or without one by `utm_campaign`,
 * which is the id or the value of an approved campaign.
 */
export const namedCampaign = ({ id, campaign = '' }: LeadUtm): NamedCampaign => {
  const named = id ?? campaign
  if (isUuid(named)) return { id: named.toLowerCase(), value: null }
  return { id: null, value: id !== undefined || campaign === '' ? null : campaign }
}

/** Returns the query of the campaign of an account by its id. */
export const campaignById = (accountId: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`(select id from campaigns where id = ${id} and account_id = ${accountId})`

/** Returns the query of the approved campaign of an account by its value. A value that two campaigns have names none. */
export const campaignByValue = (accountId: RawBuilder<unknown>, value: RawBuilder<unknown>) => sql`
  (select min(id::text)::uuid from campaigns
    where account_id = ${accountId} and status <> 'draft'
      and (utm ->> 'isOn')::boolean and utm ->> 'campaign' = ${value}
    having count(*) = 1)`
