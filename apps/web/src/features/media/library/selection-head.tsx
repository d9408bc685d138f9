import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { counted } from '../../../lib/text/counted.ts'
import styles from './media.module.css'

interface ShelfHeadProps {
  total: number
  several: boolean
  onSeveral: (several: boolean) => void
}

/** Number of images, with a button to select several, also by touch. */
export const ShelfHead = ({ total, several, onSeveral }: ShelfHeadProps) => (
  <div className={styles.shelfHead}>
    <span>{counted(total, 'image')}</span>
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
