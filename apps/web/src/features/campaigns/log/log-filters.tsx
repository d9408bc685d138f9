import { Box, Select, Text, TextInput } from '@mantine/core'
import { campaignLogLevels, type Campaign } from '@web2/contract/campaigns'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { SheetButton, SheetFields } from '../../../ui/data-list/sheet-button.tsx'
import { SearchField } from '../../../ui/data-list/search-field.tsx'
import { logEvents, type LogFilter } from '../logs-api.ts'
import { levelLabels } from './log-levels.ts'

interface LogFiltersProps {
  readonly filter: LogFilter
  readonly campaigns: readonly Pick<Campaign, '_id' | 'name'>[]
  readonly onChange: (change: { [Name in keyof LogFilter]: string | undefined }) => void
}

/** Two fields for days look alike: which is which is written into them; their labels say it to who cannot see it. */
const DayMark = ({ text }: { text: string }) => (
  <Text size="sm" c="dimmed" aria-hidden>
    {text}
  </Text>
)

const LogFields = ({ filter, campaigns, onChange }: LogFiltersProps) => (
  <>
    <Select
      aria-label="Campaign"
      placeholder="All campaigns"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'All campaigns' }}
      w={160}
      data={campaigns.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={filter.campaign ?? null}
      onChange={(campaign) => onChange({ campaign: campaign ?? undefined, job: undefined })}
    />
    <Select
      aria-label="Level"
      placeholder="All levels"
      clearable
      clearButtonProps={{ 'aria-label': 'All levels' }}
      w={120}
      data={campaignLogLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
      value={filter.level ?? null}
      onChange={(level) => onChange({ level: level ?? undefined })}
    />
    <Select
      aria-label="Event"
      placeholder="All events"
      clearable
      clearButtonProps={{ 'aria-label': 'All events' }}
      w={150}
      data={Object.entries(logEvents).map(([value, label]) => ({ value, label }))}
      value={filter.event ?? null}
      onChange={(event) => onChange({ event: event ?? undefined })}
    />
    <TextInput
      aria-label="From date"
      type="date"
      w={185}
      leftSection={<DayMark text="From" />}
      leftSectionWidth={52}
      value={filter.from ?? ''}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
    />
    <TextInput
      aria-label="To date"
      type="date"
      w={165}
      leftSection={<DayMark text="To" />}
      leftSectionWidth={34}
      value={filter.to ?? ''}
      onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
    />
  </>
)

const fields = ['campaign', 'level', 'event', 'from', 'to'] as const

/** Filters of the log; on a small screen all but the search are in a sheet. */
export const LogFilters = (props: LogFiltersProps) => {
  const { filter, onChange } = props
  const isNarrow = useNarrowScreen()
  const search = (
    <SearchField
      label="Search messages"
      value={filter.q ?? ''}
      onChange={(q) => onChange({ q: q || undefined })}
    />
  )
  return (
    <>
      {isNarrow ? <Box w="100%">{search}</Box> : search}
      {isNarrow ? (
        <SheetButton count={fields.filter((name) => filter[name] !== undefined).length}>
          {() => (
            <SheetFields>
              <LogFields {...props} />
            </SheetFields>
          )}
        </SheetButton>
      ) : (
        <LogFields {...props} />
      )}
    </>
  )
}
