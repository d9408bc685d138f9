import { Text } from '@mantine/core'
import styles from '../panels/session/notice.module.css'

/** Notice that the requested page does not exist and the demo template is shown. */
export const MissingNotice = ({ editable = false }: { readonly editable?: boolean }) => (
  <div className={styles.notice} role="status">
    <Text size="sm">
      This page doesn’t exist or was deleted.{' '}
      {editable ? 'This is the demo page. Saving it creates a new page.' : 'This is the demo page.'}
    </Text>
  </div>
)
