import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { listingChosen, listingsFound, listingsLeft } from '../fields/find-listings.ts'
import { listingPlace } from './listing-place.ts'

interface NapSelectProps {
  label?: string
  /** Listings that cannot be chosen, by id. */
  without?: readonly string[]
  value: string | null
  error?: string | null
  onChange: (napId: string | null) => void
}

/** Ms that the typing rests before the server is asked. */
const pause = 250

const labelOf = ({ businessName, city }: Nap): string =>
  city === undefined || city === '' ? businessName : `${businessName}, ${city}`

/** A listing among those to choose from: its name, and where it is. */
const Option = ({ nap }: { readonly nap: Nap }) => (
  <div style={{ minWidth: 0 }}>
    <Text size="sm">{nap.businessName}</Text>
    <Text size="xs" c="dimmed">
      {listingPlace(nap)}
    </Text>
  </div>
)

/** One of the business listings, found by its name. */
export const NapSelect = ({
  label = 'Business listing',
  without = [],
  value,
  error = null,
  onChange,
}: NapSelectProps) => {
  const chosen = useQuery(listingChosen(value)).data
  const [typed, setTyped] = useState('')
  // the field says the name of what is chosen, which is not looked for
  const [asked] = useDebouncedValue(chosen && typed === labelOf(chosen) ? '' : typed, pause)
  const choices = useQuery(listingsFound(asked))
  const found = (choices.data?.data ?? []).filter(({ _id }) => !without.includes(_id))
  const isAdded = chosen && value === chosen._id && !found.some(({ _id }) => _id === value)
  const left = choices.data ? listingsLeft(choices.data) : null
  const isNone = choices.isSuccess && asked === '' && choices.data.data.length === 0
  const offered = [...(isAdded ? [chosen] : []), ...found]
  const choose = (id: string | null) => {
    const nap = found.find(({ _id }) => _id === id)
    if (nap) queryClient.setQueryData(listingChosen(id).queryKey, nap)
    onChange(id)
  }
  return (
    <Select
      label={label}
      placeholder={isNone ? 'No listings yet' : 'Choose a listing'}
      searchable
      allowDeselect={false}
      clearable
      clearButtonProps={{ 'aria-label': 'No listing' }}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={
        choices.isPending ? 'Loading…' : isNone ? 'No listings yet' : 'No matching listings'
      }
      styles={{ option: { overflowWrap: 'anywhere' } }}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const nap = offered.find(({ _id }) => _id === option.value)
        return nap ? <Option nap={nap} /> : option.label
      }}
      data={[
        ...offered.map((nap) => ({ value: nap._id, label: labelOf(nap) })),
        ...(left === null ? [] : [{ value: 'left', label: left, disabled: true }]),
      ]}
      value={value}
      onChange={choose}
      error={choices.isError ? sentenceFor(choices.error) : error}
    />
  )
}
