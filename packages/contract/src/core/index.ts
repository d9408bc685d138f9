export { AcceptIssues, issuesNamed } from './accept-issues.ts'
export {
  accessAreas,
  accessScopes,
  areasOfServices,
  capabilitiesInService,
  capabilitiesOfScopes,
  type AccessArea,
  type AccessScope,
} from './access-scopes.ts'
export { appDescription, appTitle, appVersion, copyrightSince } from './app.ts'
export { AuditLine, auditActions, type AuditAction } from './audit-line.ts'
export { cloudNames, type CloudName } from './cloud-names.ts'
export { errorIds, type ErrorBody, type ErrorId } from './errors.ts'
export {
  DeadLetterPatch,
  deadLetterSources,
  isNodeLost,
  nodeTimeoutSeconds,
  type DeadLetter,
  type DeadLetterSource,
  type InstallationStatus,
  type NodeFigures,
  type NodeStatus,
  type OutsideConnections,
  type QueueStatus,
  type RunsStatus,
  type TableSize,
} from './installation-status.ts'
export { limits } from './limits.ts'
export { messages } from './messages.ts'
export { MissedEvents } from './missed-events.ts'
export { httpNotAllowed, isPlainHttp } from './plain-http.ts'
export { Id, nullable, recordFields, text, Timestamp, type Page } from './record.ts'
export {
  can,
  capabilityNames,
  roleLabels,
  roleOf,
  roles,
  storedRoles,
  type Capability,
  type Role,
  type StoredRole,
} from './roles.ts'
export { Run, RunItemStatus, runStatuses, RunStep, type RunStatus } from './run.ts'
export { KeyTest, SecretView } from './secret.ts'
export { pick } from './pick.ts'
export { isSlug, maxSlugLength, Slug, slugPattern, slugRule } from './slug.ts'
export { normalized } from './text/normalized.ts'
export { countWords, plainText } from './text/plain-text.ts'
export { trimEndOf } from './text/trim-end-of.ts'
export { withoutTags } from './text/without-tags.ts'
export {
  defaultTier,
  defaultTierLimits,
  meteredResources,
  tierTypes,
  usedResourcesPercent,
  type MeteredResource,
  type TierType,
} from './tiers.ts'
export { Login, MembershipView, Registration, TierData, User, type SignedIn } from './user.ts'
