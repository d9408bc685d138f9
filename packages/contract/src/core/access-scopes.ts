import type { Capability } from './roles.ts'

/**
 * Scopes of an access token: a subject and the allowed access. No scope covers keys, members, users or
 * tokens.
 */
export const accessScopes = [
  'content:read',
  'content:write',
  'sites:read',
  'sites:write',
  'sites:publish',
  'campaigns:read',
  'campaigns:write',
  'campaigns:publish',
  'leads:read',
  'leads:write',
  'billing:read',
] as const
export type AccessScope = (typeof accessScopes)[number]

export const accessAreas = ['content', 'sites', 'campaigns', 'leads', 'billing'] as const
export type AccessArea = (typeof accessAreas)[number]

/** Subjects of the services that content, sites and campaigns share. */
const all = ['content', 'sites', 'campaigns'] as const

/** Subjects of each service, by its path. Services that are not listed are closed to every token. */
export const areasOfServices: Readonly<Record<string, readonly AccessArea[]>> = {
  'article-bulk-generator': ['content'],
  'article-bulk-plans': ['content'],
  'article-bulk-rows': ['content'],
  'article-edits': ['content'],
  'article-generator': ['content'],
  'article-improvements': ['content'],
  'article-prompts': ['content'],
  'article-versions': ['content'],
  articles: ['content'],
  'business-profiles': ['content'],
  categories: ['content'],
  'generation-cards': ['content'],
  generations: ['content'],
  'image-generations': ['content'],
  'image-generators': ['content'],
  'image-rights': ['content'],
  'image-search': ['content'],
  'media-manager': ['content'],
  'own-fonts': ['content'],
  'nap-duplicates': ['content'],
  'nap-merges': ['content'],
  'nap-uses': ['content'],
  naps: ['content'],
  'naps-bulk-generator': ['content'],
  'profile-drafts': ['content'],
  'prompt-stacker': ['content'],
  'rss-articles': ['content'],
  'rss-feeds': ['content'],
  settings: ['content'],
  'website-listings': ['content'],
  'wiki-images': ['content'],

  'account-themes': ['sites'],
  'cached-data': ['sites'],
  'cloud-builder': ['sites'],
  'cloud-modules': ['sites'],
  'cloud-pages': ['sites'],
  'cloud-settings': ['sites'],
  'cloud-templates': ['sites'],
  'download-sites': ['sites'],
  'module-uses': ['sites'],
  'style-uses': ['sites'],
  'token-uses': ['sites'],
  'publication-plans': ['sites'],
  'publication-reviews': ['sites'],
  publications: ['sites'],
  'published-pages': ['sites'],
  'saved-blocks': ['sites'],
  'site-imports': ['sites'],

  'assisted-posts': ['campaigns'],
  'campaign-approvals': ['campaigns'],
  'campaign-checks': ['campaigns'],
  'campaign-disclosures': ['campaigns'],
  'campaign-jobs': ['campaigns'],
  'campaign-logs': ['campaigns'],
  'campaign-plans': ['campaigns'],
  'campaign-posts': ['campaigns'],
  campaigns: ['campaigns'],
  'link-checks': ['campaigns'],
  'link-map': ['campaigns'],
  'post-links': ['campaigns'],
  properties: ['campaigns'],
  'properties-bulk-generator': ['campaigns'],
  'property-means': ['campaigns'],
  'property-uses': ['campaigns'],
  'property-verifications': ['campaigns'],
  'sub-properties': ['campaigns'],
  'verification-links': ['campaigns'],
  'wp-actions': ['campaigns'],

  // an area of its own, because leads are data of visitors
  'lead-counts': ['leads'],
  'lead-forms': ['leads'],
  'lead-mails': ['leads'],
  'lead-messages': ['leads'],
  'lead-people': ['leads'],
  'lead-settings': ['leads'],
  'lead-totals': ['leads'],
  'lead-words': ['leads'],
  leads: ['leads'],

  notifications: all,
  'preview-links': ['sites', 'campaigns'],
  runs: all,
  'third-party-services': ['content', 'sites'],

  invoices: ['billing'],
  tiers: ['billing'],
  usage: ['billing'],
  'ai-spending': ['billing'],
  'model-calls': ['billing'],
  'usage-history': ['billing'],
}

const inEveryArea: Readonly<Record<string, readonly Capability[]>> = {
  read: ['content:read'],
  write: ['content:read', 'content:write'],
  publish: ['content:read', 'cloud:use', 'site:publish'],
}

const capabilitiesOf = (scope: AccessScope): readonly Capability[] => {
  if (scope === 'billing:read') return ['usage:see', 'billing:see']
  return inEveryArea[scope.slice(scope.indexOf(':') + 1)] ?? []
}

const areaOf = (scope: AccessScope): string => scope.slice(0, scope.indexOf(':'))

/**
 * Returns what a token with these scopes may do in a service, if its owner may too; write access includes
 * read access.
 */
export const capabilitiesInService = (
  scopes: readonly AccessScope[],
  service: string,
): ReadonlySet<Capability> => {
  const areas: readonly string[] = Object.hasOwn(areasOfServices, service)
    ? (areasOfServices[service] ?? [])
    : []
  return new Set(scopes.filter((scope) => areas.includes(areaOf(scope))).flatMap(capabilitiesOf))
}

/** Returns what these scopes allow in any service. */
export const capabilitiesOfScopes = (scopes: readonly AccessScope[]): ReadonlySet<Capability> =>
  new Set(scopes.flatMap(capabilitiesOf))
