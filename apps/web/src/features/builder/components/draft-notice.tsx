import { Button, Group, Text } from '@mantine/core'
import type { DraftOffer } from '../hooks/use-draft-offer.ts'
import styles from './draft-notice.module.css'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

export interface DraftNoticeProps {
  readonly offer: DraftOffer
  readonly noun: string
}

/** Offers what an earlier visit left unsaved. */
export const DraftNotice = ({ offer, noun }: DraftNoticeProps) => (
  <section className={styles.notice} aria-label="Unsaved changes of an earlier visit">
    <Text size="sm">
      {offer.ofNew ? `You left a new ${noun} unsaved` : `You left unsaved changes on this ${noun}`} (
      {when.format(offer.draft.keptAt)}).
      {offer.outdated && ` The ${noun} was saved elsewhere since; restoring them puts that version aside.`}
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
