import { Button, CloseButton, Group, Text } from '@mantine/core'
import type { DraftOffer } from './hooks/use-draft-offer.ts'
import type { RestoredDraft } from './hooks/use-restored-draft.ts'
import styles from '../panels/session/notice.module.css'

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const timeOnly = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** Returns the time, without the date if it is today. */
const shownTime = (ms: number): string =>
  (new Date(ms).toDateString() === new Date().toDateString() ? timeOnly : when).format(ms)

const label = 'Unsaved changes from an earlier visit'

export interface DraftNoticeProps {
  readonly offer: DraftOffer
  readonly noun: string
}

/** Offer of unsaved edits from an earlier visit. */
export const DraftNotice = ({ offer, noun }: DraftNoticeProps) => (
  <section className={styles.notice} aria-label={label}>
    <Text size="sm">
      {offer.ofNew ? `You have an unsaved new ${noun}` : `You have unsaved changes to this ${noun}`} from{' '}
      {when.format(offer.draft.keptAt)}.
      {offer.outdated && !offer.ofNew && (
        <> The {noun} was saved elsewhere since then. Restoring replaces that version with your changes.</>
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
      Restored your unsaved changes from {shownTime(restored.keptAt)}.
    </Text>
    <Group gap="xs" wrap="nowrap">
      <Button size="xs" variant="default" onClick={() => void restored.showStored()}>
        {restored.ofNew ? 'Start over' : `Show saved ${noun}`}
      </Button>
      <CloseButton aria-label="Dismiss" onClick={restored.dismiss} />
    </Group>
  </section>
)

/** Notice that two tabs edit the same document, and that the later save has to resolve the conflict. */
export const OpenElsewhereNotice = ({ noun }: { readonly noun: string }) => (
  <section className={styles.notice} aria-label="Open in another tab">
    <Text size="sm" role="status">
      This {noun} is also open in another tab. If you change it in both, you choose which version to keep when
      you save.
    </Text>
  </section>
)
