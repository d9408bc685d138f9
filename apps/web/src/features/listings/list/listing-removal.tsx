import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Nap, NapUses } from '@web2/contract/listings'
import { counted } from '../../../lib/text/counted.ts'
import { RemovalDialog } from '../../../ui/dialogs/removal-dialog.tsx'
import { removeNaps, usesOfAll } from '../listings-api.ts'
import { NapSelect } from '../picker/listing-select.tsx'
import { PlaceList } from '../record/published-places.tsx'
import { naps } from '../resources.ts'

interface NapRemovalProps {
  rows: readonly Nap[]
  onRemoved: () => void
  onClose: () => void
}

const mostNamed = 8

const together = (uses: readonly NapUses[]): Pick<NapUses, 'total' | 'data'> => ({
  total: uses.reduce((sum, { total }) => sum + total, 0),
  data: uses.flatMap(({ data }) => data),
})

/** Asks before listings are deleted; where they are in use, also what is shown there afterwards. */
export const NapRemoval = ({ rows, onRemoved, onClose }: NapRemovalProps) => {
  const ids = rows.map(({ _id }) => _id)
  const uses = useQuery({ ...usesOfAll(ids), staleTime: 0 })
  const places = together(uses.data ?? [])
  const isUsed = places.total > 0
  return (
    <RemovalDialog<string>
      names={rows.map(({ businessName }) => businessName)}
      counted={counted(rows.length, 'listing')}
      path={naps.path}
      uses={uses}
      replacement={
        isUsed
          ? {
              question: {
                label: 'Replacement',
                other: 'Another listing',
                none: 'No replacement (leave fields empty)',
              },
              name: 'replaceBy',
              field: (props) => <NapSelect label="Replacement listing" without={ids} {...props} />,
            }
          : undefined
      }
      consequence={`${isUsed ? 'Published pages don’t change until you publish again. ' : ''}You can’t undo this.`}
      remove={(replaceBy) => removeNaps(ids, replaceBy)}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      {isUsed && (
        <div>
          <Text size="sm" mb={6}>
            Used in:
          </Text>
          <PlaceList {...places} most={mostNamed} />
        </div>
      )}
    </RemovalDialog>
  )
}
