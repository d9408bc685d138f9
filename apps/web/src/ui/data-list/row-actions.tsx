import { ActionIcon, Group, Menu } from '@mantine/core'
import { IconTrash, type Icon } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import { createContext, use, type ReactNode } from 'react'
import type { Native } from '../links.tsx'
import { RowMenu } from '../menus/row-menu.tsx'
import { Tip } from '../tooltip.tsx'

/** True within a card of a list, where the actions of a row are one menu. */
export const InCard = createContext(false)

const RowName = createContext('')

interface RowActionsProps {
  /** Name of the row. */
  name: string
  children: ReactNode
  /** Not given where the user may not. */
  onRemove?: (() => void) | undefined
}

/** The few actions of a row: icons at the end of a table's row, one menu in a card. */
export const RowActions = ({ name, children, onRemove }: RowActionsProps) => (
  <RowName value={name}>
    {use(InCard) ? (
      <RowMenu name={name} onRemove={onRemove}>
        {children}
      </RowMenu>
    ) : (
      <Group gap="2xs" justify="flex-end" wrap="nowrap">
        {children}
        {onRemove && <RowAction label="Delete" icon={IconTrash} onClick={onRemove} />}
      </Group>
    )}
  </RowName>
)

interface RowActionProps {
  label: string
  /** Accessible name of the icon; the label and the row's name unless given. */
  name?: string
  icon: Icon
  onClick: () => void
}

/** One of `RowActions`. */
export const RowAction = ({ label, name, icon: Icon, onClick }: RowActionProps) => {
  const row = use(RowName)
  return use(InCard) ? (
    <Menu.Item leftSection={<Icon size={16} />} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : (
    <Tip label={label}>
      <ActionIcon variant="subtle" color="gray" aria-label={name ?? `${label} ${row}`} onClick={onClick}>
        <Icon size={18} />
      </ActionIcon>
    </Tip>
  )
}

type RowLinkProps = Native & Omit<RowActionProps, 'onClick'>

/** One of `RowActions` that leads to another screen. */
export const RowLink = createLink(({ label, name, icon: Icon, ...link }: RowLinkProps) => {
  const row = use(RowName)
  return use(InCard) ? (
    <Menu.Item component="a" leftSection={<Icon size={16} />} {...link}>
      {label}
    </Menu.Item>
  ) : (
    <Tip label={label}>
      <ActionIcon
        component="a"
        variant="subtle"
        color="gray"
        aria-label={name ?? `${label} ${row}`}
        {...link}
      >
        <Icon size={18} />
      </ActionIcon>
    </Tip>
  )
})
