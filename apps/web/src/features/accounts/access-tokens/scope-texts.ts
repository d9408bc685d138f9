import type { AccessArea, AccessScope } from '@web2/contract/core'

/** Labels and options of each scope subject. */
export const areaTexts: readonly {
  readonly area: AccessArea
  readonly label: string
  readonly text: string
  readonly scopes: readonly { readonly scope: AccessScope; readonly label: string }[]
}[] = [
  {
    area: 'content',
    label: 'Content',
    text: 'Articles, business listings, prompts, feeds, images',
    scopes: [
      { scope: 'content:read', label: 'Read' },
      { scope: 'content:write', label: 'Edit' },
    ],
  },
  {
    area: 'sites',
    label: 'Sites',
    text: 'Pages, sections, sites and their publications',
    scopes: [
      { scope: 'sites:read', label: 'Read' },
      { scope: 'sites:write', label: 'Edit' },
      { scope: 'sites:publish', label: 'Publish' },
    ],
  },
  {
    area: 'campaigns',
    label: 'Campaigns',
    text: 'Campaigns, properties, posts and links',
    scopes: [
      { scope: 'campaigns:read', label: 'Read' },
      { scope: 'campaigns:write', label: 'Edit' },
      { scope: 'campaigns:publish', label: 'Start and post' },
    ],
  },
  {
    area: 'leads',
    label: 'Leads',
    text: 'What visitors send by the forms of your sites',
    scopes: [
      { scope: 'leads:read', label: 'Read' },
      { scope: 'leads:write', label: 'Edit and reply' },
    ],
  },
  {
    area: 'billing',
    label: 'Plan',
    text: 'Your plan and usage',
    scopes: [{ scope: 'billing:read', label: 'Read' }],
  },
]

/** Returns the token's permissions in a subject as text; empty if it has none. */
export const givenIn = (area: AccessArea, scopes: readonly AccessScope[]): string => {
  const known = areaTexts.find((each) => each.area === area)?.scopes ?? []
  const words = known.filter(({ scope }) => scopes.includes(scope)).map(({ label }) => label.toLowerCase())
  return words.join(', ')
}

/** Whether one scope comes with the others: reading comes with changing and with publishing. */
export const comesWith = (scope: AccessScope, chosen: readonly AccessScope[]): boolean =>
  scope.endsWith(':read') &&
  chosen.some((other) => other !== scope && other.startsWith(scope.slice(0, -'read'.length)))

/** How long a token can last, the usual time first. */
export const lifetimes: readonly { readonly value: string; readonly label: string }[] = [
  { value: '90', label: '90 days' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'Never (until revoked)' },
]
