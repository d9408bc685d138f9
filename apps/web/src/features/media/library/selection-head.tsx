import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { counted } from '../../../lib/text/counted.ts'
import type { MediaKind } from '../videos/media-kind.ts'
import styles from './media.module.css'

interface ShelfHeadProps {
  kind: MediaKind
  total: number
  several: boolean
  onSeveral: (several: boolean) => void
}

/** Number of files, with a button to select several, also by touch. */
export const ShelfHead = ({ kind, total, several, onSeveral }: ShelfHeadProps) => (
  <div className={styles.shelfHead}>
    <span>{counted(total, kind)}</span>
    <Button
      size="compact-sm"
      variant={several ? 'light' : 'subtle'}
      leftSection={<IconListCheck size={16} aria-hidden />}
      aria-pressed={several}
      className={styles.several ?? ''}
      onClick={() => onSeveral(!several)}
    >
      Select multiple
    </Button>
  </div>
)
