import { Button, CloseButton, Group, Text } from '@mantine/core'
import type { DraftOffer } from './hooks/use-draft-offer.ts'
import type { RestoredDraft } from './hooks/use-restored-draft.ts'
import styles from '../panels/session/notice.module.css'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const timeOnly = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Returns the time, without the date if it is today. */
const shownTime = (ms: number): string =>
  (new Date(ms).toDateString() === new Date().toDateString() ? timeOnly : when).format(ms)

const label = 'Unsaved changes of an earlier visit'

export interface DraftNoticeProps {
  readonly offer: DraftOffer
  readonly noun: string
}

/** Offer of unsaved edits from an earlier visit. */
export const DraftNotice = ({ offer, noun }: DraftNoticeProps) => (
  <section className={styles.notice} aria-label={label}>
    <Text size="sm">
      {offer.ofNew ? `You left a new ${noun} unsaved` : `You left unsaved changes on this ${noun}`} (
      {when.format(offer.draft.keptAt)}).
      {offer.outdated && !offer.ofNew && (
        <> The {noun} was saved elsewhere since; restoring them puts that version aside.</>
      )}
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={offer.discard}>
        Discard
      </Button>
      <Button size="xs" onClick={() => void offer.restore()}>
        Restore
      </Button>
    </Group>
  </section>
)

export interface RestoredNoticeProps {
  readonly restored: RestoredDraft
  readonly noun: string
}

/** Notice that unsaved edits of an earlier visit are shown, with a button for the stored version. */
export const RestoredNotice = ({ restored, noun }: RestoredNoticeProps) => (
  <section className={styles.notice} aria-label={label}>
    <Text size="sm" role="status">
      Your unsaved changes of {shownTime(restored.keptAt)} are shown.
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={() => void restored.showStored()}>
        {restored.ofNew ? 'Start again' : `Show the saved ${noun}`}
      </Button>
      <CloseButton aria-label="Close this notice" onClick={restored.dismiss} />
    </Group>
  </section>
)

/** Notice that two tabs edit the same document, and that the later save has to resolve the conflict. */
export const OpenElsewhereNotice = ({ noun }: { readonly noun: string }) => (
  <section className={styles.notice} aria-label="Open in another tab">
    <Text size="sm" role="status">
      This {noun} is open in another tab too. Each tab has its own changes; the one that saves later is asked
      which version stays.
    </Text>
  </section>
)
