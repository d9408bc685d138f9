import { Group, NativeSelect, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { usageForecast, type UsageMonth } from '@web2/contract/billing'
import { meteredResources, type MeteredResource } from '@web2/contract/core'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Chart } from '../../ui/charts/chart.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { usageMonths, usageNow } from './billing-api.ts'
import { resourceLabels } from './billing-texts.ts'

const long = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' })

/** A month as bars: what was used, and in the present one what is still expected. */
const rowOf = (resource: MeteredResource, allowed: number, isNow: boolean, { period, used }: UsageMonth) => {
  const month = new Date(`${period}-01T00:00:00Z`)
  const units = used[resource]
  const forecast = isNow ? (usageForecast(units, allowed, new Date()).atMonthEnd ?? units) : units
  // nothing runs beyond the limit
  const end = Math.max(units, Math.min(forecast, allowed))
  return {
    label: long.format(month),
    short: short.format(month),
    values: { used: units, expected: end - units },
  }
}

/** Twelve months of one resource, with what the tier allows now as a line. */
export const HistoryCard = () => {
  const months = useQuery(usageMonths)
  const usage = useQuery(usageNow)
  const [resource, setResource] = useState<MeteredResource>('articles')
  if (months.isPending) return <Waiting of="cards" />
  if (months.isError)
    return <Failure message={sentenceFor(months.error)} onRetry={() => void months.refetch()} />
  const allowed = usage.data?.find((row) => row.resource === resource)?.allowed ?? 0
  const last = months.data.length - 1
  const rows = months.data.map((month, at) => rowOf(resource, allowed, at === last, month))
  // far below the allowance the line would press the bars flat
  const highest = Math.max(...rows.map(({ values }) => values.used + values.expected))
  const limit = { value: allowed, label: `Current limit` }
  return (
    <Stack gap="md" p="lg" className="card">
      <Group justify="space-between" align="flex-end">
        <Title order={2} size="h5">
          Usage history
        </Title>
        <NativeSelect
          aria-label="Usage type"
          size="xs"
          data={meteredResources.map((value) => ({ value, label: resourceLabels[value] }))}
          value={resource}
          onChange={(event) =>
            setResource(meteredResources.find((name) => name === event.currentTarget.value) ?? 'articles')
          }
        />
      </Group>
      <Chart
        kind="bar"
        stacked
        label={`${resourceLabels[resource]} by month`}
        rowName="Month"
        rows={rows}
        series={[
          { key: 'used', label: 'Used' },
          { key: 'expected', label: 'Forecast for the rest of this month' },
        ]}
        empty={`No ${resourceLabels[resource].toLowerCase()} in the last 12 months`}
        {...(allowed > 0 && highest * 8 >= allowed && { limit })}
      />
    </Stack>
  )
}
