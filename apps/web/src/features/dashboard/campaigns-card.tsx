import { Badge, Group, Progress, Text } from '@mantine/core'
import type { Dashboard, DashboardCampaign } from '@web2/contract/dashboard'
import { formatShortMoment } from '../../lib/dates.ts'
import { TextLink } from '../../ui/links.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

const shown = (count: number): string => count.toLocaleString('en')

const nextOf = ({ status, nextPostAt }: DashboardCampaign): string => {
  if (status === 'paused') return 'Paused'
  return nextPostAt === null ? 'No posts scheduled' : `Next ${formatShortMoment(nextPostAt)}`
}

const Line = ({ campaign }: { campaign: DashboardCampaign }) => {
  const { _id, name, planned, published, failed, cancelled } = campaign
  const total = planned + published + failed + cancelled
  const part = (count: number) => (count / Math.max(1, total)) * 100
  return (
    <li className={classes.campaign}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <TextLink to="/campaigns/view-campaign" search={{ id: _id }} fw={500} size="sm" truncate>
          {name}
        </TextLink>
        {campaign.status === 'paused' && (
          <Badge variant="light" color="yellow" tt="none" miw="max-content">
            Paused
          </Badge>
        )}
      </Group>
      <Progress.Root size="md" my={6} aria-hidden>
        <Progress.Section value={part(published)} color="harbour" />
        <Progress.Section value={part(failed)} color="red.7" />
      </Progress.Root>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {shown(published)} of {shown(total)} posts published
          {failed > 0 && `, ${shown(failed)} failed`}
        </Text>
        {campaign.status !== 'paused' && (
          <Text size="xs" c="dimmed">
            {nextOf(campaign)}
          </Text>
        )}
      </Group>
    </li>
  )
}

/** Running and paused campaigns with their progress. */
export const CampaignsCard = ({ campaigns }: { campaigns: Dashboard['campaigns'] }) => (
  <HomeCard
    title="Active campaigns"
    aside={
      <TextLink to="/campaigns" size="sm">
        {campaigns.total > campaigns.data.length ? `All ${shown(campaigns.total)}` : 'All campaigns'}
      </TextLink>
    }
  >
    <ul className={classes.lines}>
      {campaigns.data.map((campaign) => (
        <Line key={campaign._id} campaign={campaign} />
      ))}
    </ul>
  </HomeCard>
)
