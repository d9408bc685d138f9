import { Button, Group, Text } from '@mantine/core'
import type { DraftOffer } from '../hooks/use-draft-offer.ts'
import styles from './draft-notice.module.css'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Offers what an earlier visit left unsaved. */
export const DraftNotice = ({ offer }: { readonly offer: DraftOffer }) => (
  <section className={styles.notice} aria-label="Unsaved changes of an earlier visit">
    <Text size="sm">
      You left unsaved changes on this page ({when.format(offer.draft.keptAt)}).
      {offer.outdated && ' The page was saved elsewhere since; restoring them puts that version aside.'}
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={offer.discard}>
        Discard
      </Button>
      <Button size="xs" onClick={offer.restore}>
        Restore
      </Button>
    </Group>
  </section>
)
