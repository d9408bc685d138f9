import { Button, CloseButton, Group, Text } from '@mantine/core'
import { exportJson } from '@web2/builder'
import { useState, useSyncExternalStore } from 'react'
import { useBuilder } from '../../hooks/use-builder.ts'
import styles from '../draft-notice.module.css'

const never = () => () => {}

/** Says why the page shows raw placeholders, while no listing is chosen. */
export const ListingHint = () => {
  const { editor, opened, kind } = useBuilder()
  const { listing } = opened
  const chosen = useSyncExternalStore(listing?.nap.subscribe ?? never, () => listing?.nap.get() ?? null)
  const [shown, setShown] = useState(() => exportJson(opened.document).includes('{nap.'))
  if (!listing || chosen || !shown) return null
  return (
    <section className={styles.notice} aria-label="Business listing">
      <Text size="sm">
        This {kind} has placeholders such as {'{nap.phone}'}, which show the data of a business listing.
      </Text>
      <Group gap="xs" wrap="nowrap">
        <Button size="xs" variant="default" onClick={() => editor.session.dialog.set('listing')}>
          Choose a listing
        </Button>
        <CloseButton aria-label="Close this hint" onClick={() => setShown(false)} />
      </Group>
    </section>
  )
}
