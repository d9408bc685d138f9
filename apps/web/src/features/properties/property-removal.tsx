import { Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Property } from '@web2/contract/properties'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { counted } from '../../lib/text/counted.ts'
import { Failure } from '../../ui/failure.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { usesOf } from './properties-api.ts'

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
  const removal = useMutation({
    mutationFn: () => properties.removeMany(ids),
    onSuccess: () => {
      showSuccess(`Deleted ${counted(rows.length, 'property', 'properties')}.`)
      onRemoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [properties.path] }),
  })
  const [only] = rows
  const named = rows.length === 1 && only ? `“${only.name}”` : counted(rows.length, 'property', 'properties')
  const campaigns = uses.data?.campaigns ?? []

  return (
    <Modal opened onClose={onClose} title={`Delete ${named}?`}>
      <Stack>
        {rows.length > 1 && (
          <List size="sm" style={{ overflowWrap: 'anywhere' }}>
            {rows.slice(0, mostNamed).map(({ _id, name }) => (
              <List.Item key={_id} fw={600}>
                {name}
              </List.Item>
            ))}
            {rows.length > mostNamed && (
              <List.Item>and {(rows.length - mostNamed).toLocaleString('en')} more</List.Item>
            )}
          </List>
        )}
        {uses.isPending && <Waiting />}
        {uses.isError && <Failure message={sentenceFor(uses.error)} onRetry={() => void uses.refetch()} />}
        {campaigns.length > 0 && (
          <div>
            <Text size="sm" mb={6}>
              These campaigns still want to post there. Their posts there are cancelled:
            </Text>
            <List size="sm" style={{ overflowWrap: 'anywhere' }}>
              {campaigns.slice(0, mostNamed).map(({ _id, name, planned }) => (
                <List.Item key={_id}>
                  <b>{name}</b>, {counted(planned, 'planned post')}
                </List.Item>
              ))}
              {campaigns.length > mostNamed && (
                <List.Item>
                  and {(campaigns.length - mostNamed).toLocaleString('en')} more campaigns
                </List.Item>
              )}
            </List>
          </div>
        )}
        {uses.isSuccess && (
          <Text size="sm">
            {uses.data.subProperties > 0 &&
              `${counted(uses.data.subProperties, 'sub-property goes', 'sub-properties go')} with it. `}
            Posts that are out stay where they are. This cannot be undone.
          </Text>
        )}
        {removal.isError && <Failure message={sentenceFor(removal.error)} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            color="red.8"
            disabled={!uses.isSuccess}
            loading={removal.isPending}
            onClick={() => removal.mutate()}
          >
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
