import { Button, CloseButton, Group, Text } from '@mantine/core'
import type { DraftOffer } from './hooks/use-draft-offer.ts'
import type { RestoredDraft } from './hooks/use-restored-draft.ts'
import styles from '../panels/session/notice.module.css'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const timeOnly = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** The time alone when it was today. */
const shownTime = (ms: number): string =>
  (new Date(ms).toDateString() === new Date().toDateString() ? timeOnly : when).format(ms)

const label = 'Unsaved changes of an earlier visit'

export interface DraftNoticeProps {
  readonly offer: DraftOffer
  readonly noun: string
}

/** Offers what an earlier visit left unsaved. */
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

/** What an earlier visit left unsaved is shown; the stored version is one press away. */
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

/** Two tabs work on the same document, and the one that saves later is asked. */
export const OpenElsewhereNotice = ({ noun }: { readonly noun: string }) => (
  <section className={styles.notice} aria-label="Open in another tab">
    <Text size="sm" role="status">
      This {noun} is open in another tab too. Each tab has its own changes; the one that saves later is asked
      which version stays.
    </Text>
  </section>
)
