import { CampaignList } from '../../../features/campaigns/campaign-list.tsx'
import { useLeadsColumn } from '../../../features/leads/totals/leads-column.tsx'

/** /campaigns, with the leads of each. */
export const CampaignListScreen = () => <CampaignList leadsColumn={useLeadsColumn('campaign')} />
