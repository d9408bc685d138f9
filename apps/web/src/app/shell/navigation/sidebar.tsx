import { Badge, Indicator, NavLink, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { User } from '@web2/contract/core'
import { useEffect, useId, useRef } from 'react'
import { Tip } from '../../../ui/tooltip.tsx'
import { CreateButton } from './create-button.tsx'
import { useFoldedGroups } from './folded-groups.ts'
import { groupsFor, markedEntryOf } from './nav-entries.ts'
import type { NavEntry, NavGroup } from './nav-entry.ts'
import classes from './sidebar.module.css'

interface SidebarProps {
  user: User
  /** Only icons; the labels are tooltips. */
  rail?: boolean
  onNavigate?: () => void
}

interface RowProps {
  readonly entry: NavEntry
  readonly rail: boolean
  readonly current: 'page' | 'true' | undefined
  readonly onNavigate: (() => void) | undefined
}

const PlainRow = ({
  entry,
  rail,
  current,
  onNavigate,
  count = 0,
}: RowProps & { readonly count?: number }) => {
  const { to, label, icon: Icon, actions = [] } = entry
  const shown = count > 99 ? '99+' : String(count)
  const link = (
    <NavLink
      component={Link}
      to={to}
      activeOptions={{ exact: true }}
      active={current !== undefined}
      aria-current={current}
      // without a label of its own, the visible text and its number are the name
      {...((rail || count === 0) && { 'aria-label': count === 0 ? label : `${label}, ${shown} new` })}
      label={rail ? undefined : label}
      noWrap
      leftSection={
        <Indicator disabled={!rail || count === 0} size={8} offset={2}>
          <Icon size={18} aria-hidden style={{ display: 'block' }} />
        </Indicator>
      }
      rightSection={
        !rail &&
        count > 0 && (
          <Badge size="sm" variant="filled" className={classes.count ?? ''}>
            {shown}
            <span className="visually-hidden"> new</span>
          </Badge>
        )
      }
      className={classes.link}
      {...(onNavigate === undefined ? {} : { onClick: onNavigate })}
    />
  )
  return (
    <li className={classes.row}>
      {rail ? (
        <Tip label={label} position="right">
          {link}
        </Tip>
      ) : (
        <>
          {link}
          <CreateButton entry={entry} actions={actions} onNavigate={onNavigate} />
        </>
      )}
    </li>
  )
}

const CountedRow = ({ useCount, ...row }: RowProps & { readonly useCount: () => number }) => (
  <PlainRow {...row} count={useCount()} />
)

const Row = (row: RowProps) =>
  row.entry.useCount === undefined ? (
    <PlainRow {...row} />
  ) : (
    <CountedRow {...row} useCount={row.entry.useCount} />
  )

interface GroupProps {
  readonly group: NavGroup
  readonly rail: boolean
  readonly folded: boolean
  readonly onToggle: () => void
  /** Renders one entry. */
  readonly row: (entry: NavEntry) => React.ReactNode
  /** Address of the marked entry, which a folded group still shows. */
  readonly marked: string | undefined
}

const Group = ({ group, rail, folded, onToggle, row, marked }: GroupProps) => {
  const listId = useId()
  const isFolded = folded && !rail && group.unnamed !== true
  const entries = isFolded ? group.entries.filter(({ to }) => to === marked) : group.entries
  return (
    <div className={classes.group} data-end={group.atEnd}>
      {group.unnamed !== true && !rail && (
        <UnstyledButton
          className={classes.heading}
          aria-expanded={!isFolded}
          aria-controls={listId}
          onClick={onToggle}
        >
          {group.name}
          <IconChevronDown size={14} aria-hidden className={classes.chevron} />
        </UnstyledButton>
      )}
      <ul id={listId} className={classes.list} aria-label={group.name}>
        {entries.map(row)}
      </ul>
    </div>
  )
}

/** The main menu. */
export const Sidebar = ({ user, rail = false, onNavigate }: SidebarProps) => {
  const { pathname } = useLocation()
  const { isFolded, toggle } = useFoldedGroups()
  const nav = useRef<HTMLElement>(null)
  const marked = markedEntryOf(pathname, user)?.to

  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  const row = (entry: NavEntry) => {
    const current = pathname === entry.to ? 'page' : marked === entry.to ? 'true' : undefined
    return <Row key={entry.to} entry={entry} rail={rail} current={current} onNavigate={onNavigate} />
  }
  return (
    <nav ref={nav} aria-label="Main menu" className={classes.menu} data-rail={rail || undefined}>
      {groupsFor(user).map((group) => (
        <Group
          key={group.name}
          group={group}
          rail={rail}
          folded={isFolded(group.name)}
          onToggle={() => toggle(group.name)}
          row={row}
          marked={marked}
        />
      ))}
    </nav>
  )
}
