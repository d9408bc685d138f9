import { SegmentedControl, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import type { Dashboard } from '@web2/contract/dashboard'
import { counted } from '../../lib/text/counted.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { TextLink } from '../../ui/links.tsx'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

const spans = ['30', '90'] as const

const series = [
  { key: 'posts', label: 'Posts' },
  { key: 'pages', label: 'Page publications' },
]

const long = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' })

const rowOf = ({ day, posts, pages }: Dashboard['days'][number]) => {
  const date = new Date(`${day}T00:00:00Z`)
  return { label: long.format(date), short: short.format(date), values: { posts, pages } }
}

/** Posts and page publications by day: a page that is published twice counts twice. */
export const PublishedCard = ({ days }: { days: Dashboard['days'] }) => {
  const [span, setSpan] = useLocalStorage<string>({
    key: 'web2.home-days',
    defaultValue: '30',
    getInitialValueInEffect: false,
  })
  const shown = days.slice(-Number(span))
  const total = (of: 'posts' | 'pages') => shown.reduce((sum, day) => sum + day[of], 0)
  return (
    <HomeCard
      title="Publishing activity"
      aside={
        <SegmentedControl
          size="xs"
          aria-label="Days shown"
          value={span}
          onChange={setSpan}
          data={spans.map((value) => ({ value, label: `${value} days` }))}
        />
      }
    >
      <div className={classes.chart}>
        <Chart
          kind="bar"
          stacked
          label={`Posts and page publications in the last ${span} days, by day in UTC`}
          rowName="Day"
          rows={shown.map(rowOf)}
          series={series}
          empty={`Nothing published in the last ${span} days`}
        />
        <Text size="sm" c="dimmed" mt="xs">
          <TextLink to="/campaigns/campaign-logs" underline="always">
            {counted(total('posts'), 'post')}
          </TextLink>
          {' and '}
          <TextLink to="/site-builder" search={{ status: 'published' }} underline="always">
            {counted(total('pages'), 'page publication')}
          </TextLink>{' '}
          in the last {span} days. A page counts each time its site is published.
        </Text>
      </div>
    </HomeCard>
  )
}
