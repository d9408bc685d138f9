import type {
  AssistedPost,
  AssistedPostContent,
  AssistedPostCreate,
  AssistedPostPatch,
} from './assisted-post.ts'
import type { CampaignChecks, CampaignPlan } from './campaign-check.ts'
import type {
  CampaignDisclosure,
  CampaignDisclosureCreate,
  CampaignDisclosureUndo,
} from './campaign-disclosure.ts'
import type { CampaignLog } from './campaign-log.ts'
import type { CampaignPost, CampaignPostPatch } from './campaign-post.ts'
import type {
  Campaign,
  CampaignApprovalCreate,
  CampaignData,
  CampaignPatch,
  CampaignPlanCreate,
  CampaignPut,
} from './campaign.ts'
import type { CampaignJob, CampaignJobPatch, CampaignJobPut } from './scheduled-post.ts'

export interface CampaignsResources {
  'assisted-posts': {
    record: AssistedPostContent
    listed: AssistedPost
    create: AssistedPostCreate
    patch: AssistedPostPatch
    patched: AssistedPost
  }
  'campaign-approvals': { create: CampaignApprovalCreate; created: Campaign }
  'campaign-checks': { record: CampaignChecks }
  'campaign-disclosures': {
    record: CampaignDisclosure
    create: CampaignDisclosureCreate
    patch: CampaignDisclosureUndo
  }
  'campaign-jobs': { record: CampaignJob; update: CampaignJobPut; patch: CampaignJobPatch }
  'campaign-logs': { record: CampaignLog }
  'campaign-plans': { record: CampaignPlan; create: CampaignPlanCreate; created: Campaign }
  'campaign-posts': { record: CampaignPost; patch: CampaignPostPatch }
  campaigns: { record: Campaign; create: CampaignData; update: CampaignPut; patch: CampaignPatch }
}
