import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import styles from '../session/notice.module.css'
import { listingNeed } from '../../document/listing/listing-need.ts'

const never = () => () => {}

/** Hint that explains samples and raw placeholders on the page. */
const Hint = () => {
  const { editor, opened } = useBuilder()
  const need = useMemo(() => listingNeed(editor.store, editor.modules), [editor])
  const needed = useSyncExternalStore(need.subscribe, need.get)
  const [closed, setClosed] = useState(false)
  if (closed || needed === null) return null
  return (
    <section className={styles.notice} aria-label="Business listing">
      <Text size="sm" className={styles.text}>
        {needed === 'blocks'
          ? 'Business blocks show sample data.'
          : 'Placeholders such as {nap.phone} have no data yet.'}{' '}
        {opened.listing
          ? 'Choose a listing to use real details.'
          : 'Choose a listing in the site settings to use real details.'}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {opened.listing && (
          <Button size="xs" variant="default" onClick={() => editor.session.dialog.set('listing')}>
            Choose listing
          </Button>
        )}
        <CloseButton aria-label="Dismiss" onClick={() => setClosed(true)} />
      </Group>
    </section>
  )
}

/** Hint to choose a business listing, while the page needs one and has none. */
export const ListingHint = () => {
  const { editor, opened } = useBuilder()
  const chosen = useSyncExternalStore(opened.listing?.nap.subscribe ?? never, () => Boolean(editor.data.nap))
  return chosen ? null : <Hint />
}
