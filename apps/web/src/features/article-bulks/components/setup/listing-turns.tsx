import { Group, Pill, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { limits } from '@web2/contract'
import { listingChosen } from '../../../../lib/listings/find-listings.ts'
import { NapSelect } from '../../../../ui/listings/nap-select.tsx'

interface ListingTurnsProps {
  readonly napIds: readonly string[]
  readonly onChange: (napIds: readonly string[]) => void
}

const Chosen = ({ napId, onRemove }: { readonly napId: string; readonly onRemove: () => void }) => {
  const name = useQuery(listingChosen(napId)).data?.businessName ?? 'Business listing'
  return (
    <Pill
      withRemoveButton
      size="md"
      onRemove={onRemove}
      removeButtonProps={{ 'aria-label': `Leave out ${name}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {name}
    </Pill>
  )
}

/** Business listings of the articles: with several of them, each article takes the next one in turn. */
export const ListingTurns = ({ napIds, onChange }: ListingTurnsProps) => (
  <div>
    {napIds.length < limits.bulkListings && (
      <NapSelect
        key={napIds.length}
        label={napIds.length === 0 ? 'Business listing' : 'One more business listing'}
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
        Articles take them in turn.
      </Text>
    )}
  </div>
)
