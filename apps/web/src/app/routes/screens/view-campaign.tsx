import { ViewCampaignPage } from '../../../features/campaigns/progress/view-campaign-page.tsx'
import { CampaignLeads } from '../../../features/leads/totals/campaign-leads.tsx'

/** /campaigns/view-campaign, with the leads of the campaign. */
export const ViewCampaignScreen = () => (
  <ViewCampaignPage leads={(campaignId) => <CampaignLeads campaignId={campaignId} />} />
)
