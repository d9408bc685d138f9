import { roleLabels, roleOf, type AuditAction, type AuditLine } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'

/** Names of record kinds whose API path is no name. */
const nouns: Readonly<Record<string, string>> = {
  articles: 'article',
  'article-bulk-generator': 'bulk article run',
  'article-generator': 'outline preset',
  'article-prompts': 'article prompt',
  'assisted-posts': 'manual post',
  'business-profiles': 'business profile',
  campaigns: 'campaign',
  'campaign-approvals': 'campaign approval',
  'campaign-jobs': 'scheduled post',
  'campaign-posts': 'post',
  categories: 'category',
  'cloud-builder': 'site',
  'cloud-modules': 'section',
  'cloud-pages': 'page',
  'cloud-templates': 'template',
  'dead-letters': 'failed job',
  'download-sites': 'zip file',
  'generation-cards': 'generated section',
  generations: 'generated article',
  'image-generations': 'generated image',
  'image-prices': 'model price',
  'media-manager': 'file',
  naps: 'business listing',
  'nap-merges': 'merged listing',
  'naps-bulk-generator': 'listing import',
  'own-fonts': 'font',
  'profile-drafts': 'draft of a business profile',
  'prompt-stacker': 'prompt stacker',
  properties: 'property',
  'properties-bulk-generator': 'property import',
  publications: 'publication',
  'rss-feeds': 'feed',
  'site-imports': 'imported site',
  'text-prices': 'model price',
  webhooks: 'webhook',
  'wp-actions': 'WordPress post',
}

const noun = (service = ''): string => nouns[service] ?? service.replaceAll('-', ' ')

const work = (verb: string) => (line: AuditLine) => {
  const { service, name, count } = line.details
  if (count !== undefined) return `${verb} ${count.toLocaleString('en-US')} records (${noun(service)})`
  return name === undefined ? `${verb} a record (${noun(service)})` : `${verb} the ${noun(service)} “${name}”`
}

const acceptedIssues = ({ details: { service, name = '', count = 0 } }: AuditLine): string =>
  `Published the ${noun(service)} “${name}” with ${counted(count, 'error')} visitors can see`

const rolesOf = (roles: readonly string[]): string =>
  roles.map((role) => roleLabels[roleOf({ roles: [role] })]).join(', ') || 'none'

const rights = ({ details: { before = [], after = [] } }: AuditLine): string =>
  after.length === 0 ? 'Access removed' : `Role changed from ${rolesOf(before)} to ${rolesOf(after)}`

const sentences: Readonly<Record<AuditAction, string | ((line: AuditLine) => string)>> = {
  registered: 'Signed up',
  'user-created': 'User created',
  'user-deleted': 'User deleted',
  'signed-in': 'Signed in',
  'signed-in-as': 'An admin signed in as this user',
  'sign-in-refused': 'Sign-in failed',
  'signed-out': 'Signed out',
  'password-changed': 'Changed the password',
  'password-reset-asked': 'Requested a password reset',
  'password-reset': 'Reset the password',
  'two-factor-on': 'Turned on two-factor sign-in',
  'two-factor-off': 'Two-factor sign-in turned off',
  'recovery-code-used': 'Signed in with a recovery code',
  'member-invited': ({ details: { email } }) => `Invited ${email ?? 'a VA'}`,
  'invitation-revoked': ({ details: { email } }) => `Revoked the invitation for ${email ?? 'a VA'}`,
  'invitation-accepted': 'Accepted an invitation',
  'roles-changed': rights,
  'user-activated': 'Sign-in allowed',
  'user-deactivated': 'Sign-in blocked',
  'account-changed': 'Plan or account status changed',
  'tier-changed': 'Changed plan limits',
  'tier-requested': 'Requested a plan',
  'tier-request-answered': 'Plan request answered',
  'subscription-changed': 'Subscription changed',
  'account-switched': 'Switched to this account',
  'keys-changed': 'Changed API keys',
  'ai-limits-changed': 'Changed AI spending limits',
  'property-removed': 'Removed properties',
  'token-created': 'Created an access token',
  'token-revoked': 'Revoked an access token',
  'data-exported': 'Exported the account’s data',
  'account-deleted': 'Deleted the account',
  'campaign-approved': 'Approved a campaign',
  'similar-pages-approved': ({ details: { name = '', count = 0, reason = '' } }) =>
    `Approved “${name}” with ${counted(count, 'similar page')}: ${reason}`,
  'issues-accepted': acceptedIssues,
  'record-created': work('Created'),
  'record-changed': work('Edited'),
  'record-removed': work('Deleted'),
}

/** A line of the log as people read it. */
export const auditSentence = (line: AuditLine): string => {
  const sentence = sentences[line.action]
  return typeof sentence === 'string' ? sentence : sentence(line)
}
