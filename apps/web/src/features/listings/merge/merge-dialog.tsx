import { Modal } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Nap } from '@web2/contract/listings'
import { naps } from '../resources.ts'
import { QueryState } from '../../../ui/query-state.tsx'
import { MergeChoice } from './merge-choice.tsx'

interface MergeDialogProps {
  /** The listing that is kept, and the one that goes. */
  keptId: string
  otherId: string
  onMerged: (kept: Nap) => void
  onClose: () => void
}

/** Two listings of one business side by side, to make one of them. */
export const MergeDialog = ({ keptId, otherId, onMerged, onClose }: MergeDialogProps) => {
  const both = useQuery({
    queryKey: [naps.path, 'merge', keptId, otherId],
    queryFn: () => Promise.all([naps.get(keptId), naps.get(otherId)]),
    // the comparison is not refetched; merging reports an edit conflict
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <Modal opened onClose={onClose} size="xl" title="Merge listings">
      <QueryState query={both} />
      {both.data !== undefined && (
        <MergeChoice
          key={both.dataUpdatedAt}
          kept={both.data[0]}
          other={both.data[1]}
          onMerged={onMerged}
          onCompareAgain={() => void both.refetch()}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}
