import { roleLabels, roleOf, type AuditAction, type AuditLine } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'

/** Names of record kinds whose API path is no name. */
const nouns: Readonly<Record<string, string>> = {
  articles: 'article',
  'article-bulk-generator': 'bulk of articles',
  'article-generator': 'card preset',
  'article-prompts': 'article prompt',
  'assisted-posts': 'post by hand',
  campaigns: 'campaign',
  'campaign-approvals': 'approval of a campaign',
  'campaign-jobs': 'planned post',
  'campaign-posts': 'post',
  categories: 'category',
  'cloud-builder': 'site',
  'cloud-modules': 'section',
  'cloud-pages': 'page',
  'cloud-templates': 'template',
  'dead-letters': 'failed job',
  'download-sites': 'zip file',
  'generation-cards': 'generated card',
  generations: 'generated article',
  'image-generations': 'generated picture',
  'media-manager': 'file',
  naps: 'listing',
  'nap-merges': 'merged listing',
  'naps-bulk-generator': 'bulk of listings',
  'prompt-stacker': 'prompt stacker',
  properties: 'property',
  'properties-bulk-generator': 'bulk of properties',
  publications: 'publication',
  'rss-feeds': 'feed',
  'site-imports': 'imported site',
  webhooks: 'webhook',
  'wp-actions': 'post of a WordPress site',
}

const noun = (service = ''): string => nouns[service] ?? service.replaceAll('-', ' ')

const work = (verb: string) => (line: AuditLine) => {
  const { service, name, count } = line.details
  if (count !== undefined) return `${verb} ${count.toLocaleString('en-US')} records (${noun(service)})`
  return name === undefined ? `${verb} a record (${noun(service)})` : `${verb} the ${noun(service)} “${name}”`
}

const acceptedIssues = ({ details: { service, name = '', count = 0 } }: AuditLine): string =>
  `Went on with ${counted(count, 'error')} that visitors see: ${noun(service)} “${name}”`

const rolesOf = (roles: readonly string[]): string =>
  roles.map((role) => roleLabels[roleOf({ roles: [role] })]).join(', ') || 'none'

const rights = ({ details: { before = [], after = [] } }: AuditLine): string =>
  after.length === 0
    ? 'Has no access any more'
    : `Rights changed from ${rolesOf(before)} to ${rolesOf(after)}`

const sentences: Readonly<Record<AuditAction, string | ((line: AuditLine) => string)>> = {
  registered: 'Registered',
  'user-created': 'The user was made',
  'user-deleted': 'The user was deleted',
  'signed-in': 'Signed in',
  'signed-in-as': 'An admin signed in as this user',
  'sign-in-refused': 'A sign-in was refused',
  'signed-out': 'Signed out',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'Asked for a new password',
  'password-reset': 'Chose a new password by mail',
  'two-factor-on': 'Switched two-factor sign-in on',
  'two-factor-off': 'Two-factor sign-in was switched off',
  'recovery-code-used': 'Signed in by a recovery code',
  'member-invited': ({ details: { email } }) => `Invited ${email ?? 'somebody'}`,
  'invitation-revoked': ({ details: { email } }) => `Took back the invitation of ${email ?? 'somebody'}`,
  'invitation-accepted': 'Accepted the invitation',
  'roles-changed': rights,
  'user-activated': 'May sign in again',
  'user-deactivated': 'May not sign in any more',
  'account-changed': 'The tier or the state of the account was changed',
  'tier-changed': 'Changed what a tier allows',
  'tier-requested': 'Asked for a tier',
  'tier-request-answered': 'The request for a tier was answered',
  'subscription-changed': 'The subscription of the account has changed',
  'account-switched': 'Went on in this account',
  'keys-changed': 'Changed keys of services',
  'property-removed': 'Removed properties',
  'token-created': 'Created an access token',
  'token-revoked': 'Revoked an access token',
  'data-exported': 'Exported the data of the account',
  'account-deleted': 'Deleted the account',
  'campaign-approved': 'Approved a campaign',
  'similar-pages-approved': ({ details: { name = '', count = 0, reason = '' } }) =>
    `Approved “${name}” with ${counted(count, 'similar page')}: ${reason}`,
  'issues-accepted': acceptedIssues,
  'record-created': work('Made'),
  'record-changed': work('Changed'),
  'record-removed': work('Deleted'),
}

/** A line of the log as people read it. */
export const auditSentence = (line: AuditLine): string => {
  const sentence = sentences[line.action]
  return typeof sentence === 'string' ? sentence : sentence(line)
}
