export {
  AssistedPost,
  AssistedPostCreate,
  AssistedPostPatch,
  assistedPostStatuses,
  type AssistedPostContent,
} from './assisted-post.ts'
export {
  campaignCheckKinds,
  imageWays,
  type CampaignCheck,
  type CampaignCheckKind,
  type CampaignCheckFix,
  type CampaignChecks,
  type CampaignImages,
  type CampaignPlan,
  type CampaignPlanPlace,
  type ImageWay,
  type UnacceptedChecks,
} from './campaign-check.ts'
export {
  CampaignDisclosureCreate,
  CampaignDisclosureUndo,
  disclosureBatchSize,
  type CampaignDisclosure,
  type DisclosedArticle,
} from './campaign-disclosure.ts'
export { CampaignLog, campaignLogLevels } from './campaign-log.ts'
export {
  campaignPostActions,
  CampaignPostPatch,
  type CampaignPost,
  type CampaignPostAction,
} from './campaign-post.ts'
export {
  overdueAfter,
  overdueWays,
  CampaignPut,
  Campaign,
  CampaignAnchor,
  CampaignApprovalCreate,
  CampaignData,
  CampaignLink,
  CampaignPatch,
  CampaignPlanCreate,
  CampaignSchedule,
  CampaignSource,
  campaignSpreads,
  campaignStatuses,
  linkRels,
  mostCampaignJobs,
  mostCampaignLinks,
  type OverdueWay,
  type CampaignSpread,
  type CampaignStatus,
  type LinkRel,
} from './campaign.ts'
export { CampaignUtm, noUtm } from './campaign-utm.ts'
export {
  CampaignJobPut,
  CampaignJob,
  CampaignJobPatch,
  campaignJobStatuses,
  PlannedLink,
  type CampaignJobStatus,
} from './scheduled-post.ts'
