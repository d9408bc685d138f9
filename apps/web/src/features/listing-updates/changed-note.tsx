import { Alert, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/links.tsx'
import { goesOn, reviewOf } from './updates-api.ts'
import { countedPlaces } from './updates-choice.ts'

/** Note on references that still show a listing's earlier data; renders nothing without them. */
export const ChangedNote = ({ id }: { readonly id: string }) => {
  const { data } = useQuery(reviewOf(id))
  if (data === undefined) return null
  const isRunning = goesOn(data)
  if (data.places.length === 0 && !isRunning) return null
  return (
    <Alert
      color={isRunning ? 'blue' : 'yellow'}
      variant="light"
      mb="md"
      title={isRunning ? 'Updating' : `Out of date: ${countedPlaces(data.places)}`}
      styles={{ label: { color: 'var(--mantine-color-text)' } }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 260px">
          {isRunning
            ? 'Content that showed earlier data of this listing is being updated.'
            : 'This content still shows earlier data of this listing.'}
        </Text>
        <ButtonLink to="/nap-databases/updates" search={{ id }} size="xs" variant="default">
          {isRunning ? 'View progress' : 'Review updates'}
        </ButtonLink>
      </Group>
    </Alert>
  )
}
