import { Anchor, Button, Group, Text } from '@mantine/core'
import type { Publication, PublicationTarget } from '@web2/contract/publishing'
import { formatMoment } from '../../../lib/dates.ts'
import { SiteStatusBadge } from '../../sites/site-status.tsx'
import { sizeText } from '../../media/library/file-size.ts'
import { counted } from '../../../lib/text/counted.ts'
import { targetName } from '../../sites/targets/target-names.ts'
import { TargetNotes } from '../publish/target-notes.tsx'
import classes from '../publish/targets.module.css'

/** How a publication stands, in the looks of a site's own status. */
const statuses = { queued: 'to_publish', running: 'publishing', done: 'published', failed: 'failed' } as const

const State = ({ status }: Pick<Publication, 'status'>) =>
  status === 'cancelled' ? (
    <Text span size="xs" fw={600} c="dimmed">
      Canceled
    </Text>
  ) : (
    <SiteStatusBadge status={statuses[status]} />
  )

const what = ({ uploaded, unchanged, deleted, pages, bytes }: PublicationTarget): string =>
  [
    `${counted(pages, 'page')}, ${sizeText(bytes)}`,
    `${uploaded.toLocaleString()} uploaded`,
    deleted > 0 ? `${deleted.toLocaleString()} deleted` : null,
    unchanged > 0 ? `${unchanged.toLocaleString()} unchanged` : null,
  ]
    .filter((part) => part !== null)
    .join(', ')

const Place = ({ target }: { target: PublicationTarget }) => (
  <div>
    <Text size="sm">
      {target.url !== null && target.status === 'done' ? (
        <Anchor
          href={target.url}
          target="_blank"
          rel="noopener"
          size="sm"
          style={{ overflowWrap: 'anywhere' }}
        >
          {targetName(target)}
        </Anchor>
      ) : (
        targetName(target)
      )}
    </Text>
    <Text size="xs" c={target.status === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
      {target.status === 'done' ? what(target) : target.message || 'Not published'}
    </Text>
    <TargetNotes {...target} />
  </div>
)

interface HistoryEntryProps {
  publication: Publication
  /** Not given to people who may not publish. */
  onRestore: (() => void) | undefined
}

const reviewed = ({ review }: Publication): string | null => {
  if (review === null || review.errors === 0) return null
  return review.accepted
    ? `Published with ${counted(review.errors, 'accepted error')}`
    : `Visitors see ${counted(review.errors, 'error')}. Publish the site again to review ${review.errors === 1 ? 'it' : 'them'}.`
}

/** One publication: who, when, where to, how much, and how it ended. */
export const HistoryEntry = ({ publication, onRestore }: HistoryEntryProps) => {
  const { number, createdAt, createdByName, restoredNumber, restoredFrom, status, targets } = publication
  const origin =
    restoredFrom === null
      ? ''
      : `, restored from ${restoredNumber === null ? 'an earlier publication' : `#${restoredNumber}`}`
  return (
    <article className={classes.result} aria-label={`Publication ${number}`}>
      <div className={classes.resultText}>
        <Group gap="xs" mb={4}>
          <Text size="sm" fw={600}>
            #{number}
          </Text>
          <State status={status} />
          <Text size="xs" c="dimmed">
            {formatMoment(createdAt)}
            {createdByName === '' ? '' : `, ${createdByName}`}
            {origin}
          </Text>
        </Group>
        {targets.map((target) => (
          <Place key={target.targetId} target={target} />
        ))}
        {reviewed(publication) !== null && (
          <Text size="xs" c="var(--mantine-color-error)">
            {reviewed(publication)}
          </Text>
        )}
      </div>
      {publication.restorable && onRestore && (
        <Button size="xs" variant="default" onClick={onRestore} aria-label={`Restore publication ${number}`}>
          Restore
        </Button>
      )}
    </article>
  )
}
