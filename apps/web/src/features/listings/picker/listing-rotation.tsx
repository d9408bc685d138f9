import { Group, Pill, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listingChosen } from '../fields/find-listings.ts'
import { NapSelect } from './listing-select.tsx'

interface ListingTurnsProps {
  readonly napIds: readonly string[]
  /** How many can be chosen. */
  readonly most: number
  /** Plural noun of the records that rotate through them, such as 'Articles'. */
  readonly noun: string
  readonly onChange: (napIds: readonly string[]) => void
}

const Chosen = ({ napId, onRemove }: { readonly napId: string; readonly onRemove: () => void }) => {
  const name = useQuery(listingChosen(napId)).data?.businessName ?? 'Business listing'
  return (
    <Pill
      withRemoveButton
      size="md"
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `Remove ${name}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {name}
    </Pill>
  )
}

/** Several business listings: what shows them takes the next one in turn. */
export const ListingTurns = ({ napIds, most, noun, onChange }: ListingTurnsProps) => (
  <div>
    {napIds.length < most && (
      <NapSelect
        key={napIds.length}
        label={napIds.length === 0 ? 'Business listing' : 'Add another business listing'}
        without={napIds}
        value={null}
        onChange={(napId) => napId !== null && onChange([...napIds, napId])}
      />
    )}
    {napIds.length > 0 && (
      <Group gap={6} mt="xs">
        {napIds.map((napId) => (
          <Chosen
            key={napId}
            napId={napId}
            onRemove={() => onChange(napIds.filter((each) => each !== napId))}
          />
        ))}
      </Group>
    )}
    {napIds.length > 1 && (
      <Text size="xs" c="dimmed" mt={4}>
        {noun} rotate through these listings.
      </Text>
    )}
  </div>
)
