import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { useId, useMemo, useState } from 'react'
import { columnSamples } from '../../lib/tables/column-samples.ts'
import classes from './column-mapping.module.css'

interface ColumnMappingProps<Target extends string> {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Content of each column; null for columns left out. */
  readonly mapping: readonly (Target | null)[]
  /** All contents with their names. */
  readonly targets: readonly { readonly value: Target; readonly label: string }[]
  readonly onChoose: (column: number, target: Target | null) => void
  /** Whether a column's values stay hidden. */
  readonly isSecret?: (target: Target | null) => boolean
}

/** Number of unknown columns above which they are collapsed. */
const mostUnknown = 12

/** Which column of the file is which field, with values of the file. */
export const ColumnMapping = <Target extends string>(props: ColumnMappingProps<Target>) => {
  const { head, rows, mapping, targets, onChoose, isSecret } = props
  const id = useId()
  const [known] = useState(
    () => new Set(mapping.flatMap((target, column) => (target === null ? [] : [column]))),
  )
  const samples = useMemo(
    () => mapping.map((_target, column) => columnSamples(rows, column)),
    [mapping, rows],
  )
  const unknown = mapping.length - known.size
  const [all, setAll] = useState(unknown <= mostUnknown)
  return (
    <div>
      <div className={classes.columns}>
        {mapping.map(
          (target, column) =>
            (all || known.has(column)) && (
              <div key={column} className={classes.column}>
                <div>
                  <label className={classes.name} htmlFor={`${id}${column}`}>
                    {head[column] === '' || head[column] === undefined
                      ? `Column ${column + 1}`
                      : head[column]}
                  </label>
                  <div className={classes.sample} id={`${id}${column}-sample`}>
                    {isSecret?.(target) === true ? 'Hidden' : samples[column]}
                  </div>
                </div>
                <NativeSelect
                  id={`${id}${column}`}
                  aria-describedby={`${id}${column}-sample`}
                  data={[{ value: '', label: 'Skip' }, ...targets]}
                  value={target ?? ''}
                  onChange={(event) => {
                    const { value } = event.currentTarget
                    onChoose(column, targets.find((each) => each.value === value)?.value ?? null)
                  }}
                />
              </div>
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
