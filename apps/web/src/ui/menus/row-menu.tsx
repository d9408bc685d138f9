import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface RowMenuProps {
  /** Name of the row. */
  name: string
  children: ReactNode
  /** Not given where the person may not. */
  onRemove?: (() => void) | undefined
}

/** The menu of a row in a list; deleting comes last. */
export const RowMenu = ({ name, children, onRemove }: RowMenuProps) => (
  // within the main region: what lies outside of all regions is not found by people who go from one to the next
  <Menu position="bottom-end" portalProps={{ target: '#main' }}>
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
        <IconDots size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {children}
      {onRemove && (
        <>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconTrash size={16} />}
            color="var(--mantine-color-error)"
            onClick={onRemove}
          >
            Delete
          </Menu.Item>
        </>
      )}
    </Menu.Dropdown>
  </Menu>
)
