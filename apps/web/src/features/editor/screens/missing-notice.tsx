import { Text } from '@mantine/core'
import styles from '../panels/session/notice.module.css'

/** Notice that the requested page does not exist and the demo template is shown. */
export const MissingNotice = ({ editable = false }: { readonly editable?: boolean }) => (
  <div className={styles.notice} role="status">
    <Text size="sm">
      This page does not exist, or it has been deleted. What you see is the demo page
      {editable ? '; saving it makes a new page.' : '.'}
    </Text>
  </div>
)
