import { Anchor, Badge, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '@web2/contract/core'
import type { Property } from '@web2/contract/properties'
import { subProperties } from './resources.ts'
import { Failure } from '../../ui/failure.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { placesAtOnce, placesCounted, placesFound } from './properties-api.ts'

/** Ms that the typing rests before the server is asked. */
const pause = 250

/** The places found in a property, ten at a time, searched by their addresses. */
export const FoundPlaces = ({ property }: { property: Pick<Property, '_id' | 'propertyType'> }) => {
  const place = { propertyId: property._id, propertyType: property.propertyType }
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim(), pause)
  const queryKey = [subProperties.path, 'of', property._id, words]
  const counted = useQuery({
    queryKey: [...queryKey, 'total'],
    queryFn: () => placesCounted(place, words),
  })
  const places = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => placesFound(place, words, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ data, skip }) => (data.length === placesAtOnce ? skip + placesAtOnce : undefined),
  })
  const total = counted.data ?? 0
  const rows = places.data?.pages.flatMap(({ data }) => data) ?? []

  return (
    <Stack className="card" px={{ base: 'md', sm: 'lg', md: 'xl' }} py="lg" gap="sm">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h5">
          Sub-properties {counted.isSuccess && `(${total.toLocaleString('en')})`}
        </Title>
        {(total > placesAtOnce || typed !== '') && (
          <TextInput
            aria-label="Search sub-properties"
            placeholder="Search by name or URL"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Group>
      {places.isPending && <Waiting of="rows" />}
      {(places.isError || counted.isError) && (
        <Failure
          message={messages.somethingWentWrong}
          onRetry={() => void Promise.all([counted.refetch(), places.refetch()])}
        />
      )}
      {places.isSuccess && rows.length === 0 && (
        <Text size="sm" c="dimmed">
          {words === ''
            ? 'Connect the property to find its sub-properties.'
            : `No sub-properties match “${words}”`}
        </Text>
      )}
      {rows.map(({ _id, name, webUrl, scrapeStatus, takesImages }) => (
        <Group key={_id} justify="space-between" gap="sm" wrap="nowrap">
          <div style={{ minWidth: 0 }}>
            <Text size="sm" fw={500} truncate>
              {name}
            </Text>
            <Anchor
              href={webUrl}
              target="_blank"
              rel="noreferrer"
              size="sm"
              style={{ overflowWrap: 'anywhere' }}
            >
              {webUrl}
            </Anchor>
            {takesImages === false && (
              <Text size="xs" c="dimmed">
                The connected user can’t upload images here. Only posts without images can be published.
              </Text>
            )}
          </div>
          {scrapeStatus !== 'scraped' && (
            <Badge
              variant="light"
              color={scrapeStatus === 'failed' ? 'red' : 'blue'}
              tt="none"
              miw="max-content"
            >
              {scrapeStatus === 'failed' ? 'No longer found' : 'Fetching'}
            </Badge>
          )}
        </Group>
      ))}
      {places.hasNextPage && rows.length < total && (
        <Group>
          <Button
            variant="default"
            size="xs"
            loading={places.isFetchingNextPage}
            onClick={() => void places.fetchNextPage()}
          >
            Show {placesAtOnce} more
          </Button>
        </Group>
      )}
    </Stack>
  )
}
