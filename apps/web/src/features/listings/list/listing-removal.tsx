import { Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import type { Nap, NapUses } from '@web2/contract/listings'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { NapSelect } from '../picker/listing-select.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { removeNaps, usesOfAll } from '../listings-api.ts'
import { PlaceList } from '../record/published-places.tsx'

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
  const [replaces, setReplaces] = useState(true)
  const [replacement, setReplacement] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const places = together(uses.data ?? [])
  const isUsed = places.total > 0
  const removal = useMutation({
    mutationFn: () => removeNaps(ids, isUsed && replaces ? replacement : null),
    onSuccess: () => {
      showSuccess(`Deleted ${counted(rows.length, 'listing')}.`)
      onRemoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [naps.path] }),
  })
  const refusal = fieldErrors(removal.error).replaceBy
  const submit = () => {
    const lacks = isUsed && replaces && replacement === null
    setMissing(lacks)
    if (!lacks) removal.mutate()
  }
  const [only] = rows
  const title =
    rows.length === 1 && only
      ? `Delete “${only.businessName}”?`
      : `Delete ${counted(rows.length, 'listing')}?`

  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        {rows.length > 1 && (
          <List size="sm" style={{ overflowWrap: 'anywhere' }}>
            {rows.slice(0, mostNamed).map(({ _id, businessName }) => (
              <List.Item key={_id} fw={600}>
                {businessName}
              </List.Item>
            ))}
            {rows.length > mostNamed && (
              <List.Item>and {(rows.length - mostNamed).toLocaleString('en')} more</List.Item>
            )}
          </List>
        )}
        {uses.isPending && <Waiting />}
        {uses.isError && <Failure message={sentenceFor(uses.error)} onRetry={() => void uses.refetch()} />}
        {isUsed && (
          <>
            <div>
              <Text size="sm" mb={6}>
                {rows.length === 1 ? 'It is in use:' : 'They are in use:'}
              </Text>
              <PlaceList {...places} most={mostNamed} />
            </div>
            <Radio.Group
              label="What is shown there afterwards"
              value={replaces ? 'other' : 'none'}
              onChange={(value) => setReplaces(value === 'other')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="other" label="Another listing" />
                <Radio value="none" label="No listing: what comes from it stays empty" />
              </Stack>
            </Radio.Group>
            {replaces && (
              <NapSelect
                label="Listing to show instead"
                without={ids}
                value={replacement}
                error={missing ? messages.required : (refusal ?? null)}
                onChange={(id) => {
                  setReplacement(id)
                  setMissing(false)
                  removal.reset()
                }}
              />
            )}
          </>
        )}
        {uses.isSuccess && (
          <Text size="sm">
            {isUsed && 'What is published stays as it is until it is published again. '}
            This cannot be undone.
          </Text>
        )}
        {removal.isError && refusal === undefined && <Failure message={sentenceFor(removal.error)} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red.8" disabled={!uses.isSuccess} loading={removal.isPending} onClick={submit}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
