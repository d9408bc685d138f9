import { Card, Group, Progress, Text } from '@mantine/core'
import { limits } from '@web2/contract/core'
import { downloadQueue } from './download-queue.ts'
import type { QueuedDownload } from './pending-downloads.ts'

const percentOf = ({ progress }: QueuedDownload): number =>
  progress === undefined || progress.total === 0 ? 0 : Math.floor((progress.done * 100) / progress.total)

/** The zip file that is being made, and the sites that wait for theirs. */
export const DownloadQueueCard = () => {
  const [first, ...others] = downloadQueue.waiting.use()
  if (first === undefined) return null
  const percent = percentOf(first)
  return (
    <Card withBorder mb="md" padding="sm" component="section" aria-label="Downloads">
      <Group justify="space-between" gap="sm" mb={6}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          Preparing {first.siteName}.zip
        </Text>
        {others.length > 0 && (
          <Text size="xs" c="dimmed">
            Next: {others.map(({ siteName }) => siteName).join(', ')}
          </Text>
        )}
      </Group>
      <Progress
        value={percent === 0 ? 100 : percent}
        animated
        size={limits.downloadBarHeight}
        aria-label={
          percent === 0 ? `Preparing ${first.siteName}.zip` : `Preparing ${first.siteName}.zip, ${percent}%`
        }
      />
    </Card>
  )
}
