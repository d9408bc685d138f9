import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useId } from 'react'
import type { LayoutType } from './layout/lay-out.ts'
import type { TreeType } from './layout/spread.ts'
import styles from './structure.module.css'

export interface Arrangement {
  readonly type: TreeType
  readonly layout: LayoutType
}

const types: { value: TreeType; label: string }[] = [
  { value: 'tree', label: 'Tree' },
  { value: 'cluster', label: 'Cluster' },
]

const layouts: { value: LayoutType; label: string }[] = [
  { value: 'horizontal', label: 'Horizontal' },
  { value: 'vertical', label: 'Vertical' },
  { value: 'circular', label: 'Circular' },
]

const formats = ['svg', 'png'] as const

/** The arrangement that an address names; Cluster and Vertical unless it names another. */
export const arrangementOf = (named: { type?: string; layout?: string }): Arrangement => ({
  type: types.find(({ value }) => value === named.type)?.value ?? 'cluster',
  layout: layouts.find(({ value }) => value === named.layout)?.value ?? 'vertical',
})

export interface TreeSettingsProps {
  readonly arrangement: Arrangement
  readonly arrange: (arrangement: Arrangement) => void
  readonly expandAll: () => void
  /** Not given where pages have none below them. */
  readonly collapseAll?: (() => void) | undefined
  readonly save: (format: (typeof formats)[number]) => void
  readonly saving: boolean
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly options: { value: Value; label: string }[]
  readonly value: Value
  readonly choose: (value: Value) => void
}

const Choice = <Value extends string>({ label, options, value, choose }: ChoiceProps<Value>) => {
  const id = useId()
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} id={id}>
        {label}
      </Text>
      <SegmentedControl fullWidth aria-labelledby={id} data={options} value={value} onChange={choose} />
    </Stack>
  )
}

/** How the diagram is drawn, and how to take it along. */
export const TreeSettings = ({
  arrangement,
  arrange,
  expandAll,
  collapseAll,
  save,
  saving,
}: TreeSettingsProps) => (
  <section className={`card ${styles.settings}`} aria-labelledby="tree-settings">
    <Title order={2} size="h5" id="tree-settings">
      Tree settings
    </Title>
    <Choice
      label="Type"
      options={types}
      value={arrangement.type}
      choose={(type) => arrange({ ...arrangement, type })}
    />
    <Choice
      label="Layout Type"
      options={layouts}
      value={arrangement.layout}
      choose={(layout) => arrange({ ...arrangement, layout })}
    />
    <Group gap="xs" grow>
      <Button variant="default" onClick={expandAll}>
        Expand all
      </Button>
      {collapseAll && (
        <Button variant="default" onClick={collapseAll}>
          Collapse all
        </Button>
      )}
    </Group>
    <Group gap="xs" grow>
      {formats.map((format) => (
        <Button
          key={format}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => save(format)}
          loading={saving && format === 'png'}
          aria-label={`Download as ${format.toUpperCase()}`}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Group>
    <Text size="xs" c="dimmed" className={styles.hint}>
      Click a page to open it. Drag to move, scroll or pinch to zoom. Keyboard: arrow keys, Enter, + and −, 0
      to fit.
    </Text>
  </section>
)
