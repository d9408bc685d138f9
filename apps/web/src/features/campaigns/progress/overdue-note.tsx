import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '@web2/contract/campaigns'
import { useCan } from '../../../lib/session/use-user.ts'
import { overdueCount } from '../overdue-api.ts'
import { useStatusChange } from '../use-status-change.tsx'

/** Posts of a running campaign whose time is over, as after a stop of the whole installation. */
export const OverdueNote = ({ campaign }: { campaign: Campaign }) => {
  const canPublish = useCan('site:publish')
  const isRunning = campaign.status === 'running'
  const { data: count = 0 } = useQuery({ ...overdueCount(campaign._id), enabled: isRunning })
  const { settle, isPending } = useStatusChange()
  if (!isRunning || count === 0) return null
  return (
    <Alert color="yellow" variant="light" role="status">
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {count === 1
            ? '1 post is overdue. It’s published as soon as the schedule allows.'
            : `${count.toLocaleString('en')} posts are overdue. They’re published one by one as the schedule allows.`}
        </Text>
        {canPublish && (
          <Group gap="xs">
            <Button size="xs" variant="default" loading={isPending} onClick={() => settle(campaign, 'send')}>
              Publish now
            </Button>
            <Button size="xs" variant="default" disabled={isPending} onClick={() => settle(campaign, 'skip')}>
              Skip
            </Button>
          </Group>
        )}
      </Group>
    </Alert>
  )
}
