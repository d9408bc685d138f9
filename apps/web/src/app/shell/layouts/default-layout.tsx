import { ActionIcon, AppShell, Box, Burger, Button, Group, Kbd } from '@mantine/core'
import { useDisclosure, useOs } from '@mantine/hooks'
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AccountWatch } from '../../../features/billing/account-watch.tsx'
import { TierIndicator } from '../../../features/billing/tier-indicator.tsx'
import { UsageBanner } from '../../../features/billing/usage-banner.tsx'
import { useSampleIds } from '../../../features/dashboard/demo-account.ts'
import { NotificationBell } from '../../../features/notifications/notification-bell.tsx'
import { useUser } from '../../../lib/session/use-user.ts'
import { Brand } from '../../../lib/brand.tsx'
import { Queries } from '../../../lib/query/queries.tsx'
import { ParentScreen } from '../../../ui/breadcrumbs/parent-screen.ts'
import { SampleIds } from '../../../ui/data-list/sample-ids.ts'
import { IconLink } from '../../../ui/links.tsx'
import { markFirstItems } from '../../../ui/menus/menu-focus.ts'
import { Tip } from '../../../ui/tooltip.tsx'
import { ActingNotice } from './acting-notice.tsx'
import { AccountMenu } from '../account-menu.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { Footer } from './footer.tsx'
import { Help } from '../help/help.tsx'
import { HelpMenu } from '../help/help-menu.tsx'
import { openPalette, Palette, preparePalette } from '../palette/open-palette.tsx'
import { notificationDialogs } from '../notification-dialogs.ts'
import { Sidebar } from '../navigation/sidebar.tsx'
import { LazyMenuDrawer, prepareMenuDrawer } from '../navigation/lazy-menu-drawer.tsx'
import { useSidebarRail } from '../navigation/sidebar-rail.ts'
import { useParentScreen } from '../navigation/use-parent-screen.ts'
import { useFocusMain } from './use-focus-main.ts'
import { WithinMain } from './within-main.ts'
import classes from './default-layout.module.css'

const Frame = () => {
  const user = useUser()
  const [drawerOpen, drawer] = useDisclosure(false)
  const [rail, setRail] = useSidebarRail()
  const mainRef = useFocusMain()
  const failed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  const parent = useParentScreen(user)
  const modifier = useOs() === 'macos' ? '⌘' : 'Ctrl'

  // Either the server could not say who this is, and the error page stands alone, or the session has just ended and
  // the guard is on its way to the sign-in page.
  if (user === null) return failed ? <Outlet /> : null

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: rail ? 64 : 232, breakpoint: 'sm', collapsed: { mobile: true } }}
      padding={0}
    >
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px="md" gap="sm" wrap="nowrap">
          <Burger
            opened={drawerOpen}
            onPointerEnter={prepareMenuDrawer}
            onClick={drawer.open}
            hiddenFrom="sm"
            size="sm"
            aria-label="Open menu"
          />
          <Tip label={rail ? 'Expand sidebar' : 'Collapse sidebar'} position="right">
            <ActionIcon
              visibleFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={rail ? 'Expand sidebar' : 'Collapse sidebar'}
              onClick={() => setRail(!rail)}
            >
              {rail ? <IconLayoutSidebarLeftExpand size={20} /> : <IconLayoutSidebarLeftCollapse size={20} />}
            </ActionIcon>
          </Tip>
          <Link to="/" className={classes.brand} aria-label="Web 2 Manager, go to Stats">
            <Box visibleFrom="xs">
              <Brand />
            </Box>
            <Box hiddenFrom="xs">
              <Brand markOnly />
            </Box>
          </Link>
          <Group ml="auto" gap="xs" wrap="nowrap">
            <Button
              variant="default"
              visibleFrom="sm"
              className={classes.search}
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={<Kbd size="xs">{modifier} K</Kbd>}
              onPointerEnter={preparePalette}
              onClick={openPalette}
            >
              Search
            </Button>
            <ActionIcon
              hiddenFrom="sm"
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Search"
              onPointerEnter={preparePalette}
              onClick={openPalette}
            >
              <IconSearch size={20} />
            </ActionIcon>
            {user.abilities.includes('usage:see') && <TierIndicator user={user} />}
            {user.abilities.includes('members:invite') && (
              <Tip label="VA Roles">
                <IconLink to="/invite-user" variant="subtle" color="gray" size="lg" aria-label="VA Roles">
                  <IconUserPlus size={20} />
                </IconLink>
              </Tip>
            )}
            {user.abilities.includes('content:read') && <NotificationBell dialogs={notificationDialogs} />}
            <HelpMenu />
            <AccountMenu user={user} />
          </Group>
        </Group>
      </AppShell.Header>

      <AppShell.Navbar className={classes.navbar}>
        <AppShell.Section grow className={classes.menu}>
          <Sidebar user={user} rail={rail} />
        </AppShell.Section>
      </AppShell.Navbar>

      <LazyMenuDrawer user={user} opened={drawerOpen} onClose={drawer.close} />

      <AppShell.Main className={classes.main}>
        {user.abilities.includes('usage:see') && <UsageBanner user={user} />}
        {user.abilities.includes('billing:see') && <AccountWatch user={user} />}
        <div className={classes.notice}>
          <ActingNotice />
        </div>
        <div id="main" ref={mainRef} tabIndex={-1} className={classes.content}>
          <WithinMain value>
            <ParentScreen value={parent}>
              <SampleIds value={useSampleIds}>
                <Outlet />
              </SampleIds>
            </ParentScreen>
          </WithinMain>
        </div>
        <Footer />
        <ConnectionNotice />
      </AppShell.Main>
      <Palette user={user} />
      <Help />
    </AppShell>
  )
}

/** Sidebar, header with the account menu, and footer around a screen. */
export const DefaultLayout = () => {
  useEffect(markFirstItems, [])
  return (
    <Queries>
      <Frame />
    </Queries>
  )
}
