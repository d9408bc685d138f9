import { Text } from '@mantine/core'
import styles from '../panels/session/notice.module.css'

/** The page that was asked for is not there; the demo template is shown in its place. */
export const MissingNotice = ({ editable = false }: { readonly editable?: boolean }) => (
  <div className={styles.notice} role="status">
    <Text size="sm">
      This page does not exist, or it has been deleted. What you see is the demo page
      {editable ? '; saving it makes a new page.' : '.'}
    </Text>
  </div>
)
