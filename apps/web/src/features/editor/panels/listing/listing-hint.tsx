import { Button, CloseButton, Group, Text } from '@mantine/core'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import styles from '../session/notice.module.css'
import { listingNeed } from '../../document/listing/listing-need.ts'

const never = () => () => {}

/** Hint that explains samples and raw placeholders on the page. */
const Hint = () => {
  const { editor, opened, kind } = useBuilder()
  const need = useMemo(() => listingNeed(editor.store, editor.modules), [editor])
  const needed = useSyncExternalStore(need.subscribe, need.get)
  const [closed, setClosed] = useState(false)
  if (closed || needed === null) return null
  const noun = kind === 'section' ? 'section' : 'page'
  return (
    <section className={styles.notice} aria-label="Business listing">
      <Text size="sm" className={styles.text}>
        {needed === 'blocks'
          ? `The business blocks on this ${noun} show samples, which visitors do not get to see.`
          : `This ${noun} has placeholders such as {nap.phone}, which show the data of a business listing.`}
        {!opened.listing && ' Choose a listing in the settings of the site.'}
      </Text>
      <Group gap="xs" wrap="nowrap">
        {opened.listing && (
          <Button size="xs" variant="default" onClick={() => editor.session.dialog.set('listing')}>
            Choose a listing
          </Button>
        )}
        <CloseButton aria-label="Close this hint" onClick={() => setClosed(true)} />
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
