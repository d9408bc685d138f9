import { Box, Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { listingsFound, listingsLeft } from '../fields/find-listings.ts'
import { listingPlace } from './listing-place.ts'
import { FetchLoader } from '../../../ui/loading-indicators.tsx'

const none = ''

/** Ms that the typing rests before the server is asked. */
const pause = 250

interface ListingChoiceProps {
  readonly chosen: Nap | null
  readonly onChoose: (nap: Nap | null) => void
  /** Label of choosing none, if allowed. */
  readonly noneLabel?: string
}

/** The account's business listings, to choose one of: the first of them, and any other by some of its name. */
export const ListingChoice = ({ chosen, onChoose, noneLabel }: ListingChoiceProps) => {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search, pause)
  const listings = useQuery(listingsFound(asked))
  const found = listings.data?.data ?? []
  // what is chosen stays in sight, whatever is looked for
  const shown = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found
  const left = listings.isSuccess ? listingsLeft(listings.data) : null

  return (
    <Stack>
      <TextInput
        type="search"
        aria-label="Search listings"
        placeholder="Name, street, city or phone"
        leftSection={<IconSearch size={16} />}
        data-autofocus
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {listings.isPending && <FetchLoader type="dots" aria-label="Loading listings" />}
      {listings.isError && (
        <Group justify="space-between">
          <Text size="sm" role="alert">
            {sentenceFor(listings.error)}
          </Text>
          <Button size="xs" variant="default" onClick={() => void listings.refetch()}>
            Try again
          </Button>
        </Group>
      )}
      {listings.isSuccess && (
        <Box mah={300} style={{ overflowY: 'auto' }}>
          <Radio.Group
            aria-label="Business listing"
            value={chosen?._id ?? none}
            onChange={(id) => onChoose(shown.find(({ _id }) => _id === id) ?? null)}
          >
            <Stack gap="sm" py={4}>
              {noneLabel !== undefined && <Radio value={none} label={noneLabel} />}
              {shown.map((nap) => (
                <Radio
                  key={nap._id}
                  styles={{ labelWrapper: { minWidth: 0, overflowWrap: 'anywhere' } }}
                  value={nap._id}
                  label={nap.businessName}
                  description={listingPlace(nap)}
                />
              ))}
            </Stack>
          </Radio.Group>
        </Box>
      )}
      {left !== null && (
        <Text size="sm" c="dimmed">
          {left}
        </Text>
      )}
      {listings.isSuccess && found.length === 0 && (
        <Text size="sm" c="dimmed">
          {asked.trim() === '' ? 'No listings yet. Add one under NAP databases.' : 'No matching listings'}
        </Text>
      )}
    </Stack>
  )
}
