import type { SpotlightActionGroupData } from '@mantine/spotlight'
import {
  IconArrowBackUp,
  IconClock,
  IconKeyboard,
  IconLayoutSidebarLeftCollapse,
  IconLogout,
  IconMoon,
  IconPlus,
  IconRoute,
  IconSun,
  IconUpload,
  type Icon,
} from '@tabler/icons-react'
import { linkOptions, type LinkOptions } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { openHelp } from '../../../lib/help.ts'
import { seesOnlyBilling } from '../../../lib/session/sees-only-billing.ts'
import { stopImpersonating, signOut } from '../../../lib/session/sign-in.ts'
import { moreScreensFor } from '../navigation/more-screens.ts'
import { groupsFor, markedEntryOf } from '../navigation/nav-entries.ts'
import type { RecentScreen } from './recent-screens.ts'
import { SettingIcon, settings } from './settings.ts'

type Action = SpotlightActionGroupData['actions'][number]

/** Where the palette leads, and what it changes. */
export interface PaletteWays {
  readonly open: (link: LinkOptions) => void
  readonly openHref: (href: string) => void
  readonly isDark: boolean
  readonly toggleColorScheme: () => void
  readonly toggleSidebar: () => void
}

const icon = (Shown: Icon) => <Shown size={20} />

/** Returns the screens visited last. */
export const recentGroup = (
  user: User,
  recent: readonly RecentScreen[],
  { openHref }: PaletteWays,
): SpotlightActionGroupData => ({
  group: 'Recent',
  actions: recent.map(({ href, title }) => {
    const entry = markedEntryOf(href.split('?')[0] ?? '', user)
    return {
      id: `recent ${href}`,
      label: title,
      ...(entry === undefined || entry.label === title ? {} : { description: entry.label }),
      leftSection: icon(entry?.icon ?? IconClock),
      onClick: () => openHref(href),
    }
  }),
})

/** Returns every screen that the user may open, without those listed already. */
export const screenGroup = (
  user: User,
  { open }: PaletteWays,
  listed: ReadonlySet<string>,
): SpotlightActionGroupData => ({
  group: 'Go to',
  actions: [...groupsFor(user).flatMap(({ entries }) => entries), ...moreScreensFor(user)]
    .filter(({ to }) => !listed.has(to))
    .map(({ to, label, keywords, icon: Shown }) => ({
      id: to,
      label,
      keywords,
      leftSection: icon(Shown),
      onClick: () => open(linkOptions({ to })),
    })),
})

const createActions = (user: User, { open }: PaletteWays): Action[] =>
  groupsFor(user)
    .flatMap(({ entries }) => entries.flatMap(({ actions = [] }) => actions))
    .map(({ to, label, keywords }) => ({
      id: to,
      label,
      keywords,
      leftSection: icon(IconPlus),
      onClick: () => open(linkOptions({ to })),
    }))

/** Returns what can be done from anywhere; `sites` can be published. */
export const actionGroup = (
  user: User,
  sites: readonly { readonly id: string; readonly label: string }[],
  ways: PaletteWays,
): SpotlightActionGroupData => ({
  group: 'Actions',
  actions: [
    ...sites.map(({ id, label }) => ({
      id: `publish ${id}`,
      label: `Publish ${label}`,
      leftSection: icon(IconUpload),
      onClick: () => ways.open(linkOptions({ to: '/site-builder', search: { publish: id } })),
    })),
    ...createActions(user, ways),
    {
      id: 'color-scheme',
      label: ways.isDark ? 'Switch to light theme' : 'Switch to dark theme',
      keywords: 'appearance color scheme mode',
      leftSection: icon(ways.isDark ? IconSun : IconMoon),
      onClick: ways.toggleColorScheme,
    },
    {
      id: 'sidebar',
      label: 'Collapse or expand sidebar',
      keywords: 'menu navigation icons',
      leftSection: icon(IconLayoutSidebarLeftCollapse),
      onClick: ways.toggleSidebar,
    },
    ...(seesOnlyBilling(user)
      ? []
      : [
          {
            id: 'tour',
            label: 'Take the product tour',
            keywords: 'help guide introduction',
            leftSection: icon(IconRoute),
            onClick: () => openHelp.set('tour'),
          },
          {
            id: 'shortcuts',
            label: 'Show keyboard shortcuts',
            keywords: 'help keys hotkeys',
            leftSection: icon(IconKeyboard),
            onClick: () => openHelp.set('shortcuts'),
          },
        ]),
    user.actedBy === null
      ? {
          id: 'sign-out',
          label: 'Sign out',
          keywords: 'logout exit leave',
          leftSection: icon(IconLogout),
          onClick: () => void signOut(),
        }
      : {
          id: 'back-to-own',
          label: 'Back to your own account',
          leftSection: icon(IconArrowBackUp),
          onClick: () => void stopImpersonating(),
        },
  ],
})

/** Returns the settings that the user may change. */
export const settingGroup = (user: User, { open }: PaletteWays): SpotlightActionGroupData => ({
  group: 'Settings',
  actions: seesOnlyBilling(user)
    ? []
    : settings
        .filter(({ needs }) => user.abilities.includes(needs))
        .map(({ label, link, keywords }) => ({
          id: `setting ${label}`,
          label,
          keywords,
          leftSection: icon(SettingIcon),
          onClick: () => open(link),
        })),
})
