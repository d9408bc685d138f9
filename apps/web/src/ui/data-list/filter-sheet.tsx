import { Group, NativeSelect, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListControl } from '../../lib/list/use-list-search.ts'
import { FilterForm } from './filter-form.tsx'
import type { ListColumn } from './list-column.ts'
import { SheetButton, SheetFields } from './sheet-button.tsx'

interface FilterSheetProps {
  columns: readonly Pick<ListColumn<never>, 'key' | 'title' | 'filter' | 'sortable'>[]
  control: ListControl
  /** The list's own fields, which apply at once. */
  fields?: ReactNode
  /** How many filters are in use. */
  count: number
  onClear: () => void
}

const orders = [
  { value: 'up', label: 'Ascending' },
  { value: 'down', label: 'Descending' },
]

/** Order of a list whose rows are cards, which have no column heads to press. */
const SortFields = ({ columns, control }: Pick<FilterSheetProps, 'columns' | 'control'>) => {
  const { sortBy, descending } = control.state
  const sortable = columns.filter((column) => column.sortable === true)
  if (sortable.length === 0) return null
  return (
    <Group grow gap="xs" align="flex-end" wrap="nowrap">
      <NativeSelect
        label="Sort by"
        data={sortable.map(({ key, title }) => ({ value: key, label: title }))}
        value={sortBy}
        onChange={(event) => control.setSort(event.currentTarget.value, descending)}
      />
      <NativeSelect
        label="Order"
        data={orders}
        value={descending ? 'down' : 'up'}
        onChange={(event) => control.setSort(sortBy, event.currentTarget.value === 'down')}
      />
    </Group>
  )
}

/** Order and filters of a list on a small screen, in a sheet at its lower edge. */
export const FilterSheet = ({ columns, control, fields, count, onClear }: FilterSheetProps) => {
  const filterable = columns.filter(({ filter }) => filter !== undefined)
  return (
    <SheetButton count={count}>
      {(close) => (
        <>
          <Stack gap="sm" mb="sm">
            <SortFields columns={columns} control={control} />
            {fields && <SheetFields>{fields}</SheetFields>}
          </Stack>
          <FilterForm
            columns={filterable}
            filters={control.state.filters}
            onChange={control.setFilters}
            canClear={count > 0}
            onClear={onClear}
            close={close}
          />
        </>
      )}
    </SheetButton>
  )
}
