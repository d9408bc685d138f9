import { Group, Text } from '@mantine/core'
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react'
import { IconAction } from '../../../ui/icon-button.tsx'
import type { DiagramView } from './diagram-view.ts'
import styles from './structure.module.css'

const step = 1.25

export const ZoomBar = ({ view }: { readonly view: DiagramView }) => {
  const zoom = view.zoom.use()
  return (
    <Group gap={2} wrap="nowrap" className={styles.zoom} role="group" aria-label="Zoom">
      <IconAction tip="Zoom out" size="lg" className={styles.button} onClick={() => view.zoomBy(1 / step)}>
        <IconMinus size={18} aria-hidden />
      </IconAction>
      <Text size="sm" className={styles.percent}>
        {Math.round(zoom * 100)}%
      </Text>
      <IconAction tip="Zoom in" size="lg" className={styles.button} onClick={() => view.zoomBy(step)}>
        <IconPlus size={18} aria-hidden />
      </IconAction>
      <IconAction tip="Fit to screen" size="lg" className={styles.button} onClick={view.fit}>
        <IconFocusCentered size={18} aria-hidden />
      </IconAction>
    </Group>
  )
}
