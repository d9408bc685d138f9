import {
  IconActivityHeartbeat,
  IconAffiliate,
  IconAddressBook,
  IconArticle,
  IconBolt,
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconChartBar,
  IconCloudLock,
  IconCreditCard,
  IconDatabaseExport,
  IconFileText,
  IconHistory,
  IconKey,
  IconLayout2,
  IconLayoutRows,
  IconListDetails,
  IconMapPinPlus,
  IconPencilPlus,
  IconSpeakerphone,
  IconSquarePlus,
  IconStack2,
  IconStackPush,
  IconTableImport,
  IconTablePlus,
  IconTags,
  IconTerminal2,
  IconUsers,
  IconWebhook,
  IconWorldPlus,
  IconWorldShare,
  type Icon,
} from '@tabler/icons-react'
import type { Capability, User } from '@web2/contract/core'
import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'

export interface NavEntry {
  readonly to:
    | '/'
    | '/campaigns'
    | '/campaigns/campaign-logs'
    | '/properties'
    | '/properties/add-property'
    | '/properties/bulk-add'
    | '/nap-databases'
    | '/nap-databases/add-nap'
    | '/nap-databases/bulk-add'
    | '/articles'
    | '/articles/add-article'
    | '/articles/bulk-add'
    | '/categories'
    | '/link-map'
    | '/prompt-stacker'
    | '/prompt-stacker/add-prompt-stacker'
    | '/site-builder'
    | '/site-builder/build-site'
    | '/page-builder'
    | '/section-builder'
    | '/turbo-site-builder'
    | '/zoomer-site-builder'
    | '/billing'
    | '/settings/api-keys'
    | '/settings/clouds-api-keys'
    | '/settings/access-tokens'
    | '/settings/webhooks'
    | '/settings/data'
    | '/users'
    | '/status'
    | '/activity'
  readonly label: string
  readonly icon: Icon
  readonly needs: Capability
  /** Heading it stands under; none for the first. */
  readonly section: string | null
  /** Other words people look for it by. */
  readonly keywords: string
}

