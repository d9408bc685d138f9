import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ListFilter } from '../../lib/list/list-filter.ts'
import type { ColumnFilter } from './list-column.ts'
import classes from './data-list.module.css'

export interface FilterColumn {
  readonly key: string
  readonly title: string
  readonly filter?: ColumnFilter
}

export interface FilterChoiceProps {
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
  /** Whether there is anything to clear. */
  canClear: boolean
  onClear: () => void
  close: () => void
}

/** Fields of the columns that a list can be narrowed by; applied all at once. */
export const FilterForm = ({ columns, filters, onChange, canClear, onClear, close }: FilterFormProps) => {
  const [typed, setTyped] = useState(filters)
  const set = (field: string, way: Way, value: string) =>
    setTyped([
      ...typed.filter((each) => each.field !== field || each.way !== way),
      ...(value.trim() === '' ? [] : [{ field, way, value }]),
    ])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed)
        close()
      }}
    >
      {columns.length > 0 && (
        <Text size="sm" fw={600} mb="xs">
          Filters
        </Text>
      )}
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
      <Group justify="flex-end" gap="xs" className={classes.filterFoot}>
        <Button
          variant="default"
          size="xs"
          disabled={!canClear}
          onClick={() => {
            onClear()
            close()
          }}
        >
          Clear all
        </Button>
        <Button type="submit" size="xs">
          Apply
        </Button>
      </Group>
    </form>
  )
}
