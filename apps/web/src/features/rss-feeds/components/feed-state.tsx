import { Badge } from '@mantine/core'
import type { RssFeed } from '@web2/contract'

/** How a feed stands, in a word. */
export const FeedState = ({ feed }: { feed: RssFeed }) => {
  const [label, color] = feed.paused
    ? ['Paused', 'gray']
    : feed.problem !== ''
      ? ['Problem', 'red']
      : feed.lastCheckedAt === null
        ? ['Reading', 'blue']
        : ['Active', 'harbour']
  return (
    <Badge variant="light" color={color ?? 'gray'} tt="none" fw={600} miw="max-content">
      {label}
    </Badge>
  )
}
