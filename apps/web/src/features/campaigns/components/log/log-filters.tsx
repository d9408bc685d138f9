import { Select, TextInput } from '@mantine/core'
import { campaignLogLevels, type Campaign } from '@web2/contract'
import { SearchField } from '../../../../ui/data-list/search-field.tsx'
import { logEvents, type LogFilter } from '../../api/logs-api.ts'
import { levelLabels } from './levels.ts'

interface LogFiltersProps {
  readonly filter: LogFilter
  readonly campaigns: readonly Pick<Campaign, '_id' | 'name'>[]
  readonly onChange: (change: { [Name in keyof LogFilter]: string | undefined }) => void
}

/** What the log is narrowed to. */
export const LogFilters = ({ filter, campaigns, onChange }: LogFiltersProps) => (
  <>
    <SearchField
      label="Search messages"
      value={filter.q ?? ''}
      onChange={(q) => onChange({ q: q || undefined })}
    />
    <Select
      aria-label="Campaign"
      placeholder="All campaigns"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'All campaigns' }}
      w={190}
      data={campaigns.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={filter.campaign ?? null}
      onChange={(campaign) => onChange({ campaign: campaign ?? undefined, job: undefined })}
    />
    <Select
      aria-label="Level"
      placeholder="All levels"
      clearable
      clearButtonProps={{ 'aria-label': 'All levels' }}
      w={130}
      data={campaignLogLevels.map((level) => ({ value: level, label: levelLabels[level] }))}
      value={filter.level ?? null}
      onChange={(level) => onChange({ level: level ?? undefined })}
    />
    <Select
      aria-label="Event"
      placeholder="All events"
      clearable
      clearButtonProps={{ 'aria-label': 'All events' }}
      w={180}
      data={Object.entries(logEvents).map(([value, label]) => ({ value, label }))}
      value={filter.event ?? null}
      onChange={(event) => onChange({ event: event ?? undefined })}
    />
    <TextInput
      aria-label="From day"
      type="date"
      w={150}
      value={filter.from ?? ''}
      onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
    />
    <TextInput
      aria-label="To day"
      type="date"
      w={150}
      value={filter.to ?? ''}
      onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
    />
  </>
)
