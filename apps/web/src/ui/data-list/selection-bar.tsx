import { Button, Group, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './data-list.module.css'

interface SelectionBarProps {
  /** How many are selected, on all pages. */
  count: number
  total: number
  noun: string
  /** Left out where all of them cannot be fetched. */
  onSelectAll?: (() => void) | undefined
  selecting: boolean
  onClear: () => void
  /** Left out where nothing can be deleted. */
  onRemove: (() => void) | undefined
  /** Additional actions. */
  children?: ReactNode
}

/** Selection across pages with its actions. Placed below the rows, so that none of them moves. */
export const SelectionBar = ({ count, total, noun, onSelectAll, selecting, ...props }: SelectionBarProps) => (
  <Group px="sm" py={6} gap="xs" className={classes.selection} role="group" aria-label="Selection">
    <Text size="sm" role="status">
      {count.toLocaleString('en')} selected
    </Text>
    {onSelectAll !== undefined && count < total && (
      <Button variant="subtle" size="compact-sm" loading={selecting} onClick={onSelectAll}>
        Select all {total.toLocaleString('en')} {noun}
      </Button>
    )}
    <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onClear}>
      Clear selection
    </Button>
    <Group ml={{ sm: 'auto' }} gap="xs">
      {props.children}
      {props.onRemove && (
        <Button
          size="xs"
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={props.onRemove}
        >
          Delete {count.toLocaleString('en')}
        </Button>
      )}
    </Group>
  </Group>
)
