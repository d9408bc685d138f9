import { ActionIcon, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { IconLink } from '../../../ui/links.tsx'
import { Tip } from '../../../ui/tooltip.tsx'
import type { NavAction, NavEntry } from './nav-entry.ts'
import classes from './sidebar.module.css'

interface CreateButtonProps {
  readonly entry: NavEntry
  readonly actions: readonly NavAction[]
  readonly onNavigate: (() => void) | undefined
}

const plus = <IconPlus size={16} aria-hidden />

/** Plus at the right of an entry: leads to its one create screen, or opens a menu of several. */
export const CreateButton = ({ entry, actions, onNavigate }: CreateButtonProps) => {
  const [only, ...others] = actions
  if (only === undefined) return null
  const onClick = onNavigate === undefined ? {} : { onClick: onNavigate }
  if (others.length === 0)
    return (
      <Tip label={only.label} position="right">
        <IconLink
          to={only.to}
          variant="subtle"
          color="gray"
          aria-label={only.label}
          className={classes.plus}
          {...onClick}
        >
          {plus}
        </IconLink>
      </Tip>
    )
  return (
    <Menu position="right-start" trapFocus>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Add to ${entry.label}`}
          className={classes.plus}
        >
          {plus}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ to, label }) => (
          <MenuLink key={to} to={to} {...onClick}>
            {label}
          </MenuLink>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
