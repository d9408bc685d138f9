import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import type { ListingUpdate, ListingUpdatePlace } from '@web2/contract/listing-updates'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'
import classes from './updates.module.css'

interface UpdateProgressProps {
  update: ListingUpdate
  onCancel: () => void
  /** Not given while nothing of it has failed. */
  onRetry: (() => void) | null
  onShowPost: (place: ListingUpdatePlace) => void
}

const looks: Readonly<Record<ListingUpdatePlace['outcome'], StatusLook>> = {
  planned: { label: 'Queued', color: 'blue' },
  done: { label: 'Updated', color: 'green' },
  left: { label: 'Skipped', color: 'yellow' },
  gone: { label: 'Deleted', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
  canceled: { label: 'Canceled', color: 'gray' },
}

const lookOf = ({ outcome, publication }: ListingUpdatePlace): StatusLook => {
  if (publication === null || outcome !== 'done') return looks[outcome]
  switch (publication.status) {
    case 'queued':
    case 'running':
      return { label: 'Publishing', color: 'blue' }
    case 'done':
      return { label: 'Published', color: 'green' }
    default:
      return { label: 'Not published', color: 'red' }
  }
}

const nounOf: Readonly<Record<ListingUpdatePlace['kind'], string>> = {
  site: 'Site',
  'site-page': 'Page',
  page: 'Page',
  section: 'Section',
  article: 'Article',
  post: 'Post',
  scheduled: 'Scheduled post',
}

/** How far an update is, place by place. */
export const UpdateProgress = ({ update, onCancel, onRetry, onShowPost }: UpdateProgressProps) => {
  const { status, message, done, total, places, cancelRequested } = update
  const isRunning = status === 'queued' || status === 'running'
  return (
    <section className="card" aria-labelledby="listing-update">
      <Stack p="lg" gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h5" id="listing-update">
            Latest update
          </Title>
          {isRunning && (
            <Button size="xs" variant="default" disabled={cancelRequested} onClick={onCancel}>
              {cancelRequested ? 'Canceling…' : 'Cancel'}
            </Button>
          )}
          {onRetry !== null && (
            <Button size="xs" onClick={onRetry}>
              Retry failed
            </Button>
          )}
        </Group>
        {isRunning && (
          <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={`${done} of ${total} done`} />
        )}
        <Text size="sm" role="status">
          {isRunning ? `${done} of ${total} done. ${message}` : message}
        </Text>
        <div>
          {places.map((place) => (
            <Group
              key={`${place.kind} ${place._id}`}
              className={classes.place ?? ''}
              justify="space-between"
              gap="xs"
            >
              <div style={{ flex: '1 1 260px', minWidth: 0 }}>
                <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
                  {place.name}{' '}
                  <Text span size="sm" c="dimmed" fw={400}>
                    {nounOf[place.kind]}
                  </Text>
                </Text>
                {(place.message || place.publication?.status === 'failed') && (
                  <Text size="sm" c="dimmed">
                    {place.message || place.publication?.message}
                  </Text>
                )}
              </div>
              <Group gap="xs">
                {place.kind === 'post' && place.outcome === 'done' && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    aria-label={`View text of ${place.name}`}
                    onClick={() => onShowPost(place)}
                  >
                    View text
                  </Button>
                )}
                <StatusBadge {...lookOf(place)} />
              </Group>
            </Group>
          ))}
        </div>
      </Stack>
    </section>
  )
}
