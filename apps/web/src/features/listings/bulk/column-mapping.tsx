import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { chooseColumn, type Mapping } from './guess-columns.ts'
import { columnTargets, targetLabels } from './column-targets.ts'
import classes from './bulk-add.module.css'

interface ColumnMappingProps {
  head: readonly string[]
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

const data = [
  { value: '', label: 'Skip' },
  ...columnTargets.map((target) => ({ value: target, label: targetLabels[target] })),
]

/** Number of unknown columns above which they are collapsed. */
const mostUnknown = 12

/** Which column of the file is which field; of a wide file the columns that are left out come on demand. */
export const ColumnMapping = ({ head, mapping, onChange }: ColumnMappingProps) => {
  const [known] = useState(
    () => new Set(mapping.flatMap((field, column) => (field === null ? [] : [column]))),
  )
  const unknown = mapping.length - known.size
  const [all, setAll] = useState(unknown <= mostUnknown)
  return (
    <div>
      <div className={classes.columns}>
        {mapping.map(
          (field, column) =>
            (all || known.has(column)) && (
              <NativeSelect
                key={column}
                label={
                  head[column] === '' || head[column] === undefined ? `Column ${column + 1}` : head[column]
                }
                data={data}
                value={field ?? ''}
                onChange={(event) => {
                  const chosen = columnTargets.find((each) => each === event.currentTarget.value) ?? null
                  onChange(chooseColumn(mapping, column, chosen))
                }}
              />
            ),
        )}
      </div>
      {!all && (
        <Group mt="sm" gap="xs">
          <Text size="sm">{unknown.toLocaleString('en')} columns skipped</Text>
          <Button size="xs" variant="default" onClick={() => setAll(true)}>
            Show all
          </Button>
        </Group>
      )}
    </div>
  )
}
