import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'

/** Returns a list with one item moved by a place. */
export const moved = <Item,>(list: readonly Item[], item: Item, by: 1 | -1): Item[] => {
  const at = list.indexOf(item)
  return list.toSpliced(at, 1).toSpliced(at + by, 0, item)
}

interface NamedRowMenuProps {
  /** Kind of the row, as in “style”. */
  readonly noun: string
  readonly name: string
  readonly maxLength: number
  /** False for a row that keeps its name and position. */
  readonly canChange?: boolean
  readonly canMove: (by: 1 | -1) => boolean
  readonly move: (by: 1 | -1) => void
  readonly rename: (name: string) => void
  readonly removeLabel?: string
  readonly remove: () => void
  /** More entries, after the first one. */
  readonly children?: ReactNode
}

/** The menu of a named thing in an ordered list of the panels: rename, move, delete. */
export const NamedRowMenu = (props: NamedRowMenuProps) => {
  const { noun, name, maxLength, canChange = true, canMove, move, rename, remove } = props
  const { removeLabel = 'Delete', children } = props
  const [renaming, setRenaming] = useState(false)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More for ${noun} ${name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {canChange && (
            <>
              <Menu.Item onClick={() => setRenaming(true)}>Rename…</Menu.Item>
              {children}
              <Menu.Item disabled={!canMove(-1)} onClick={() => move(-1)}>
                Move up
              </Menu.Item>
              <Menu.Item disabled={!canMove(1)} onClick={() => move(1)}>
                Move down
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          <Menu.Item color="var(--mantine-color-error)" onClick={remove}>
            {removeLabel}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {renaming && (
        <NameDialog
          title={`Rename ${noun}`}
          name={name}
          maxLength={maxLength}
          confirm="Rename"
          empty="Enter a name."
          store={(next) => Promise.resolve(rename(next))}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  )
}
