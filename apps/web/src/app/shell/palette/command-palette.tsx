import '@mantine/spotlight/styles.css'
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { IconArrowBackUp, IconLogout, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { useMantineColorScheme, useComputedColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { useState } from 'react'
import { stopImpersonating, signOut } from '../../../lib/session/sign-in.ts'
import { useFoundRecords } from './found-records.ts'
import { moreScreensFor } from '../more-screens.ts'
import { entriesFor } from '../nav-entries.ts'

/** Shows the palette that stands in the page. */
export const showCommandPalette = () => spotlight.open()

/** Every screen, and every record by its name. */
export const CommandPalette = ({ user }: { user: User }) => {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const { setColorScheme } = useMantineColorScheme()
  const shown = useComputedColorScheme('light')
  const entries = [...entriesFor(user), ...moreScreensFor(user)]
  const isLetIn = entries.some(({ to }) => to === '/site-builder')
  const found = useFoundRecords(user, query, isLetIn)

  const groups: SpotlightActionGroupData[] = [
    {
      group: 'Go to',
      actions: entries.map(({ to, label, keywords, icon: Icon }) => ({
        id: to,
        label,
        keywords,
        leftSection: <Icon size={20} />,
        onClick: () => void navigate({ to }),
      })),
    },
    ...found.groups.map(({ kind: { group, icon: Icon }, records }) => ({
      group,
      actions: records.map(({ id, label, keywords, link }) => ({
        id,
        label,
        ...(keywords && { keywords: [...keywords] }),
        leftSection: <Icon size={20} />,
        onClick: () => void navigate(link),
      })),
    })),
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
              onClick: () => void stopImpersonating(),
            },
      ],
    },
  ]

  return (
    <Spotlight
      actions={groups.filter(({ actions }) => actions.length > 0)}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      nothingFound={found.searching ? 'Searching …' : 'Nothing goes by that name.'}
      highlightQuery
      scrollable
      maxHeight={420}
      attributes={{ content: { 'aria-label': 'Search' } }}
      searchProps={{
        leftSection: <IconSearch size={20} />,
        placeholder: 'Screens, sites, articles, campaigns …',
        'aria-label': 'Search for a screen, site or business',
      }}
    />
  )
}
