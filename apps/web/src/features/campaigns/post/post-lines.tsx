import { Text, Timeline } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaignLogs } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { Failure } from '../../../ui/failure.tsx'
import { levelColors } from '../log/log-levels.ts'

/** The log of one post, newest first. */
export const PostLines = ({ postId }: { postId: string }) => {
  const lines = useQuery({
    queryKey: [campaignLogs.path, 'post', postId],
    queryFn: () => campaignLogs.find({ jobId: postId, $sort: { createdAt: -1 }, $limit: 50 }),
  })
  if (lines.isError)
    return <Failure message={sentenceFor(lines.error)} onRetry={() => void lines.refetch()} />
  const found = lines.data?.data ?? []
  return (
    <div>
      <Text fw={600} size="sm" component="h2" mb="xs">
        Log
      </Text>
      {lines.data && found.length === 0 && (
        <Text size="sm" c="dimmed">
          No activity yet
        </Text>
      )}
      <Timeline bulletSize={12} lineWidth={2}>
        {found.map(({ _id, message, createdAt, level }) => (
          <Timeline.Item key={_id} color={levelColors[level]}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {message}
            </Text>
            <Text size="xs" c="dimmed">
              {formatMoment(createdAt)}
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </div>
  )
}
