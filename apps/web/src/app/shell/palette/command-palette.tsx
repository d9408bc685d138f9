import '@mantine/spotlight/styles.css'
import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { useEffect, useState } from 'react'
import { seesOnlyBilling } from '../../../lib/session/sees-only-billing.ts'
import { useSidebarRail } from '../navigation/sidebar-rail.ts'
import { sites } from '../../../features/sites/resources.ts'
import { useFoundRecords } from './found-records.ts'
import { matchActions } from './match-actions.ts'
import { actionGroup, recentGroup, screenGroup, settingGroup, type PaletteWays } from './palette-groups.tsx'
import { recentScreens } from './recent-screens.ts'
import classes from './command-palette.module.css'

const [store, spotlight] = createSpotlight()

/** Opens the palette once it is in the page. */
export const showCommandPalette = () => spotlight.open()

/**
 * Selects the first row if none is, so that Enter opens it. The library selects one only while the query changes, and
 * records arrive after that.
 */
const selectFirstRow = () => {
  const { listId, opened } = store.getState()
  const list = document.getElementById(listId)
  if (!opened || list === null || list.querySelector('[data-selected]') !== null) return
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
  store.updateState((state) => ({ ...state, selected: 0 }))
}

/** Sites whose publishing is offered for one search. */
const mostPublished = 3

/** Finds every screen, action, setting and record; recently visited screens come first. */
export const CommandPalette = ({ user }: { user: User }) => {
  const navigate = useNavigate()
  const router = useRouter()
  const { href } = useLocation()
  const [query, setQuery] = useState('')
  const [rail, setRail] = useSidebarRail()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const ways: PaletteWays = {
    open: (link) => void navigate(link),
    openHref: (wanted) => router.history.push(wanted),
    isDark,
    toggleColorScheme: () => setColorScheme(isDark ? 'light' : 'dark'),
    toggleSidebar: () => setRail(!rail),
  }
  const found = useFoundRecords(user, query.replace(/^\s*publish\s+/i, ''), !seesOnlyBilling(user))
  // the open screen is no place to go to, but may be searched for
  const recent = recentScreens(user.accountId).filter((screen) => query !== '' || screen.href !== href)
  const recentHrefs = new Set(recent.map((screen) => screen.href))
  const publishable = user.abilities.includes('site:publish')
    ? found.groups.filter(({ kind }) => kind.path === sites.path).flatMap(({ records }) => records)
    : []

  const groups = [
    recentGroup(user, recent, ways),
    screenGroup(user, ways, query === '' ? new Set() : recentHrefs),
    actionGroup(user, publishable.slice(0, mostPublished), ways),
    settingGroup(user, ways),
    ...found.groups.map(({ kind: { group, icon: Icon }, records }) => ({
      group,
      actions: records
        .filter(({ link }) => !recentHrefs.has(router.buildLocation(link).href))
        .map(({ id, label, keywords, link }) => ({
          id,
          label,
          ...(keywords && { keywords: [...keywords] }),
          leftSection: <Icon size={20} />,
          onClick: () => ways.open(link),
        })),
    })),
  ]

  const shown = found.groups.reduce((sum, { records }) => sum + records.length, 0)
  useEffect(selectFirstRow, [shown])

  return (
    <Spotlight
      store={store}
      actions={groups.filter(({ actions }) => actions.length > 0)}
      filter={matchActions}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      nothingFound={found.searching ? 'Searching…' : `No results for “${query.trim()}”`}
      highlightQuery
      scrollable
      maxHeight={420}
      centered={false}
      yOffset="10dvh"
      classNames={{ content: classes.content ?? '', search: classes.search ?? '' }}
      attributes={{ content: { 'aria-label': 'Search' } }}
      searchProps={{
        leftSection: <IconSearch size={20} />,
        placeholder: 'Search or jump to…',
        'aria-label': 'Search or jump to',
      }}
    />
  )
}
