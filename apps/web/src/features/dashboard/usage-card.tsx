import { Group, Progress, Text } from '@mantine/core'
import type { Usage } from '@web2/contract/billing'
import type { MeteredResource } from '@web2/contract/core'
import { TextLink } from '../../ui/links.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

const labels: Record<MeteredResource, string> = {
  articles: 'Articles',
  images: 'Images',
  publishedPages: 'Published pages',
  campaignPosts: 'Campaign posts',
}

const Line = ({ usage: { resource, used, reserved, allowed } }: { usage: Usage }) => {
  const taken = used + reserved
  const percent = allowed > 0 ? Math.min(100, (taken / allowed) * 100) : 100
  return (
    <li>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text size="sm">{labels[resource]}</Text>
        <TextLink to="/billing" size="sm" c="dimmed">
          {taken.toLocaleString('en')} of {allowed.toLocaleString('en')}
        </TextLink>
      </Group>
      <Progress
        size="sm"
        value={percent}
        color={percent >= 85 ? 'red.7' : 'harbour'}
        aria-label={`${labels[resource]}: ${Math.floor(percent)}% used`}
      />
    </li>
  )
}

/** Usage of the month against the tier's limits. */
export const UsageCard = ({ usage }: { usage: readonly Usage[] }) => (
  <HomeCard
    title="Usage this month"
    aside={
      <TextLink to="/billing" size="sm">
        View billing
      </TextLink>
    }
  >
    <ul className={classes.usage}>
      {usage.map((each) => (
        <Line key={each.resource} usage={each} />
      ))}
    </ul>
  </HomeCard>
)
