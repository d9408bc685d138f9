import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { LayoutType } from '../layout/lay-out.ts'
import type { TreeType } from '../layout/spread.ts'
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
  readonly save: (format: 'svg' | 'png') => void
  readonly saving: boolean
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
    <Stack gap={6}>
      <Text size="sm" fw={500} id="tree-type">
        Type
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby="tree-type"
        data={types}
        value={arrangement.type}
        onChange={(type) => arrange({ ...arrangement, type })}
      />
    </Stack>
    <Stack gap={6}>
      <Text size="sm" fw={500} id="tree-layout">
        Layout Type
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby="tree-layout"
        data={layouts}
        value={arrangement.layout}
        onChange={(layout) => arrange({ ...arrangement, layout })}
      />
    </Stack>
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
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => save('svg')}
        aria-label="Download as SVG"
      >
        SVG
      </Button>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => save('png')}
        loading={saving}
        aria-label="Download as PNG"
      >
        PNG
      </Button>
    </Group>
    <Text size="xs" c="dimmed" className={styles.hint}>
      Click a page to open it. Drag to move, scroll or pinch to zoom. By keyboard: arrows, Enter, + and −, 0
      to fit.
    </Text>
  </section>
)
