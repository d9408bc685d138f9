import { Box, Group, Progress, Text } from '@mantine/core'
import type { Campaign } from '@web2/contract/campaigns'
import { CampaignStatusBadge } from '../campaign-status.tsx'

const shown = (count: number): string => count.toLocaleString('en')

/** How far a campaign is. */
export const ProgressCard = ({ campaign }: { campaign: Campaign }) => {
  const { status, planned, published, failed, cancelled } = campaign
  const total = Math.max(1, planned + published + failed + cancelled)
  const parts = [
    { label: 'published', count: published, color: 'harbour' },
    { label: 'failed', count: failed, color: 'red.7' },
    { label: 'canceled', count: cancelled, color: 'gray.6' },
  ]
  const said = `${shown(published)} of ${shown(planned + published + failed + cancelled)} posts published`
  return (
    <Box className="card" p="md" component="section" aria-label="Progress">
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{said}</Text>
        <CampaignStatusBadge status={status} />
      </Group>
      <Progress.Root size="lg" aria-hidden>
        {parts.map(({ label, count, color }) => (
          <Progress.Section key={label} value={(count / total) * 100} color={color} />
        ))}
      </Progress.Root>
      <Group gap="md" mt="xs">
        <Text size="sm" c="dimmed">
          {shown(planned)} scheduled
        </Text>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ label, count }) => (
            <Text size="sm" c="dimmed" key={label}>
              {shown(count)} {label}
            </Text>
          ))}
      </Group>
    </Box>
  )
}
