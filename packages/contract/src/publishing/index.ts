export {
  PublicationIssue,
  PublicationIssueGroup,
  publicationIssueCodes,
  publicationIssueFields,
  publicationIssueSeverities,
  PublicationReview,
  unacceptedIssues,
  type PublicationIssueCode,
  type PublicationIssueSeverity,
  type UnacceptedIssues,
} from './publication-issue.ts'
export {
  RecordedReview,
  Publication,
  PublicationPlanCreate,
  PublicationRestore,
  PublicationTarget,
  type PicturePlan,
  type PublicationPlan,
  type TargetPlan,
} from './publication.ts'
export { SiteDownloadCreate, type SiteDownload, type SiteDownloadStarted } from './site-download.ts'
export { isLocalAddress, zipAddress, zipAddressProblem } from './zip-address.ts'
