import { Button, Group, Text } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { WholeSaver } from '../../document/saving/site-saver.ts'
import styles from '../session/notice.module.css'

export interface SaveFailureProps {
  readonly saver: Pick<WholeSaver, 'state'>
  readonly retry: () => void
  readonly leave: () => void
}

/** Notice with the reason of the last failed save, until the next save. */
export const SaveFailure = ({ saver, retry, leave }: SaveFailureProps) => {
  const state = saver.state.use()
  if (state.kind !== 'failed') return null
  return (
    <div className={`${styles.notice} ${styles.failure}`} role="alert">
      <Group gap={8} wrap="nowrap" className={styles.text}>
        <IconAlertCircle size={18} className={styles.icon} aria-hidden />
        <Text size="sm">Not saved. {state.sentence}</Text>
      </Group>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" onClick={leave}>
          Leave without saving
        </Button>
        <Button size="xs" onClick={retry}>
          Try again
        </Button>
      </Group>
    </div>
  )
}
