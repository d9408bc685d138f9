import { Anchor, Box, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Campaign, CampaignJob } from '@web2/contract/campaigns'
import { formatMoment } from '../../../lib/dates.ts'
import { nextPosts } from '../posts-api.ts'

interface NextPostsProps {
  readonly campaign: Campaign
  readonly onOpen: (post: CampaignJob) => void
}

/** Next posts with their times; renders nothing if none are left. */
export const NextPosts = ({ campaign, onOpen }: NextPostsProps) => {
  const next = useQuery(nextPosts(campaign._id))
  const posts = next.data?.data ?? []
  if (posts.length === 0) return null
  return (
    <Box className="card" p="md" component="section" aria-labelledby="next-posts">
      <Text id="next-posts" fw={600} component="h2" mb="xs">
        Next posts
      </Text>
      {posts.map((post) => (
        <Group key={post._id} justify="space-between" py={4} style={{ gap: '0 var(--mantine-spacing-md)' }}>
          <Anchor component="button" type="button" size="sm" maw="100%" truncate onClick={() => onOpen(post)}>
            {post.title || post.keyword || 'Next feed item'}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {formatMoment(post.runAt)}
          </Text>
        </Group>
      ))}
      {campaign.status === 'paused' && (
        <Text size="sm" c="dimmed" mt="xs">
          Posts aren’t published while the campaign is paused.
        </Text>
      )}
    </Box>
  )
}
