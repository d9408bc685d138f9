import { Button, Group, Pill } from '@mantine/core'
import type { ListFilter } from '../../lib/list/list-filter.ts'
import type { FilterColumn } from './filter-form.tsx'
import classes from './data-list.module.css'

interface ActiveFiltersProps {
  columns: readonly FilterColumn[]
  filters: readonly ListFilter[]
  onChange: (filters: readonly ListFilter[]) => void
}

const words = { has: 'contains', is: 'is', from: 'from', to: 'to' } as const

const sentenceOf = (columns: readonly FilterColumn[], { field, way, value }: ListFilter): string => {
  const column = columns.find(({ key }) => key === field)
  const choices = column?.filter?.kind === 'choice' ? column.filter.choices : []
  const shown = choices.find((choice) => choice.value === value)?.label ?? value
  return `${column?.title ?? field} ${words[way]} ${shown}`
}

/** Active filters of a list, each removable. */
export const ActiveFilters = ({ columns, filters, onChange }: ActiveFiltersProps) => (
  <Group px="sm" py={6} gap="xs" className={classes.bar} role="group" aria-label="Active filters">
    {filters.map((filter) => {
      const sentence = sentenceOf(columns, filter)
      return (
        <Pill
          key={`${filter.field}.${filter.way}`}
          withRemoveButton
          size="md"
          removeButtonProps={{
            'aria-label': `Remove filter: ${sentence}`,
            'aria-hidden': false,
            tabIndex: 0,
          }}
          onRemove={() => onChange(filters.filter((other) => other !== filter))}
        >
          {sentence}
        </Pill>
      )
    })}
    {filters.length > 1 && (
      <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
        Clear all
      </Button>
    )}
  </Group>
)
