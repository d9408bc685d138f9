import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { napMerges, naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { Failure } from '../../../ui/failure.tsx'
import { usesOf } from '../listings-api.ts'
import { allFrom, choices, firstPicks, mergedData } from './merge-choice-values.ts'
import { PlaceList } from '../record/published-places.tsx'
import { MergeTable } from './merge-table.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface MergeChoiceProps {
  kept: Nap
  other: Nap
  onMerged: (kept: Nap) => void
  onCompareAgain: () => void
  onClose: () => void
}

const mostPlaces = 5

/** Which fields the one listing gets, and what merging does besides. */
export const MergeChoice = ({ kept, other, onMerged, onCompareAgain, onClose }: MergeChoiceProps) => {
  const different = choices(kept, other)
  const [picks, setPicks] = useState(() => firstPicks(different))
  const uses = useQuery(usesOf(other._id))
  const merge = useMutation({
    mutationFn: () =>
      napMerges.create({
        keep: { _id: kept._id, updatedAt: kept.updatedAt },
        remove: { _id: other._id, updatedAt: other.updatedAt },
        data: mergedData(kept, other, picks),
      }),
    onSuccess: onMerged,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [naps.path, 'find'] }),
  })
  const isOutdated = isApiError(merge.error) && merge.error.code === 409

  return (
    <Stack>
      <Text size="sm">
        “{other.businessName}” will be merged into this listing and deleted. You can’t undo this.
      </Text>
      {different.length === 0 ? (
        <Text size="sm">Both listings have the same data.</Text>
      ) : (
        <>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setPicks(allFrom(different, 'kept'))}>
              Use all from this listing
            </Button>
            <Button size="xs" variant="default" onClick={() => setPicks(allFrom(different, 'other'))}>
              Use all from other listing
            </Button>
          </Group>
          <MergeTable
            different={different}
            picks={picks}
            onPick={(field, side) => setPicks({ ...picks, [field]: side })}
          />
        </>
      )}
      {uses.data !== undefined && uses.data.total > 0 && (
        <div>
          <Text size="sm" mb={6}>
            These will switch to the merged listing:
          </Text>
          <PlaceList {...uses.data} most={mostPlaces} />
        </div>
      )}
      {merge.isError && (
        <Failure message={sentenceFor(merge.error)} {...(isOutdated && { onRetry: onCompareAgain })} />
      )}
      <DialogActions
        onCancel={onClose}
        loading={merge.isPending}
        disabled={isOutdated}
        onClick={() => merge.mutate()}
      >
        Merge
      </DialogActions>
    </Stack>
  )
}
