import { Progress, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usageForecast, type Usage } from '@web2/contract/billing'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../../ui/failure.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { percentOf, usageNow } from './billing-api.ts'
import { formatUnits, resourceLabels } from './billing-texts.ts'
import { forecastSentence } from './forecast-sentence.ts'
import { levelColor } from './usage-level.ts'
import classes from './billing-page.module.css'

const Row = ({ usage: { resource, used, reserved, allowed, days } }: { usage: Usage }) => {
  const taken = used + reserved
  const percent = allowed > 0 ? Math.floor((taken * 100) / allowed) : 0
  const name = resourceLabels[resource]
  return (
    <li>
      <div className={classes.rowHead}>
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="sm" className={classes.numbers}>
          {formatUnits(taken)} of {formatUnits(allowed)}
        </Text>
      </div>
      <Progress
        value={Math.min(percent, 100)}
        color={levelColor(percent)}
        size="sm"
        my={6}
        aria-label={`${name}: ${percent}% used`}
      />
      <Text size="xs" c="dimmed">
        {reserved > 0 && `${formatUnits(reserved)} reserved for running jobs. `}
        {forecastSentence(usageForecast(used, allowed, new Date(), days), { used, allowed })}
      </Text>
    </li>
  )
}

/** The month so far, resource by resource, and where it leads at this pace. */
export const MonthCard = () => {
  const usage = useQuery(usageNow)
  if (usage.isPending) return <Waiting of="cards" />
  if (usage.isError)
    return <Failure message={sentenceFor(usage.error)} onRetry={() => void usage.refetch()} />
  const percent = percentOf(usage.data)
  return (
    <Stack gap="md" p="lg" className="card">
      <div className={classes.rowHead}>
        <Title order={2} size="h5">
          This month
        </Title>
        <Text className={classes.figure} aria-label={`${percent}% used`}>
          {percent}%
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        Based on the limit you’ve used the most of. Resets on the 1st (UTC).
      </Text>
      <ul className={classes.rows}>
        {usage.data.map((row) => (
          <Row key={row.resource} usage={row} />
        ))}
      </ul>
    </Stack>
  )
}
