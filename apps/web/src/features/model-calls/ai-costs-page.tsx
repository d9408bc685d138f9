import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { aiServiceLabels, textPricesOf } from '@web2/contract/ai'
import type { AiSpending } from '@web2/contract/model-calls'
import { useState } from 'react'
import { useUser } from '../../lib/session/use-user.ts'
import { counted } from '../../lib/text/counted.ts'
import { dollars } from '../../lib/text/dollars.ts'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { BreakdownCard } from './breakdown-card.tsx'
import { taskLabels } from './call-columns.tsx'
import { CallTable } from './call-table.tsx'
import { LimitsCard } from './limits-card.tsx'
import { shownMonths, spendingOf } from './spending-api.ts'
import { userName } from './user-name.ts'
import classes from './ai-costs.module.css'

const monthName = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })
const pricesOf = day.format(new Date(textPricesOf))
const nameOf = (period: string): string => monthName.format(new Date(`${period}-01T00:00:00Z`))

/** Total cost of a month. */
const TotalCard = ({ spending }: { readonly spending: AiSpending }) => {
  const { _id, spent, calls, unpriced, reserved } = spending
  return (
    <Stack gap="xs" p="lg" className="card">
      <Title order={2} size="h5">
        {nameOf(_id)}
      </Title>
      <Text className={classes.figure}>{dollars(spent)}</Text>
      <Text size="sm">
        {counted(calls, 'call')}
        {reserved > 0 && `, ${dollars(reserved)} reserved for calls in progress`}
      </Text>
      {unpriced > 0 && (
        <Text size="sm">
          {unpriced === 1 ? '1 call has' : `${unpriced.toLocaleString('en-US')} calls have`} no known price
          and
          {unpriced === 1 ? ' counts' : ' count'} as $0.
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Computed from list prices of {pricesOf} and the usage each service reports. Your invoice may differ.
      </Text>
    </Stack>
  )
}

const Month = ({ spending, isPresent }: { readonly spending: AiSpending; readonly isPresent: boolean }) => {
  const mayChange = useUser()?.abilities.includes('settings:manage') ?? false
  return (
    <Stack gap="lg">
      <div className={classes.columns}>
        <TotalCard spending={spending} />
        {isPresent && <LimitsCard spending={spending} mayChange={mayChange} />}
      </div>
      {spending.calls > 0 && (
        <div className={classes.columns}>
          <BreakdownCard
            title="By service"
            shares={spending.byProvider.map((sums) => ({ ...sums, name: aiServiceLabels[sums.provider] }))}
          />
          <BreakdownCard
            title="By task"
            shares={spending.byTask.map((sums) => ({ ...sums, name: taskLabels[sums.task] }))}
          />
          <BreakdownCard
            title="By user"
            shares={spending.byUser.map((sums) => ({
              ...sums,
              name: userName(spending.byUser, sums.userId),
            }))}
          />
        </div>
      )}
      <section aria-label="Calls">
        <CallTable {...spending} />
      </section>
    </Stack>
  )
}

/** Costs of the account's texts and images by AI, with their monthly limits. */
export const AiCostsPage = () => {
  const [months] = useState(() => shownMonths(new Date()))
  const [period, setPeriod] = useState(months[0] ?? '')
  const isPresent = period === months[0]
  const mayPrice = useUser()?.abilities.includes('installation:operate') ?? false
  const spending = useQuery(spendingOf(period, isPresent))
  return (
    <>
      <PageHeader
        title="AI costs"
        description="What your AI services charge for text and images, with monthly limits. Months begin at midnight UTC."
      >
        {mayPrice && (
          <ButtonLink variant="default" to="/settings/ai-costs/model-prices">
            Model prices
          </ButtonLink>
        )}
        <NativeSelect
          aria-label="Month"
          data={months.map((value) => ({ value, label: nameOf(value) }))}
          value={period}
          onChange={(event) => setPeriod(event.currentTarget.value)}
        />
      </PageHeader>
      <QueryState query={spending} of="cards" />
      {spending.data !== undefined && <Month spending={spending.data} isPresent={isPresent} />}
    </>
  )
}
