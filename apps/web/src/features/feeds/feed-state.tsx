import type { RssFeed } from '@web2/contract/feeds'
import { StatusBadge, type StatusLook } from '../../ui/status-badge.tsx'

const lookOf = ({ paused, problem, lastCheckedAt }: RssFeed): StatusLook => {
  if (paused) return { label: 'Paused', color: 'gray' }
  if (problem !== '') return { label: 'Problem', color: 'red' }
  return lastCheckedAt === null ? { label: 'Reading', color: 'blue' } : { label: 'Active', color: 'harbour' }
}

/** How a feed stands, in a word. */
export const FeedState = ({ feed }: { feed: RssFeed }) => <StatusBadge {...lookOf(feed)} />
