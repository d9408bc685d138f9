import '@mantine/spotlight/styles.css'
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import {
  IconAddressBook,
  IconArrowBackUp,
  IconFileText,
  IconLayout2,
  IconLayoutRows,
  IconLogout,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { useMantineColorScheme, useComputedColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { shownPageName, type User } from '@web2/contract'
import { useState } from 'react'
import { signInAsOneself, signOut } from '../../lib/session/sign-in.ts'
import { useFoundRecords } from './found-records.ts'
import { entriesFor } from './nav-entries.ts'

export const openCommandPalette = () => spotlight.open()

/** Ctrl+K: every screen, every page, section, site and business by name. */
export const CommandPalette = ({ user }: { user: User }) => {
  const navigate = useNavigate()
  const [opened, setOpened] = useState(false)
  const [query, setQuery] = useState('')
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  const entries = entriesFor(user)
  const wanted = opened && entries.some(({ to }) => to === '/site-builder')
  const found = useFoundRecords(query, wanted)

  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Go to',
      actions: entries.map(({ to, label, keywords, icon: Icon }) => ({
        id: to,
        label,
        keywords,
        leftSection: <Icon size={20} stroke={1.7} />,
        onClick: () => void navigate({ to }),
      })),
    },
    {
      group: 'Sites',
      actions: found.sites.map((site) => ({
        id: site._id,
        label: site.name,
        keywords: site.rootSlug,
        leftSection: <IconLayout2 size={20} stroke={1.7} />,
        onClick: () => void navigate({ to: '/site-builder/edit-site', search: { id: site._id } }),
      })),
    },
    {
      group: 'Pages',
      actions: found.pages.map(({ _id, name }) => ({
        id: _id,
        label: shownPageName(name),
        leftSection: <IconFileText size={20} stroke={1.7} />,
        onClick: () => void navigate({ to: '/page-builder/edit-page', search: { id: _id } }),
      })),
    },
    {
      group: 'Sections',
      actions: found.sections.map(({ _id, name }) => ({
        id: _id,
        label: name,
        leftSection: <IconLayoutRows size={20} stroke={1.7} />,
        onClick: () => void navigate({ to: '/section-builder/edit-section', search: { id: _id } }),
      })),
    },
    {
      group: 'Businesses',
      actions: found.businesses.map((nap) => ({
        id: nap._id,
        label: nap.businessName,
        keywords: [nap.city, nap.phone].filter((word) => word !== undefined),
        leftSection: <IconAddressBook size={20} stroke={1.7} />,
        onClick: () => void navigate({ to: '/nap-databases/edit-nap', search: { id: nap._id } }),
      })),
    },
    {
      group: 'Do',
      actions: [
        {
          id: 'color-scheme',
          label: shown === 'dark' ? 'Switch to light colours' : 'Switch to dark colours',
          leftSection: shown === 'dark' ? <IconSun size={20} /> : <IconMoon size={20} />,
          onClick: () => setColorScheme(shown === 'dark' ? 'light' : 'dark'),
        },
        user.actedBy === null
          ? {
              id: 'sign-out',
              label: 'Sign out',
              leftSection: <IconLogout size={20} />,
              onClick: () => void signOut(),
            }
          : {
              id: 'back-to-own',
              label: 'Back to your own account',
              leftSection: <IconArrowBackUp size={20} />,
              onClick: () => void signInAsOneself(),
            },
      ],
    },
  ]

  return (
    <Spotlight
      actions={groups.filter(({ actions }) => actions.length > 0)}
      shortcut={['mod + K']}
      tagsToIgnore={[]}
      query={query}
      onQueryChange={setQuery}
      nothingFound={found.searching ? 'Searching …' : 'Nothing goes by that name.'}
      highlightQuery
      scrollable
      maxHeight={420}
      onSpotlightOpen={() => setOpened(true)}
      attributes={{ content: { 'aria-label': 'Search' } }}
      searchProps={{
        leftSection: <IconSearch size={20} />,
        placeholder: 'Screens, pages, sites, businesses …',
        'aria-label': 'Search for a screen, site or business',
      }}
    />
  )
}
