import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { SiteSummary } from '@web2/contract/sites'
import { useState } from 'react'
import { sites } from '../../sites/resources.ts'

/** Sites shown at once; others are found by name. */
const shown = 50
/** Ms after the last key press until the server searches. */
const pause = 250

/** The sites that changed last among those with this in their name. */
export const siteChoices = (typed: string) =>
  queryOptions({
    queryKey: [sites.path, 'choices', typed],
    queryFn: () => sites.find({ name: { $search: typed }, $sort: { updatedAt: -1 }, $limit: shown }),
    placeholderData: keepPreviousData,
  })

interface SiteSelectProps {
  readonly value: SiteSummary | null
  readonly error?: string | undefined
  readonly onChange: (site: SiteSummary | null) => void
}

/** One of the account's sites, found by its name. */
export const SiteSelect = ({ value, error, onChange }: SiteSelectProps) => {
  const [typed, setTyped] = useState(value?.name ?? '')
  // the field shows the name of the chosen site, which is no search
  const [asked] = useDebouncedValue(typed === value?.name ? '' : typed.trim(), pause)
  const found = useQuery(siteChoices(asked))
  const others = (found.data?.data ?? []).filter(({ _id }) => _id !== value?._id)
  const choices = value ? [value, ...others] : others
  return (
    <Select
      label="Site"
      placeholder="Choose a site"
      searchable
      withAsterisk
      allowDeselect={false}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={found.isPending ? 'Loading…' : 'No matching sites'}
      filter={({ options }) => options}
      styles={{ option: { overflowWrap: 'anywhere' } }}
      data={choices.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={value?._id ?? null}
      error={error}
      onChange={(id) => onChange(choices.find(({ _id }) => _id === id) ?? null)}
    />
  )
}
