import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { Tip } from '../tooltip.tsx'
import { FilterForm, type FilterChoiceProps } from './filter-form.tsx'

/** Narrows a list by its columns. */
export const FilterChoice = (props: FilterChoiceProps) => {
  const [opened, setOpened] = useState(false)
  const { length } = props.filters
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width={320}
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
    >
      <Indicator disabled={length === 0} label={length} size={16} offset={3}>
        <Tip label={length === 0 ? 'Filter' : `Filters (${length})`}>
          <Popover.Target>
            <ActionIcon variant="default" size={36} aria-label="Filter" onClick={() => setOpened(!opened)}>
              <IconFilter size={18} />
            </ActionIcon>
          </Popover.Target>
        </Tip>
      </Indicator>
      <Popover.Dropdown mah="70dvh" style={{ overflowY: 'auto' }}>
        <FilterForm
          {...props}
          canClear={length > 0}
          onClear={() => props.onChange([])}
          close={() => setOpened(false)}
        />
      </Popover.Dropdown>
    </Popover>
  )
}
