export {
  AcceptIssues,
  issuesNamed,
  PublicationIssue,
  publicationIssueCodes,
  publicationIssueFields,
  PublicationReview,
  unacceptedIssues,
  type PublicationIssueCode,
} from '../resources/publication-issue.ts'
export { RecordedReview } from '../resources/publication.ts'
