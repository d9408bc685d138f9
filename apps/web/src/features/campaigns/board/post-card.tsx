import { Text, UnstyledButton } from '@mantine/core'
import type { CampaignJob } from '@web2/contract/campaigns'
import { blogLabel, type SubProperty } from '@web2/contract/properties'
import { memo } from 'react'
import { formatShortMoment } from '../../../lib/dates.ts'
import classes from './board.module.css'

interface PostCardProps {
  readonly post: CampaignJob
  /** Where it goes; undefined while that is fetched, and once it was deleted. */
  readonly blog: SubProperty | undefined
  readonly onOpen: (post: CampaignJob) => void
}

const nameOf = ({ title, keyword }: CampaignJob): string => title || keyword || 'Next feed item'

/** One post on the board, drawn once while it is scrolled by. */
export const PostCard = memo(({ post, blog, onOpen }: PostCardProps) => (
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
    {blog && (
      <Text size="xs" c="dimmed" truncate title={blogLabel(blog)}>
        {blogLabel(blog)}
      </Text>
    )}
    {post.error !== '' && (
      <Text size="xs" c="var(--mantine-color-error)" truncate title={post.error}>
        {post.error}
      </Text>
    )}
  </UnstyledButton>
))
PostCard.displayName = 'PostCard'
