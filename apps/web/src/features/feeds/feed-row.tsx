import classes from './feeds.module.css'
import { Group, Menu, Text } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconPencil } from '@tabler/icons-react'
import type { RssFeed } from '@web2/contract/feeds'
import { formatMoment } from '../../lib/dates.ts'
import { counted } from '../../lib/text/counted.ts'
import { RowMenu } from '../../ui/menus/row-menu.tsx'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const lookOf = ({ paused, problem, lastCheckedAt }: RssFeed): StatusLook => {
  if (paused) return { label: 'Paused', color: 'gray' }
  if (problem !== '') return { label: 'Problem', color: 'red' }
  return lastCheckedAt === null ? { label: 'Fetching', color: 'blue' } : { label: 'Active', color: 'harbour' }
}

/** How a feed stands, in a word. */
const FeedState = ({ feed }: { feed: RssFeed }) => <StatusBadge {...lookOf(feed)} />

export type FeedChange = { check: true } | { paused: boolean }

interface FeedRowProps {
  readonly feed: RssFeed
  readonly categoryName: string | undefined
  /** Not given where the person may not. */
  readonly onChange?: ((change: FeedChange) => void) | undefined
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const times = ({ items, lastCheckedAt, nextCheckAt, paused }: RssFeed): string => {
  const count = counted(items, 'item')
  if (lastCheckedAt === null) return 'Fetching for the first time'
  const looked = `${count}, last checked ${formatMoment(lastCheckedAt)}`
  return paused ? looked : `${looked}, next check ${formatMoment(nextCheckAt)}`
}

/** One feed: how it stands, what is wrong with it, and what can be done. */
export const FeedRow = ({ feed, categoryName, onChange, onEdit, onRemove }: FeedRowProps) => (
  <li className={classes.feed}>
    <div className={classes.words}>
      <Group gap="xs">
        <Text fw={550} size="sm" className={classes.name}>
          {feed.title}
        </Text>
        <FeedState feed={feed} />
      </Group>
      <Text size="xs" c="dimmed" className={classes.name}>
        {feed.url}
      </Text>
      <Text size="xs" c="dimmed">
        {times(feed)}
        {categoryName !== undefined && `. Imports to ${categoryName}`}
      </Text>
      {feed.problem !== '' && (
        <Text size="sm" c="var(--mantine-color-error)" mt={4} className={classes.name}>
          {feed.problem}
        </Text>
      )}
    </div>
    {onChange && (
      <RowMenu name={feed.title} onRemove={onRemove}>
        <Menu.Item leftSection={<IconRefresh size={16} />} onClick={() => onChange({ check: true })}>
          Check now
        </Menu.Item>
        {feed.paused ? (
          <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => onChange({ paused: false })}>
            Resume
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={() => onChange({ paused: true })}>
            Pause
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onEdit}>
          Edit
        </Menu.Item>
      </RowMenu>
    )}
  </li>
)
