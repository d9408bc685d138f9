import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadTotals } from '@web2/contract/leads'
import { useState } from 'react'
import { counted } from '../../lib/text/counted.ts'
import { TextLink } from '../../ui/links.tsx'
import { leadsOf, leadTotals, newLeads } from '../leads/leads-api.ts'
import { formatValues } from '../leads/money.ts'
import { joined, leadsAndCalls } from '../leads/totals/totals-words.ts'
import classes from './dashboard.module.css'
import { HomeCard } from './home-card.tsx'

/** Days that the card sums up. */
const days = 30
const sitesShown = 5

const startOfSpan = (): string => {
  const start = new Date()
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - days)
  return start.toISOString()
}

const Line = ({ of, name, leads, calls, won, value }: LeadTotals) => {
  const facts = joined(won > 0 ? `${won.toLocaleString('en')} won` : '', formatValues(value))
  return (
    <li className={classes.campaign}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {of === null || leads === 0 ? (
          <Text size="sm" truncate>
            {name === '' ? 'Deleted site' : name}
          </Text>
        ) : (
          <TextLink to="/leads" search={leadsOf('site', of)} fw={500} size="sm" truncate>
            {name}
          </TextLink>
        )}
        <Text size="sm" miw="max-content">
          {leadsAndCalls({ leads, calls })}
        </Text>
      </Group>
      {facts !== '' && (
        <Text size="xs" c="dimmed">
          {facts}
        </Text>
      )}
    </li>
  )
}

/** Leads and calls of the last days by site; renders nothing without any. */
export const LeadsCard = () => {
  const [from] = useState(startOfSpan)
  const totals = useQuery(leadTotals('site', { from })).data ?? []
  const unread = useQuery(newLeads).data?.new ?? 0
  if (totals.length === 0) return null
  const isMore = totals.length > sitesShown
  return (
    <HomeCard
      title={`${totals.some(({ calls }) => calls > 0) ? 'Leads and calls' : 'Leads'} in the last ${days} days`}
      aside={
        <TextLink to="/leads" search={unread > 0 ? { status: 'new' } : {}} size="sm">
          {unread > 0 ? `${unread.toLocaleString('en')} new` : 'All leads'}
        </TextLink>
      }
    >
      <ul className={classes.lines}>
        {totals.slice(0, sitesShown).map((each) => (
          <Line key={each.of ?? 'deleted'} {...each} />
        ))}
        {isMore && (
          <li className={classes.campaign}>
            <Text size="xs" c="dimmed">
              and {counted(totals.length - sitesShown, 'more site')}
            </Text>
          </li>
        )}
      </ul>
    </HomeCard>
  )
}
