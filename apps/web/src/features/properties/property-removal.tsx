import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Property } from '@web2/contract/properties'
import { counted } from '../../lib/text/counted.ts'
import { RemovalDialog } from '../../ui/dialogs/removal-dialog.tsx'
import { usesOf } from './properties-api.ts'
import { properties } from './resources.ts'

interface PropertyRemovalProps {
  rows: readonly Property[]
  onRemoved: () => void
  onClose: () => void
}

const mostNamed = 8

/** Asks before properties are deleted, and says which campaigns still want to post there. */
export const PropertyRemoval = ({ rows, onRemoved, onClose }: PropertyRemovalProps) => {
  const ids = rows.map(({ _id }) => _id)
  const uses = useQuery({ ...usesOf(ids), staleTime: 0 })
  const { campaigns = [], subProperties = 0 } = uses.data ?? {}
  const inside =
    subProperties > 0 ? `This also deletes ${counted(subProperties, 'sub-property', 'sub-properties')}. ` : ''
  return (
    <RemovalDialog
      names={rows.map(({ name }) => name)}
      counted={counted(rows.length, 'property', 'properties')}
      path={properties.path}
      uses={uses}
      consequence={`${inside}Published posts stay online. You can’t undo this.`}
      remove={() => properties.removeMany(ids)}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      {campaigns.length > 0 && (
        <div>
          <Text size="sm" mb={6}>
            Scheduled posts of these campaigns will be canceled:
          </Text>
          <List size="sm" style={{ overflowWrap: 'anywhere' }}>
            {campaigns.slice(0, mostNamed).map(({ _id, name, planned }) => (
              <List.Item key={_id}>
                <b>{name}</b>, {counted(planned, 'scheduled post')}
              </List.Item>
            ))}
            {campaigns.length > mostNamed && (
              <List.Item>and {(campaigns.length - mostNamed).toLocaleString('en')} more campaigns</List.Item>
            )}
          </List>
        </div>
      )}
    </RemovalDialog>
  )
}
