import { Button, Group, Modal, SimpleGrid, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ArticleBulk } from '@web2/contract/articles'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../../lib/api/errors.ts'
import { articleBulks } from '../../resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { bulkRecord } from '../bulks-api.ts'
import { AtOnceField, SpendLimitField } from '../pace-fields.tsx'

interface PaceDialogProps {
  readonly bulk: ArticleBulk
  readonly onClose: () => void
}

/** Dialog to change a bulk's concurrency and spending limit. */
export const PaceDialog = ({ bulk, onClose }: PaceDialogProps) => {
  const [atOnce, setAtOnce] = useState(bulk.atOnce)
  const [spendLimit, setSpendLimit] = useState(bulk.spendLimit)
  const saving = useMutation({
    mutationFn: () => articleBulks.patch(bulk._id, { atOnce, spendLimit }),
    onSuccess: (stored) => {
      queryClient.setQueryData(bulkRecord(stored._id).queryKey, stored)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [articleBulks.path] }),
  })
  const refusals = saving.isError ? fieldErrors(saving.error) : {}
  return (
    <Modal opened onClose={onClose} title="Speed and budget">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending) saving.mutate()
        }}
      >
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <AtOnceField value={atOnce} error={refusals.atOnce} onChange={setAtOnce} />
            <SpendLimitField value={spendLimit} error={refusals.spendLimit} onChange={setSpendLimit} />
          </SimpleGrid>
          {saving.isError && Object.keys(refusals).length === 0 && (
            <Failure message={sentenceFor(saving.error)} />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={saving.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
