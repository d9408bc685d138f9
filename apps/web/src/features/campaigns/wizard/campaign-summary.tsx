import { Text, Title } from '@mantine/core'
import { useDeferredValue, useMemo, useState } from 'react'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import type { CampaignValues } from '../campaign-values.ts'
import classes from '../campaigns.module.css'
import { scheduleText } from '../schedule-text.ts'

interface CampaignSummaryProps {
  readonly values: CampaignValues
  readonly articles: number
  readonly posts: number
}

const shown = (count: number): string => (count === 0 ? 'None' : count.toLocaleString('en'))

/** Live result of the draft: its numbers, and how long its schedule takes. */
export const CampaignSummary = ({ values, articles, posts }: CampaignSummaryProps) => {
  const { targets, links } = values
  const [now] = useState(Date.now)
  const schedule = useDeferredValue(values.schedule)
  const preview = useMemo(
    () => (posts > 0 ? scheduleText(posts, targets.length, schedule, now) : ''),
    [posts, targets.length, schedule, now],
  )
  return (
    <section className={classes.summary} aria-label="Summary">
      <Title order={2} size="h5">
        Summary
      </Title>
      <Facts
        facts={[
          { name: 'Blogs', value: shown(targets.length) },
          { name: 'Articles', value: shown(articles) },
          { name: 'Links', value: shown(links.length) },
        ]}
      />
      <Text size="sm" fw={600} role="status" aria-label="Schedule summary">
        {preview === '' ? 'Select blogs and articles to see the schedule.' : preview}
      </Text>
    </section>
  )
}
