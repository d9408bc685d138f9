import {
  IconAddressBook,
  IconChartBar,
  IconCloudLock,
  IconCreditCard,
  IconFileText,
  IconLayout2,
  IconLayoutRows,
  IconMapPinPlus,
  IconSquarePlus,
  type Icon,
} from '@tabler/icons-react'
import { roleOf, type Capability, type User } from '@web2/contract'

export interface NavEntry {
  readonly to:
    | '/'
    | '/nap-databases'
    | '/nap-databases/add-nap'
    | '/site-builder'
    | '/site-builder/build-site'
    | '/page-builder'
    | '/section-builder'
    | '/billing'
    | '/settings/clouds-api-keys'
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
    to: '/billing',
    label: 'Billing',
    icon: IconCreditCard,
    needs: 'billing:see',
    section: 'Account',
    keywords: 'plan tier usage subscription',
  },
  {
    to: '/settings/clouds-api-keys',
    label: 'Cloud API keys',
    icon: IconCloudLock,
    needs: 'settings:manage',
    section: 'Account',
    keywords: 'settings s3 bucket storage access key secret',
  },
]

/** What this user finds in the sidebar: customers without a subscription and new sign-ups only Billing. */
export const entriesFor = (user: User): readonly NavEntry[] => {
  const waiting = roleOf(user) === 'customer' && !user.subscription['lc.isActive']
  return navEntries.filter(
    ({ to, needs }) => user.abilities.includes(needs) && (!waiting || to === '/billing'),
  )
}

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
