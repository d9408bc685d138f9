import {
  ActionIcon,
  Button,
  Group,
  Indicator,
  NativeSelect,
  Popover,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import type { ListFilter } from '../../lib/list/list-filter.ts'
import { Tip } from '../tooltip.tsx'
import type { ColumnFilter } from './list-column.ts'

export interface FilterColumn {
  readonly key: string
  readonly title: string
  readonly filter?: ColumnFilter
}

interface FilterChoiceProps {
  columns: readonly FilterColumn[]
  filters: readonly ListFilter[]
  onChange: (filters: readonly ListFilter[]) => void
}

type Way = ListFilter['way']

interface FieldProps {
  column: FilterColumn
  valueOf: (way: Way) => string
  onValue: (way: Way, value: string) => void
}

/** Two bounds side by side, of days or of numbers. */
const Bounds = ({ column: { title, filter }, valueOf, onValue }: FieldProps) => (
  <Group gap="xs" grow align="flex-end" wrap="nowrap">
    {(['from', 'to'] as const).map((way) => (
      <TextInput
        key={way}
        size="sm"
        type={filter?.kind === 'day' ? 'date' : 'number'}
        label={`${title} ${way}`}
        value={valueOf(way)}
        onChange={(event) => onValue(way, event.currentTarget.value)}
      />
    ))}
  </Group>
)

const Field = (props: FieldProps) => {
  const { column, valueOf, onValue } = props
  const { title, filter } = column
  if (filter?.kind === 'day' || filter?.kind === 'number') return <Bounds {...props} />
  if (filter?.kind === 'choice')
    return (
      <NativeSelect
        size="sm"
        label={title}
        data={[{ value: '', label: 'Any' }, ...filter.choices]}
        value={valueOf('is')}
        onChange={(event) => onValue('is', event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      size="sm"
      label={`${title} contains`}
      value={valueOf('has')}
      onChange={(event) => onValue('has', event.currentTarget.value)}
    />
  )
}

interface FilterFormProps extends FilterChoiceProps {
  close: () => void
}

const FilterForm = ({ columns, filters, onChange, close }: FilterFormProps) => {
  const [typed, setTyped] = useState(filters)
  const set = (field: string, way: Way, value: string) =>
    setTyped([
      ...typed.filter((each) => each.field !== field || each.way !== way),
      ...(value.trim() === '' ? [] : [{ field, way, value }]),
    ])
  const apply = (next: readonly ListFilter[]) => {
    onChange(next)
    close()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply(typed)
      }}
    >
      <Text size="sm" fw={600} mb="xs">
        Filters
      </Text>
      <Stack gap="xs">
        {columns.map((column) => (
          <Field
            key={column.key}
            column={column}
            valueOf={(way) =>
              typed.find(({ field, way: by }) => field === column.key && by === way)?.value ?? ''
            }
            onValue={(way, value) => set(column.key, way, value)}
          />
        ))}
      </Stack>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" size="xs" disabled={filters.length === 0} onClick={() => apply([])}>
          Clear all
        </Button>
        <Button type="submit" size="xs">
          Apply
        </Button>
      </Group>
    </form>
  )
}

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
        <FilterForm {...props} close={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
