import { Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowUpRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { DashboardCounts } from '@web2/contract/dashboard'
import { formatMoment } from '../../lib/dates.ts'
import { TextLink } from '../../ui/links.tsx'
import { changesSince } from './changes.ts'
import { lastVisit } from './dashboard-api.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

/** Changes since the user's last visit; hidden at the first visit and while there are none. */
export const ChangesCard = ({ counts }: { counts: DashboardCounts }) => {
  // without the last visit the rest of the screen is complete
  const { data } = useQuery(lastVisit)
  if (!data || data.since === null || data.counts === null) return null
  const changes = changesSince(data.counts, counts)
  if (changes.length === 0) return null
  return (
    <HomeCard
      title="Since your last visit"
      aside={
        <Text size="sm" c="dimmed">
          {formatMoment(data.since)}
        </Text>
      }
    >
      <ul className={classes.changes}>
        {changes.map(({ key, isFailure, text, link }) => (
          <li key={key}>
            <span className={classes.tone} data-small data-failure={isFailure || undefined} aria-hidden>
              {isFailure ? <IconAlertTriangle size={14} /> : <IconArrowUpRight size={14} />}
            </span>
            <TextLink {...link} size="sm" fw={500}>
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}
