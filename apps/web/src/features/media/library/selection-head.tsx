import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import styles from './media.module.css'

interface ShelfHeadProps {
  total: number
  several: boolean
  onSeveral: (several: boolean) => void
}

/** Number of images, with a button to select several, also by touch. */
export const ShelfHead = ({ total, several, onSeveral }: ShelfHeadProps) => (
  <div className={styles.shelfHead}>
    <span>{total === 1 ? '1 picture' : `${total.toLocaleString('en-US')} pictures`}</span>
    <Button
      size="compact-sm"
      variant={several ? 'light' : 'subtle'}
      leftSection={<IconListCheck size={16} aria-hidden />}
      aria-pressed={several}
      className={styles.several ?? ''}
      onClick={() => onSeveral(!several)}
    >
      Select several
    </Button>
  </div>
)
