import { Anchor, Drawer, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CampaignJob } from '@web2/contract/campaigns'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { onePost, postActions } from '../posts-api.ts'
import { jobStatusLabels } from '../campaign-status.tsx'
import { PostActions } from './post-actions.tsx'
import { PostLines } from './post-lines.tsx'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'

interface PostDrawerProps {
  /** The post that is shown; null for none. */
  readonly postId: string | null
  readonly onClose: () => void
}

const Line = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    <div style={{ overflowWrap: 'anywhere' }}>{children}</div>
  </div>
)

const Facts = ({ post, place }: { post: CampaignJob; place: string }) => (
  <>
    <Line label="Status">
      {jobStatusLabels[post.status]}
      {post.attempts > 1 && `, ${post.attempts} attempts`}
    </Line>
    {post.error !== '' && <Line label="Reason">{post.error}</Line>}
    {place !== '' && <Line label="Blog">{place}</Line>}
    <Line label={post.publishedAt === null ? 'Scheduled for' : 'Published'}>
      {formatMoment(post.publishedAt ?? post.runAt)}
    </Line>
    {post.url !== '' && (
      <Line label="URL">
        <Anchor href={post.url} target="_blank" rel="noopener" size="sm">
          {post.url}
        </Anchor>
      </Line>
    )}
    {post.links.length > 0 && (
      <Line label="Links">
        {post.links.map(({ url, anchor, rel }, at) => (
          <Text size="sm" key={at}>
            “{anchor}” to {url}
            {rel !== '' && ` (${rel})`}
          </Text>
        ))}
      </Line>
    )}
    {post.articleId !== null && (
      <TextLink to="/articles/edit-article" search={{ id: post.articleId }} size="sm">
        Open article
      </TextLink>
    )}
  </>
)

const Post = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const post = useQuery(onePost(id))
  const canPublish = useCan('site:publish')
  const more = useQuery({ ...postActions(id, post.data?.updatedAt ?? ''), enabled: post.data !== undefined })
  if (post.isError) return <Failure message={sentenceFor(post.error)} onRetry={() => void post.refetch()} />
  if (!post.data) return <FetchSkeleton h={240} />
  return (
    <Stack gap="sm">
      <Facts post={post.data} place={more.data?.place ?? ''} />
      {more.isError && <Failure message={sentenceFor(more.error)} onRetry={() => void more.refetch()} />}
      {canPublish && more.data && <PostActions post={post.data} what={more.data} onGone={onClose} />}
      <PostLines postId={id} />
    </Stack>
  )
}

/** Everything on one post: where it goes, what happened, and what can be done. */
export const PostDrawer = ({ postId, onClose }: PostDrawerProps) => (
  <Drawer opened={postId !== null} onClose={onClose} position="right" title="Post">
    {postId !== null && <Post id={postId} onClose={onClose} />}
  </Drawer>
)
