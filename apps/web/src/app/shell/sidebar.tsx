import { NavLink, ScrollArea, Text } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { Tip } from '../../ui/tooltip.tsx'
import { markedEntryOf, sectionsFor } from './nav-entries.ts'
import classes from './sidebar.module.css'

interface SidebarProps {
  user: User
  /** Only icons; the labels are tooltips. */
  rail?: boolean
  onNavigate?: () => void
}

/** The main menu. */
export const Sidebar = ({ user, rail = false, onNavigate }: SidebarProps) => {
  const { pathname } = useLocation()
  const marked = markedEntryOf(pathname, user)?.to
  return (
    <ScrollArea h="100%" scrollbarSize={6}>
      <nav aria-label="Main menu" className={classes.menu} data-rail={rail || undefined}>
        {sectionsFor(user).map(({ section, entries }) => (
          <div key={section ?? 'first'} className={classes.section}>
            {section !== null && !rail && <Text className={classes.heading}>{section}</Text>}
            {entries.map(({ to, label, icon: Icon }) => {
              const link = (
                <NavLink
                  key={to}
                  component={Link}
                  to={to}
                  activeOptions={{ exact: true }}
                  active={marked === to}
                  aria-current={pathname === to ? 'page' : marked === to ? 'true' : undefined}
                  aria-label={label}
                  label={rail ? undefined : label}
                  noWrap
                  leftSection={<Icon size={20} aria-hidden />}
                  className={classes.link}
                  {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
                />
              )
              return rail ? (
                <Tip key={to} label={label} position="right">
                  {link}
                </Tip>
              ) : (
                link
              )
            })}
          </div>
        ))}
      </nav>
    </ScrollArea>
  )
}