/** Every screen that can be reached from the sidebar and the command palette. */
export const navEntries: readonly NavEntry[] = [
  {
    to: '/',
    label: 'Stats',
    icon: IconChartBar,
    needs: 'content:read',
    section: null,
    keywords: 'home dashboard start overview',
  },
  {
    to: '/campaigns',
    label: 'Campaigns',
    icon: IconSpeakerphone,
    needs: 'content:read',
    section: 'Link building',
    keywords: 'posts drip schedule links anchors plan blogs',
  },
  {
    to: '/campaigns/campaign-logs',
    label: 'Campaign logs',
    icon: IconListDetails,
    needs: 'content:read',
    section: 'Link building',
    keywords: 'history events what happened posts',
  },
  {
    to: '/link-map',
    label: 'Link map',
    icon: IconAffiliate,
    needs: 'content:read',
    section: 'Link building',
    keywords: 'backlinks diagram lost broken check anchors',
  },
  {
    to: '/properties',
    label: 'Properties',
    icon: IconWorldShare,
    needs: 'content:read',
    section: 'Link building',
    keywords: 'blogs sites wordpress tumblr weebly google sites web 2.0',
  },
  {
    to: '/properties/add-property',
    label: 'Add property',
    icon: IconWorldPlus,
    needs: 'content:write',
    section: 'Link building',
    keywords: 'new blog connect wordpress tumblr',
  },
  {
    to: '/properties/bulk-add',
    label: 'Bulk add properties',
    icon: IconTableImport,
    needs: 'content:write',
    section: 'Link building',
    keywords: 'import csv xlsx excel many blogs',
  },
  {
    to: '/nap-databases',
    label: 'NAP databases',
    icon: IconAddressBook,
    needs: 'content:read',
    section: 'Businesses',
    keywords: 'business listings name address phone',
  },
  {
    to: '/nap-databases/add-nap',
    label: 'Add NAP',
    icon: IconMapPinPlus,
    needs: 'content:write',
    section: 'Businesses',
    keywords: 'new business listing',
  },
  {
    to: '/nap-databases/bulk-add',
    label: 'Bulk add NAPs',
    icon: IconTablePlus,
    needs: 'content:write',
    section: 'Businesses',
    keywords: 'import csv xlsx excel many listings',
  },
  {
    to: '/articles',
    label: 'Articles',
    icon: IconArticle,
    needs: 'content:read',
    section: 'Content',
    keywords: 'texts posts blog writing seo',
  },
  {
    to: '/articles/add-article',
    label: 'Add article',
    icon: IconPencilPlus,
    needs: 'content:write',
    section: 'Content',
    keywords: 'new text post write editor',
  },
  {
    to: '/articles/bulk-add',
    label: 'Zoomer',
    icon: IconBolt,
    needs: 'content:write',
    section: 'Content',
    keywords: 'bulk articles many keywords ai generate hundred',
  },
  {
    to: '/prompt-stacker',
    label: 'Prompt stackers',
    icon: IconStack2,
    needs: 'content:read',
    section: 'Content',
    keywords: 'prompts ai steps models',
  },
  {
    to: '/prompt-stacker/add-prompt-stacker',
    label: 'Add prompt stacker',
    icon: IconStackPush,
    needs: 'content:write',
    section: 'Content',
    keywords: 'new prompts ai',
  },
  {
    to: '/categories',
    label: 'Categories',
    icon: IconTags,
    needs: 'content:read',
    section: 'Content',
    keywords: 'topics labels colors sort',
  },
  {
    to: '/page-builder',
    label: 'Page builder',
    icon: IconFileText,
    needs: 'content:read',
    section: 'Sites',
    keywords: 'pages landing single html',
  },
  {
    to: '/site-builder',
    label: 'Site builder',
    icon: IconLayout2,
    needs: 'content:read',
    section: 'Sites',
    keywords: 'sites pages publish',
  },
  {
    to: '/site-builder/build-site',
    label: 'Build site',
    icon: IconSquarePlus,
    needs: 'content:write',
    section: 'Sites',
    keywords: 'new site create template',
  },
  {
    to: '/section-builder',
    label: 'Section builder',
    icon: IconLayoutRows,
    needs: 'content:read',
    section: 'Sites',
    keywords: 'sections modules reusable parts',
  },
  {
    to: '/turbo-site-builder',
    label: 'Turbo site generator',
    icon: IconBuildingFactory2,
    needs: 'content:read',
    section: 'Sites',
    keywords: 'mass pages local services places generate hundred',
  },
  {
    to: '/zoomer-site-builder',
    label: 'Zoomer site builder',
    icon: IconBuildingCommunity,
    needs: 'content:read',
    section: 'Sites',
    keywords: 'turbo mass sites many cities places generate hundred',
  },
  {
    to: '/billing',
    label: 'Billing',
    icon: IconCreditCard,
    needs: 'billing:see',
    section: 'Account',
    keywords: 'plan tier usage subscription',
  },
  {
    to: '/settings/api-keys',
    label: 'API keys',
    icon: IconKey,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings openai poe midjourney pixabay pexels unsplash ai',
  },
  {
    to: '/settings/clouds-api-keys',
    label: 'Cloud API keys',
    icon: IconCloudLock,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings s3 bucket storage access key secret',
  },
  {
    to: '/settings/access-tokens',
    label: 'Access tokens',
    icon: IconTerminal2,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings api script bearer automation',
  },
  {
    to: '/settings/webhooks',
    label: 'Webhooks',
    icon: IconWebhook,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings api events notify script callback automation',
  },
  {
    to: '/settings/data',
    label: 'Your data',
    icon: IconDatabaseExport,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings export download backup zip delete close account',
  },
  {
    to: '/activity',
    label: 'Activity',
    icon: IconHistory,
    needs: 'audit:see',
    section: 'Account',
    keywords: 'audit log who did what va changes sign-ins',
  },
  {
    to: '/users',
    label: 'Users',
    icon: IconUsers,
    needs: 'users:manage',
    section: 'Account',
    keywords: 'admin people roles tiers mail accounts',
  },
  {
    to: '/status',
    label: 'Status',
    icon: IconActivityHeartbeat,
    needs: 'installation:operate',
    section: 'Account',
    keywords: 'admin operate health nodes workers queues dead letters database disk metrics',
  },
]

/** Returns the user's sidebar entries; customers without a subscription and new sign-ups get only Billing. */
export const entriesFor = (user: User): readonly NavEntry[] =>
  navEntries.filter(
    ({ to, needs }) => user.abilities.includes(needs) && (to === '/billing' || !seesOnlyBilling(user)),
  )

/** Entries in their sections, in order. */
export const sectionsFor = (user: User): { section: string | null; entries: NavEntry[] }[] => {
  const sections: { section: string | null; entries: NavEntry[] }[] = []
  for (const entry of entriesFor(user)) {
    const last = sections.at(-1)
    if (last?.section === entry.section) last.entries.push(entry)
    else sections.push({ section: entry.section, entries: [entry] })
  }
  return sections
}

/**
 * The entry that the menu marks: the screen's own, else the one that it stands below, as '/users/mail' does below Users.
 * None for screens of entries that this user does not see.
 */
export const markedEntryOf = (pathname: string, user: User): NavEntry | undefined =>
  entriesFor(user)
    .filter(({ to }) => to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]

/** The entry that a screen stands below, '/nap-databases' for '/nap-databases/add-nap'; none for entries of the first level. */
export const parentEntryOf = (pathname: string, user: User): NavEntry | undefined =>
  entriesFor(user)
    .filter(({ to }) => to !== '/' && pathname.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
