import { Text, UnstyledButton } from '@mantine/core'
import type { CampaignJob } from '@web2/contract'
import { memo } from 'react'
import { formatShortMoment } from '../../../../lib/dates.ts'
import classes from './board.module.css'

interface PostCardProps {
  readonly post: CampaignJob
  readonly onOpen: (post: CampaignJob) => void
}

const nameOf = ({ title, keyword }: CampaignJob): string => title || keyword || 'The next item of the feed'

/** One post on the board, drawn once while it is scrolled by. */
export const PostCard = memo(({ post, onOpen }: PostCardProps) => (
  <UnstyledButton className={classes.card} onClick={() => onOpen(post)}>
    <Text
      size="sm"
      fw={500}
      lineClamp={post.error === '' ? 2 : 1}
      className={classes.name}
      title={nameOf(post)}
    >
      {nameOf(post)}
    </Text>
    <Text size="xs" c="dimmed" truncate>
      {formatShortMoment(post.publishedAt ?? post.runAt)}
    </Text>
    {post.error !== '' && (
      <Text size="xs" c="var(--mantine-color-error)" truncate title={post.error}>
        {post.error}
      </Text>
    )}
  </UnstyledButton>
))
PostCard.displayName = 'PostCard'
